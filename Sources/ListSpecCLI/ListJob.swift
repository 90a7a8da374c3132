internal import ListRender
internal import SpecSource

/// The work of a command on one list of one file: reading it, and putting the result where it is wanted.
struct ListJob {
  /// What was found in the file.
  let check: SpecCheck
  private let file: OutputFile?
  private let color: ColorChoice

  /// Reads and checks the file of a path; throws where it cannot be read, or is where the result should go.
  init(
    _ path: FilePath, _ input: InputOptions, _ output: OutputOptions, in console: inout Console
  ) throws(Failure) {
    file = output.file.map { OutputFile(path: $0, disk: console.disk) }
    color = output.color
    try file?.check(isNotAmong: [path])
    let source = try input.loader.load(path, &console)
    check = SpecCheck(source, at: path, try SpecInputs(input, on: console.disk))
  }

  /// The list that is meant; without a choice the only one.
  func list(_ choice: DocumentChoice?) throws(Failure) -> CompiledList {
    check.list(of: try DocumentChoice.document(choice, of: check.tree))
  }

  /// How text is laid out where the result goes.
  func style(in console: Console) -> TextStyle {
    file == nil ? console.style(of: console.output, color) : TextStyle()
  }

  /// Writes the result.
  func write(in console: inout Console, _ body: (inout ByteBuffer) -> Void) throws(Failure) {
    if let file { try file.write(body) } else { try console.write(body) }
  }
}
