internal import ListLint
internal import ListModel
internal import SpecSource
internal import SpecTree

/// What the root of one configuration file says.
struct ConfigurationRoot {
  /// A path that it names.
  struct Name {
    let value: String
    let location: Location
  }

  /// The configurations that it stands on.
  private(set) var extended: [Name] = []
  private(set) var findings: [Diagnostic] = []
  private var said = Configuration()
  private let lines: LineMap
  private let source: SourceFile

  /// Reads a root.
  init(_ root: NodeID, of tree: NodeTree, in view: TreeView) {
    source = tree.source
    lines = LineMap(tree.source)
    let root = view.resolved(root)
    // An empty file says nothing.
    if view.isEmptyScalar(root) { return }
    guard view.kind(of: root) == .mapping else {
      report("a configuration is a map of settings, such as 'rules:'", view.firstLineLocation(of: root))
      return
    }
    readKeys(of: root, ConfigurationKey.allCases, in: view) { reader, key, value in reader.read(key, value, in: view) }
  }

  /// Lays what it says over a configuration; paths begin in a folder, which is that of the file.
  func apply(to configuration: inout Configuration, in folder: FilePath) {
    configuration.rules += said.rules
    configuration.overrides += said.overrides
    configuration.exclude += said.exclude
    if let files = said.files { configuration.files = files }
    if let failOn = said.failOn { configuration.failOn = failOn }
    if let requiresReason = said.requiresReason { configuration.requiresReason = requiresReason }
    if let baseline = said.baseline {
      let path = baseline.value.isAbsolute ? baseline.value : folder.appending(baseline.value.bytes)
      configuration.baseline = .init(value: path, origin: baseline.origin)
    }
  }

  private mutating func readKeys(
    of mapping: NodeID, _ keys: [ConfigurationKey], in view: TreeView,
    _ body: (inout ConfigurationRoot, ConfigurationKey, NodeID) -> Void
  ) {
    let pairs = view.pairs(of: mapping)
    for pair in pairs {
      let name = view.string(of: pair.key)
      if name.hasPrefix("x-") { continue }
      guard let key = keys.first(where: { $0.rawValue == name }) else {
        let names = keys.map(\.rawValue)
        let near = Spelling.nearest(to: name, in: names)
        report(
          "unknown key '\(name)' in a configuration"
            + (near.map { "; did you mean '\($0)'?" } ?? ", expected \(names.listed())"),
          view.location(of: pair.key),
          near.map { [view.renaming(pair.key, to: $0)] } ?? [])
        continue
      }
      body(&self, key, view.resolved(pair.value))
    }
  }

  private mutating func read(_ key: ConfigurationKey, _ value: NodeID, in view: TreeView) {
    switch key.kind {
    case .paths: extended = texts(of: value, key, in: view).map { Name(value: $0.text, location: $0.location) }
    case .levels: said.rules += levels(of: value, in: view)
    case .patterns:
      let patterns = texts(of: value, key, in: view).map { setting($0.text, at: $0.location) }
      if key == .files { said.files = patterns } else { said.exclude = patterns }
    case .overrides: readOverrides(value, in: view)
    case .severity: said.failOn = choice(Severity.self, of: value, key.rawValue, in: view)
    case .flag:
      guard let flag = Self.flag(value, in: view) else {
        report(
          "'\(key.rawValue)' is \(view.describe(value)), expected true or false", view.firstLineLocation(of: value))
        return
      }
      said.requiresReason = setting(flag, at: view.location(of: value))
    case .path:
      let texts = texts(of: value, key, in: view)
      guard texts.count == 1 else {
        if texts.count > 1 { report("'\(key.rawValue)' expects one path", view.firstLineLocation(of: value)) }
        return
      }
      said.baseline = setting(FilePath(texts[0].text), at: texts[0].location)
    }
  }

  private mutating func readOverrides(_ value: NodeID, in view: TreeView) {
    guard view.kind(of: value) == .sequence else {
      report(
        "'overrides' is \(view.describe(value)), expected a list of maps with 'files' and 'rules'",
        view.firstLineLocation(of: value))
      return
    }
    for item in view.items(of: value).map(view.resolved) {
      guard view.kind(of: item) == .mapping else {
        report(
          "an override is \(view.describe(item)), expected a map with 'files' and 'rules'",
          view.firstLineLocation(of: item))
        continue
      }
      var override = Configuration.Override()
      readKeys(of: item, ConfigurationKey.ofOverrides, in: view) { reader, key, value in
        if key == .files {
          override.files = reader.texts(of: value, key, in: view).map { reader.setting($0.text, at: $0.location) }
        } else {
          override.rules = reader.levels(of: value, in: view)
        }
      }
      if override.files.isEmpty { report("an override needs 'files'", view.firstLineLocation(of: item)) }
      said.overrides.append(override)
    }
  }

  private mutating func levels(
    of value: NodeID, in view: TreeView
  ) -> [Configuration.Setting<RuleSettings.Entry>] {
    guard view.kind(of: value) == .mapping else {
      report(
        "'rules' is \(view.describe(value)), expected a map such as 'missing-height: warning'",
        view.firstLineLocation(of: value))
      return []
    }
    var entries: [Configuration.Setting<RuleSettings.Entry>] = []
    let pairs = view.pairs(of: value)
    for pair in pairs {
      let name = view.string(of: pair.key)
      guard let selector = RuleSelector(name) else {
        let near = Spelling.suggestion(for: name, in: RuleSelector.names)
        report("there is no rule '\(name)'\(near)", view.location(of: pair.key))
        continue
      }
      guard let level = level(of: view.resolved(pair.value), name, in: view) else { continue }
      if case .family(.syntax) = selector, level.value == .off {
        let settable = RuleIndex.rules.filter { $0.family == .syntax && RuleSettings.isSettable($0) }.map(\.id)
        report(
          "'syntax' cannot be switched off: a file that cannot be read was not checked; \(settable.listed()) can",
          view.location(of: pair.key))
        continue
      }
      if case .rule(let id) = selector, let rule = RuleIndex.rules.first(where: { $0.id == id }),
        !RuleSettings.isSettable(rule)
      {
        report(
          "'\(name)' cannot be set: a file that cannot be read was not checked", view.location(of: pair.key))
        continue
      }
      entries.append(setting(RuleSettings.Entry(selector, level.value), at: view.location(of: pair.key)))
    }
    return entries
  }

  /// A level; `false` is what older readers of YAML make of `off`.
  private mutating func level(
    of value: NodeID, _ name: String, in view: TreeView
  ) -> Configuration.Setting<RuleLevel>? {
    if Self.flag(value, in: view) == false { return setting(.off, at: view.location(of: value)) }
    return choice(RuleLevel.self, of: value, name, in: view)
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _: Choice.Type, of value: NodeID, _ name: String, in view: TreeView
  ) -> Configuration.Setting<Choice>? {
    let text = view.string(of: value)
    if view.kind(of: value) == .scalar, let choice = Choice(rawValue: text) {
      return setting(choice, at: view.location(of: value))
    }
    let names = Choice.allCases.map(\.rawValue)
    report(
      "'\(name)' is \(view.describe(value)), expected \(names.listed())"
        + Spelling.suggestion(for: text, in: names), view.firstLineLocation(of: value))
    return nil
  }

  /// The texts of a list, or the one text.
  private mutating func texts(
    of value: NodeID, _ key: ConfigurationKey, in view: TreeView
  ) -> [(text: String, location: Location)] {
    let items = view.kind(of: value) == .sequence ? view.items(of: value).map(view.resolved) : [value]
    var texts: [(text: String, location: Location)] = []
    for item in items {
      guard view.kind(of: item) == .scalar, !view.isEmptyScalar(item) else {
        report(
          "'\(key.rawValue)' is \(view.describe(item)), expected text or a list of texts",
          view.firstLineLocation(of: item))
        continue
      }
      texts.append((view.string(of: item), view.location(of: item)))
    }
    return texts
  }

  private static func flag(_ node: NodeID, in view: TreeView) -> Bool? {
    guard view.kind(of: node) == .scalar, case .bool(let flag) = view.scalar(of: node) else { return nil }
    return flag
  }

  private func setting<Value>(_ value: Value, at location: Location) -> Configuration.Setting<Value> {
    let place = lines.position(of: location.range.start)
    return .init(value: value, origin: .init(file: source.name, line: place.line, column: place.column))
  }

  private mutating func report(_ message: String, _ location: Location, _ fixes: [Fix] = []) {
    findings.append(Diagnostic(.invalidConfiguration, message, at: location, fixes: fixes))
  }
}
