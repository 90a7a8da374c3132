internal import ListRender
internal import SpecSource

/// The options of a command that changes a file: where the new text goes, and whether it goes anywhere.
struct ChangeOptions: Sendable {
  var isInPlace = false
  var isDryRun = false
  var isCheck = false

  static let table: [CommandOption<ChangeOptions>] = [
    .flag("in-place", "i", \.isInPlace, "put the result in the place of the file, as a whole or not at all"),
    .flag("dry-run", nil, \.isDryRun, "write no file; print what would change, as a unified diff"),
    .flag("check", nil, \.isCheck, "write no file; exit with 1 if something would change"),
  ]

  /// Refuses what excludes each other, before anything is read.
  func check(_ output: OutputOptions, _ path: FilePath) throws(Failure) {
    if isInPlace {
      for (isGiven, name) in [(isDryRun, "--dry-run"), (isCheck, "--check"), (output.file != nil, "--output")]
      where isGiven {
        throw Failure("'--in-place' and '\(name)' exclude each other")
      }
      if path.isDash { throw Failure("'--in-place' needs a file, found standard input") }
    } else if isCheck, !isDryRun, output.file != nil {
      throw Failure("'--check' writes nothing, so there is nothing for '--output'")
    }
  }

  /// Puts the new text of a file where it belongs.
  ///
  /// - Parameters:
  ///   - old: The file as it was read; it is not written over if it has changed meanwhile.
  ///   - path: The path under which it was read.
  ///   - first: What is done before the text is written; where it fails, nothing is.
  func write(
    _ new: [UInt8], over old: SourceFile, at path: FilePath, _ output: OutputOptions, _ console: inout Console,
    first: () throws(Failure) -> Void = {}
  ) throws(Failure) -> ExitStatus {
    if isInPlace {
      try OutputFile(path: path, disk: console.disk).replace(old.bytes, with: new, &console, first: first)
    } else if isDryRun {
      let name = path.isDash ? Array(old.name.utf8) : path.bytes
      let diff = UnifiedDiff(from: old.bytes, to: new, at: name)
      let style = output.style(in: console)
      let isForTheEye = output.file == nil && (style.isColored || console.output.isTerminal)
      try output.write(&console) { diff.write(to: &$0, style, forTheEye: isForTheEye) }
    } else if !isCheck {
      try output.write(&console, first: first) { $0.append(new[...]) }
    }
    return isCheck && old.bytes != new ? .findings : .success
  }
}
