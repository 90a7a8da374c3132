import ListEdits
import ListModel
import ListRender
import SpecSource
import SpecTree
import Testing

@testable import ListDiff

/// A merge of three lists given as text, as the `merge` command makes it where lines do not tell.
struct MergeTrial {
  /// What the sides clash about.
  let conflicts: [MergeConflict]
  /// By side: the text of ours with the changes of theirs, and every conflict decided for it; one where none is.
  private(set) var texts: [String] = []
  /// What went wrong: edits that do not fit, or a text that does not say what was meant.
  private(set) var faults: [String] = []

  /// The merged text, with every conflict decided for ours.
  var text: String { texts[texts.count == 1 ? 0 : MergeSide.ours.rawValue] }

  init(_ base: String, _ ours: String, _ theirs: String) {
    let trees = [base, ours, theirs].map(Self.read)
    let specs = trees.map(Self.spec)
    self = trees[0].withView { baseView in
      trees[1].withView { oursView in
        trees[2].withView { theirsView in
          MergeTrial(
            ListMerge(
              base: ComparedSpec(specs[0], in: baseView), ours: ComparedSpec(specs[1], in: oursView),
              theirs: ComparedSpec(specs[2], in: theirsView)), (ours, trees[1]))
        }
      }
    }
  }

  private init(_ merge: ListMerge, _ ours: ReadText) {
    conflicts = merge.conflicts
    let merged = apply(merge.changesOfOurs, to: ours) ?? ours
    for side in conflicts.isEmpty ? [MergeSide.ours] : MergeSide.allCases {
      let text = side == .ours ? merged : apply(merge.changesOfMerged(decidedFor: side), to: merged) ?? merged
      let spec = Self.spec(text.tree)
      let isSaid = text.tree.withView { merge.isSaid(by: ComparedSpec(spec, in: $0), decidedFor: side) }
      if !isSaid { faults.append("decided for \(side), it is not what was meant:\n\(text.text)") }
      texts.append(text.text)
    }
  }

  /// A text with what was read of it, so that nothing is read twice.
  private typealias ReadText = (text: String, tree: NodeTree)

  private mutating func apply(_ changes: ListChanges, to source: ReadText) -> ReadText? {
    if changes.isEmpty { return source }
    var edits = ByteBuffer()
    DiffFormats.edits.write(ListDifference(changes, from: "ours", to: "merged"), TextStyle(), to: &edits)
    let (script, syntax) = SpecReader.read(SourceFile(name: "edits", bytes: edits.bytes), as: .yaml)
    var draft = TreeDraft(source.tree.documents[0], of: source.tree)
    let found = syntax + EditRunner.apply(script, to: &draft, EditRunner.Options())
    let errors = found.filter { $0.severity == .error }.map(\.message)
    guard errors.isEmpty else {
      faults.append("\(errors):\n\(edits.text)")
      return nil
    }
    let text = String(decoding: draft.bytes(), as: UTF8.self)
    let tree = Self.read(text)
    if !draft.isSaid(by: tree) { faults.append("does not read back:\n\(edits.text)") }
    return (text, tree)
  }

  static func read(_ text: String) -> NodeTree {
    SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8)), as: .yaml).tree
  }

  private static func spec(_ tree: NodeTree) -> ListSpec {
    tree.withView { SpecBuilder.build(tree.documents[0], of: tree, in: $0).0 }
  }

  // MARK: - What a list holds

  /// A section or row without its place among others.
  struct Part: Hashable, Comparable {
    let section: String
    let content: String

    static func < (left: Part, right: Part) -> Bool { (left.section, left.content) < (right.section, right.content) }
  }

  /// What a list holds, the order of its sections and rows apart.
  static func parts(of text: String) -> [Part] {
    let tree = read(text)
    let spec = spec(tree)
    return tree.withView { view in
      var tags = TagTable(capacity: 0)
      let list = ComparedSpec(spec, in: view)
      let input = MergeInput(list, list.outline(&tags))
      var parts = [Part(section: "root", content: words(.map(input.rootMembers)))]
      parts.append(Part(section: "cells", content: words(.map(input.classes(\.cells, .row)))))
      for section in input.sections.indices {
        let name = words(.map(input.members(ofSection: section)))
        parts.append(Part(section: name, content: ""))
        for row in input.outline.sections[section].rows {
          parts.append(Part(section: name, content: words(.map(input.members(ofRow: row)))))
        }
      }
      return parts.sorted()
    }
  }

  /// How often each tag of a row is there.
  static func tagCounts(of text: String) -> [String: Int] {
    let tree = read(text)
    let spec = spec(tree)
    return tree.withView { view in
      spec.rows.reduce(into: [:]) { counts, row in
        if let tag = row.tag { counts[view.string(of: view.resolved(tag)), default: 0] += 1 }
      }
    }
  }

  /// The section and the height of each row, by its tag.
  static func heights(of text: String) -> [String: String] {
    let tree = read(text)
    let spec = spec(tree)
    return tree.withView { view in
      var tags = TagTable(capacity: 0)
      let list = ComparedSpec(spec, in: view)
      var outline = list.outline(&tags)
      outline.names = tags.names
      let input = MergeInput(list, outline)
      return input.outline.rowTags.indices.reduce(into: [:]) { heights, row in
        let section = input.outline.tag(ofSection: Int(input.homes[row]))?.string ?? ""
        let height = CanonicalValue.map(input.members(ofRow: row))["height"].map(words) ?? ""
        heights[input.outline.tag(ofRow: row)?.string ?? ""] = "\(section) \(height.replacing(".0", with: ""))"
      }
    }
  }

  private static func words(_ value: CanonicalValue) -> String {
    switch value {
    case .null: "null"
    case .flag(let isTrue): "\(isTrue)"
    case .number(let number): number.double.map { "\($0)" } ?? number.text
    case .text(let text): "'\(text)'"
    case .list(let items): "[\(items.map(words).joined(separator: ", "))]"
    case .map(let members): "{\(members.map { "\($0.name): \(words($0.value))" }.sorted().joined(separator: ", "))}"
    }
  }
}
