internal import ListLint
internal import ListRender
internal import SpecSource

/// `listspec config`: tells which settings hold for a file, and where each was made.
struct Config: Subcommand {
  static let name = "config"
  static let summary = "show which settings hold for a file, and where they were made"
  static let operands = [
    OperandDescription(
      "show", .optional, "what to do; there is one thing so far, so it may be left out", choices: { ["show"] }),
    OperandDescription(
      "FILE", .optional, "the list, or a folder (default: the current one)"),
  ]
  static let options: [CommandOption<Config>] =
    [
      .path("config", nil, \.configuration, "FILE", "show this configuration, whatever '.listspec.yaml' is near")
    ] + OutputOptions.table(quiet: "has no effect here: there is nothing to leave out").map { $0.within(\.output) }
  static let exitStatuses = [
    (status: ExitStatus.success, meaning: "the settings were written"),
    (status: ExitStatus.failure, meaning: "the configuration cannot be used, or the command line is wrong"),
  ]
  static let examples = [
    (command: "listspec config show Lists/home.list.yaml", purpose: "say how a list is checked, and why")
  ]

  var configuration: FilePath?
  var output = OutputOptions()

  func run(_ operands: [Argument], in console: inout Console) throws(Failure) -> ExitStatus {
    guard operands.first.map({ $0.text == "show" }) ?? true else {
      throw Failure(
        "'config' cannot '\(operands[0].text)', expected show\(Spelling.suggestion(for: operands[0].text, in: ["show"]))",
        hint: "as in 'listspec config show Lists/home.list.yaml'")
    }
    let path = operands.count > 1 ? operands[1].path : FilePath("./")
    var store = ConfigurationStore(configuration.map { .file($0) } ?? .nearest, on: console.disk, FileLoader())
    let kind: FileInfo.Kind
    do {
      kind = try console.disk.info(of: path).kind
    } catch {
      throw Failure.reading(path, error, on: console.disk)
    }
    let found = try store.configuration(of: kind == .folder ? path.appending([UInt8(ascii: "x")]) : path)
    for remark in store.remarks { console.say(remark) }
    let lines = Self.lines(of: found)
    let width = lines.map(\.setting.count).max() ?? 0
    func write(to out: inout ByteBuffer) {
      for line in lines {
        let gap = String(repeating: " ", count: width - line.setting.count + 2)
        out.appendVisible("\(line.setting)\(gap)\(line.origin)")
        out.append(UInt8(ascii: "\n"))
      }
    }
    try output.write(&console, write)
    return .success
  }

  /// A setting as the configuration writes it, and where it was made.
  private typealias Line = (setting: String, origin: String)

  private static func lines(of found: ConfigurationStore.Found) -> [Line] {
    let configuration = found.configuration
    let usual = "by default"
    var lines: [Line] = [
      configuration.failOn.map { ("fail-on: \($0.value.rawValue)", $0.origin.shown) } ?? ("fail-on: error", usual),
      configuration.requiresReason.map { ("require-reason: \($0.value)", $0.origin.shown) }
        ?? ("require-reason: false", usual),
    ]
    for pattern in configuration.files ?? [] { lines.append(("files: \(pattern.value)", pattern.origin.shown)) }
    if configuration.files == nil { lines.append(("files: those whose name or first key says so", usual)) }
    for pattern in configuration.exclude { lines.append(("exclude: \(pattern.value)", pattern.origin.shown)) }
    if let baseline = configuration.baseline {
      lines.append(("baseline: \(baseline.value.shown)", baseline.origin.shown))
    }
    let entries = configuration.entries(for: found.names)
    let settings = RuleSettings(entries.map(\.value))
    for rule in RuleIndex.rules {
      guard let place = settings.decisive(for: rule) else { continue }
      let entry = entries[place]
      var origin = entry.origin.shown
      if entry.value.selector != .rule(rule.id) { origin += ", by '\(entry.value.selector.name)'" }
      lines.append(("rules.\(rule.id): \(entry.value.level.rawValue)", origin))
    }
    return lines
  }
}
