import ListTestSupport

/// Kustomize's two-way merges: a patch that looks like the document, with lists that are merged by a key.
struct KustomizeCase {
  /// The case as the suite has it.
  let entry: PlainValue
  /// Its number in the suite.
  let number: Int

  /// The lists that are merged by the names of their elements; others are replaced.
  private static let mergedLists: Set = ["containers", "volumes", "ports", "finalizers"]

  /// The case in our words.
  func outsideCase() throws -> OutsideCase {
    let (source, document) = try (
      PlainValue(reading: entry.text("source")), PlainValue(reading: entry.text("dest"))
    )
    // The strategy of a list may stand in a comment beside it.
    let hasStrategy = (entry.text("source") + entry.text("dest")).contains("patch-strategy")
    let lists = Array(
      Set([source, document].flatMap { Self.lists(in: $0, at: [], hasStrategy) })
    ).sorted { $0.joined() < $1.joined() }
    let tag: OutsideShape.RowTag =
      switch lists.first?.last {
      case "finalizers", "items": .itself
      case "ports": .member("port")
      default: .member("name")
      }
    let prepends = entry["list_increase"]?.scalarText != "append"
    return OutsideCase(
      name: "\(number) \(entry.text("name"))", shape: .keyed(lists, tag), document: document,
      expected: try PlainValue(reading: entry.text("expected")),
      steps: [
        { current in
          Self.operations(source, current, lists, tag, prepends)
        }
      ])
  }

  private static func lists(in value: PlainValue, at path: [String], _ hasStrategy: Bool) -> [[String]] {
    (value.members ?? []).flatMap { member -> [[String]] in
      let path = path + [member.key]
      let isMerged = mergedLists.contains(member.key) || hasStrategy && member.key == "items"
      if member.value.items != nil { return isMerged ? [path] : [] }
      return lists(in: member.value, at: path, hasStrategy)
    }
  }

  private static func directive(_ value: PlainValue) -> String? { value["$patch"]?.scalarText }

  private static func operations(
    _ patch: PlainValue, _ document: PlainValue, _ lists: [[String]], _ tag: OutsideShape.RowTag, _ prepends: Bool
  ) -> OutsideOperations {
    if directive(patch) == "delete" {
      let sections = lists.filter { document[path: $0] != nil }.map { PlainValue.quoted(OutsideShape.tag(of: $0)) }
      return .init("removeSections: [\(sections.joined(separator: ", "))]", "removeRows: [\(OutsideShape.document)]")
    }
    var keys: [(key: String, value: PlainValue)] = []
    var spoken = OutsideOperations()
    walk(patch, [], document)
    let entry = MergePatch.entry(keys, of: PlainValue.quoted(OutsideShape.document))
    return entry.map { OutsideOperations("updateRows: [\($0)]") + spoken } ?? spoken

    func walk(_ value: PlainValue, _ path: [String], _ old: PlainValue?) {
      let key = (["model"] + path).joined(separator: ".")
      if lists.contains(path) {
        spoken = spoken + list(value, path, old, tag, prepends)
      } else if value == .null || directive(value) == "delete" {
        keys.append((key, .null))
        for list in lists where list.starts(with: path) && document[path: list] != nil {
          spoken = spoken + .init("removeSections: [\(PlainValue.quoted(OutsideShape.tag(of: list)))]")
        }
      } else if directive(value) == "replace" {
        keys.append((key, value.setting("$patch", to: nil)))
      } else if let members = value.members, !members.isEmpty {
        for member in members { walk(member.value, path + [member.key], old?[member.key]) }
      } else if value.members == nil || old?.members == nil {
        keys.append((key, value))
      }
    }
  }

  /// A list that is a section, merged with that of a patch.
  private static func list(
    _ value: PlainValue, _ path: [String], _ old: PlainValue?, _ tag: OutsideShape.RowTag, _ prepends: Bool
  ) -> OutsideOperations {
    let section = PlainValue.quoted(OutsideShape.tag(of: path))
    guard let items = value.items else { return .init("removeSections: [\(section)]") }
    let strategy = items.first { $0.members?.count == 1 && directive($0) != nil }.flatMap(directive)
    let elements = items.filter { !($0.members?.count == 1 && directive($0) != nil) }
    let rows = elements.map { OutsideShape.row(of: $0, tag) }
    switch strategy {
    case "delete": return .init("removeSections: [\(section)]")
    case "replace": return .init("remakeSections: [{tag: \(section), rows: [\(rows.joined(separator: ", "))]}]")
    default: break
    }
    var spoken = OutsideOperations()
    var before: String?
    for element in elements {
      let name = tag.tag(of: element)?.scalarText ?? ""
      let quoted = PlainValue.quoted(name)
      let found = old?.items?.first { tag.tag(of: $0)?.scalarText == name }
      if directive(element) == "delete" {
        spoken.operations.append("removeRows: {in: \(section), rows: [\(quoted)]}")
        continue
      }
      if let found {
        let changes = MergePatch.changes(element, to: found, at: ["model"]).filter { $0.key != "model" }
        if let entry = MergePatch.entry(changes, of: quoted) {
          spoken.operations.append("updateRows: {in: \(section), rows: [\(entry)]}")
        }
      } else {
        let row = OutsideShape.row(of: element, tag)
        let place = before.map { "after: \($0)" } ?? "at: 0"
        spoken.operations.append(
          prepends
            ? "insertRows: {in: \(section), \(place), rows: [\(row)]}" : "makeRows: {in: \(section), rows: [\(row)]}")
      }
      before = quoted
    }
    return spoken
  }
}

extension OutsideSuite {
  /// Kustomize's merges of two documents.
  static let kustomize = OutsideSuite(
    name: "kustomize-merge",
    summary:
      "Kustomize: the merges of two documents (`merge2`), with `$patch` directives; those of three (`merge3`) are for `merge`",
    count: 61,
    cases: {
      try entries("kustomize-merge/cases.json").filter { $0.text("suite") == "merge2" }.enumerated().map {
        try KustomizeCase(entry: $1, number: $0).outsideCase()
      }
    },
    reasons: [])
}
