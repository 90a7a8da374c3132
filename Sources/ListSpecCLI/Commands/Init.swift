internal import ListRender
internal import SpecSource

/// `listspec init`: a list to begin with, and a configuration.
struct Init: Subcommand {
  static let name = "init"
  static let summary = "write a list and a configuration to begin with"
  static let operands = [
    OperandDescription("FILE", .optional, "the list to write (default: Lists/example.list.yaml)")
  ]
  static let options: [CommandOption<Init>] = [
    .flag("quiet", "q", \.isQuiet, "do not say what was written")
  ]
  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "the files were written; a configuration that was there is as it was"),
    (status: ExitStatus.failure, meaning: "the list is there already, or could not be written"),
  ]
  static let examples = [
    (command: "listspec init", purpose: "begin in a project"),
    (command: "listspec init Settings/settings.list.yaml", purpose: "begin with a list of that name"),
  ]

  var isQuiet = false

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    let list = operands.first?.path ?? FilePath("Lists/example.list.yaml")
    guard list.bytes.last != UInt8(ascii: "/"), !list.isDash else {
      throw Failure(
        "'\(list.shown)' is no file that could be written", hint: "as in 'listspec init \(list.shown)example.list.yaml'"
      )
    }
    guard (try? console.disk.linkInfo(of: list)) == nil else {
      throw Failure("'\(list.shown)' is there already", hint: "'listspec validate \(list.shown)' checks it")
    }
    try makeFolders(list.folder, on: console.disk)
    try write(StarterFiles.list(named: list), to: list, &console)
    let configuration = FilePath(Configuration.fileName)
    if (try? console.disk.linkInfo(of: configuration)) == nil {
      try write(StarterFiles.configuration, to: configuration, &console)
    }
    if !isQuiet { console.say("next: listspec validate \(list.shown), then listspec render \(list.shown)") }
    return .success
  }

  /// Makes a folder with those that it is in.
  private func makeFolders(_ folder: FilePath, on disk: Disk) throws(Failure) {
    let slash = UInt8(ascii: "/")
    for end in folder.bytes.indices.dropFirst() where folder.bytes[end] == slash {
      let part = FilePath(folder.bytes[..<end])
      do {
        try FileCalls.makeFolder(disk.path(part))
      } catch {
        throw .writing("'\(part.shown)'", error)
      }
    }
  }

  private func write(_ text: String, to path: FilePath, _ console: inout Console) throws(Failure) {
    try OutputFile(path: path, disk: console.disk).write { $0.append(text) }
    if !isQuiet { console.say("wrote \(path.shown)") }
  }
}
