internal import ListRender
internal import SpecSource

/// The work of a command on one list of one file: reading it, and putting the result where it is wanted.
struct ListJob {
  /// What was found in the file.
  let check: SpecCheck
  private let output: OutputOptions

  /// Reads and checks the file of a path; throws where it cannot be read, or is where the result should go.
  init(
    _ path: FilePath, _ input: InputOptions, _ output: OutputOptions, in console: inout Console
  ) throws(Failure) {
    self.output = output
    if let file = output.file {
      try OutputFile(path: file, disk: console.disk).check(isNotAmong: [path] + input.dataFiles)
    }
    let inputs = try SpecInputs(input, for: [path], in: &console)
    let source = try input.loader.load(path, &console)
    check = SpecCheck(source, at: path, inputs)
    if !check.readsGivenData, !output.isQuiet { console.say(inputs.unreadRemark) }
  }

  /// The list that is meant; without a choice the only one.
  func list(_ choice: DocumentChoice?) throws(Failure) -> CompiledList {
    check.list(of: try DocumentChoice.document(choice, of: check.tree))
  }

  /// How text is laid out where the result goes.
  func style(in console: Console) -> TextStyle { output.style(in: console) }

  /// Writes the result.
  func write(in console: inout Console, _ body: (inout ByteBuffer) -> Void) throws(Failure) {
    if let file = output.file {
      try OutputFile(path: file, disk: console.disk).check(isNotAmong: check.report.sources)
    }
    try output.write(&console, body)
  }
}
