internal import ListModel
internal import SpecSource
internal import SpecTree

/// What a remake loses without a word: it begins with nothing but the tag. These are remarks on the file.
extension EditReader {
  /// Checks an operation that makes rows or sections anew.
  mutating func checkRemakes(_ step: EditStep) {
    for nested in step.entries.flatMap(\.nested) { checkRemakes(nested) }
    guard step.operation.action == .remake else { return }
    reportRemadeTwice(step)
    for entry in step.entries {
      let names = Set(entry.changes.compactMap(\.path.first))
      if step.operation.subject == .sections {
        let isFilled = !names.isDisjoint(with: Self.contents) || !entry.nested.isEmpty
        if !isFilled { reportEmptySection(entry) }
      } else if names.isDisjoint(with: Self.looks) {
        reportNoClass(entry, step)
      }
    }
  }

  /// What gives a row a class, in one library or another, or makes it a plain one.
  private static let looks: Set<String> = [
    "cell", "item", "type", "registerCellClassName", "text", "detail", "value", "image",
  ]
  /// What gives a section rows.
  private static let contents: Set<String> = ["rows", "items", "data", "records"]

  private mutating func reportRemadeTwice(_ step: EditStep) {
    var seen: [RemakeTarget: NodeID] = [:]
    for entry in step.entries {
      guard let target = entry.target else { continue }
      let key = RemakeTarget(tag: target.tag, nth: target.nth, container: entry.container?.tag)
      guard let first = seen[key] else {
        seen[key] = target.node
        continue
      }
      script.remarks.append(
        Diagnostic(
          .remadeTwice,
          "\(target.words(step.operation.noun)) is made anew twice in one step, so nothing of the first one stays",
          at: view.firstLineLocation(of: entry.node),
          notes: [.init("the first is here", at: view.firstLineLocation(of: first))]))
    }
  }

  /// What two entries have in common that name the same.
  private struct RemakeTarget: Hashable {
    let tag: ByteText?
    let nth: Int?
    let container: ByteText?
  }

  private mutating func reportNoClass(_ entry: EditEntry, _ step: EditStep) {
    let noun = step.operation.noun
    let name = entry.target?.words(noun) ?? "a \(noun)"
    script.remarks.append(
      Diagnostic(
        .remakeWithoutCell,
        "\(name) is made anew without a 'cell'; what it had is gone, and it becomes a plain cell that shows nothing",
        at: view.firstLineLocation(of: entry.node),
        notes: [.init("'update\(step.operation.subject == .items ? "Items" : "Rows")' keeps what it does not name")]))
  }

  private mutating func reportEmptySection(_ entry: EditEntry) {
    let name = entry.target?.words("section") ?? "a section"
    script.remarks.append(
      Diagnostic(
        .remakeWithoutRows, "\(name) is made anew without rows; those that it had are gone",
        at: view.firstLineLocation(of: entry.node), notes: [.init("'updateSections' keeps what it does not name")]))
  }
}
