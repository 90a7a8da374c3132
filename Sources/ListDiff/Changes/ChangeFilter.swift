internal import SpecSource

/// Chooses a part of the changes, to be read; what is left cannot be applied.
public struct ChangeFilter: Sendable {
  /// The only properties that are of interest, such as `height` or `model.name`; empty for all changes.
  public var only: [String] = []
  /// The properties that are of none.
  public var ignored: [String] = []
  /// Whether only what breaks an app is of interest.
  public var isBreaking = false

  /// A filter that lets everything through.
  public init() {}

  /// Whether it lets everything through.
  public var isOpen: Bool { only.isEmpty && ignored.isEmpty && !isBreaking }

  /// What is left of some changes.
  public func changes(in all: ListChanges) -> ListChanges {
    guard !isOpen else { return all }
    var result = all
    result.list = isBreaking ? [] : chosen(all.list)
    result.cells = all.cells.compactMap(chosen)
    result.views = all.views.compactMap(chosen)
    result.sections = all.sections.compactMap { chosen($0, in: all) }
    return result
  }

  private func chosen(_ properties: [PropertyChange]) -> [PropertyChange] {
    properties.filter { change in
      if isBreaking, change.breaks == nil { return false }
      if !only.isEmpty, !only.contains(where: { names($0, change) }) { return false }
      return !ignored.contains { names($0, change) }
    }
  }

  /// Whether a name is that of a changed property, of one around it, or of one in it.
  private func names(_ name: String, _ change: PropertyChange) -> Bool {
    let path = change.path.joined(separator: ".")
    // In a header a property goes by its own name, too.
    return path == name || path.hasPrefix("\(name).") || change.path.last == name
  }

  private func chosen(_ change: ClassChange) -> ClassChange? {
    let isWhole = change.added != nil || change.removed != nil
    if isWhole { return only.isEmpty && !isBreaking ? change : nil }
    let properties = chosen(change.properties)
    guard !properties.isEmpty else { return nil }
    return ClassChange(name: change.name, removed: nil, added: nil, properties: properties)
  }

  private func chosen(_ section: SectionChange, in all: ListChanges) -> SectionChange? {
    let rows = section.rows.compactMap { chosen($0, in: all) }
    let properties = chosen(section.properties)
    let tags = (section.old.flatMap { all.old.tag(ofSection: $0) }, section.new.flatMap { all.new.tag(ofSection: $0) })
    let isShown = isShown(section.old, section.new, section.isMoved, tags)
    guard isShown || !rows.isEmpty || !properties.isEmpty else { return nil }
    return SectionChange(
      old: section.old, new: section.new, isMoved: section.isMoved && !isBreaking && only.isEmpty,
      properties: properties, content: section.content, rows: rows, remade: section.remade, title: section.title)
  }

  private func chosen(_ row: RowChange, in all: ListChanges) -> RowChange? {
    let properties = chosen(row.properties)
    let tags = (row.old.flatMap { all.old.tag(ofRow: $0) }, row.new.flatMap { all.new.tag(ofRow: $0) })
    guard isShown(row.old, row.new, row.isMoved, tags) || !properties.isEmpty else { return nil }
    return RowChange(
      old: row.old, new: row.new, isMoved: row.isMoved && !isBreaking && only.isEmpty, properties: properties,
      content: row.content, remade: row.remade, title: row.title)
  }

  /// Whether that something came, went, moved or has another tag is shown.
  private func isShown(_ old: Int?, _ new: Int?, _ isMoved: Bool, _ tags: (old: ByteText?, new: ByteText?)) -> Bool {
    guard only.isEmpty else { return false }
    if isBreaking { return tags.old != nil && tags.old != tags.new }
    return old == nil || new == nil || isMoved || tags.old != tags.new
  }
}

/// Why a change breaks an app that was built for the old list.
public enum BreakingChange: String, Sendable, CaseIterable {
  /// A tag is gone: code that names it finds nothing.
  case tagRemoved = "tag-removed"
  /// A tag is another one.
  case tagRenamed = "tag-renamed"
  /// A row has another cell class.
  case cellChanged = "cell-changed"
  /// A row or a header has another reuse identifier.
  case reuseIdChanged = "reuse-id-changed"
  /// A height is of another kind: a number, automatic, an expression, or code.
  case heightKindChanged = "height-kind-changed"
}

extension PropertyChange {
  /// Why it breaks an app; nil when it does not.
  public var breaks: BreakingChange? {
    switch path.last {
    case "cell": .cellChanged
    case "reuseId", "reuseIdHandler": .reuseIdChanged
    case "height", "heightHandler", "size", "sizeHandler", "rowHeight":
      Self.kind(old) != Self.kind(new) ? .heightKindChanged : nil
    default: nil
    }
  }

  /// What kind of height a value is.
  private static func kind(_ value: CanonicalValue?) -> Int {
    switch value {
    case nil, .null?: 0
    case .number?: 1
    case .text("automatic")?: 2
    case .text("native")?: 4
    case .text?: 3
    case .map(let members)?: members.contains { $0.name == "native" } ? 4 : 1
    case .flag?, .list?: 5
    }
  }
}

extension ListChanges {
  /// Why what happened to a row breaks an app, each reason once.
  public func breaks(_ row: RowChange) -> [BreakingChange] {
    let tags = (row.old.flatMap { old.tag(ofRow: $0) }, row.new.flatMap { new.tag(ofRow: $0) })
    return Self.breaks(row.properties, row.old, row.new, tags)
  }

  /// Why what happened to a section breaks an app, each reason once.
  public func breaks(_ section: SectionChange) -> [BreakingChange] {
    let tags = (section.old.flatMap { old.tag(ofSection: $0) }, section.new.flatMap { new.tag(ofSection: $0) })
    return Self.breaks(section.properties, section.old, section.new, tags)
  }

  private static func breaks(
    _ properties: [PropertyChange], _ old: Int?, _ new: Int?, _ tags: (old: ByteText?, new: ByteText?)
  ) -> [BreakingChange] {
    var found: Set<BreakingChange> = Set(properties.compactMap(\.breaks))
    if tags.old != nil, tags.old != tags.new { found.insert(tags.new == nil ? .tagRemoved : .tagRenamed) }
    return BreakingChange.allCases.filter(found.contains)
  }
}
