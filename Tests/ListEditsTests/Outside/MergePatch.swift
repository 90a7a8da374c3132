import ListTestSupport

/// RFC 7396: a patch has the shape of the document, null takes out, lists are replaced whole.
struct MergePatch {
  /// The keys with their values that a merge sets, by dotted keys.
  static func changes(_ patch: PlainValue, to document: PlainValue?, at path: [String]) -> [(
    key: String, value: PlainValue
  )] {
    guard let members = patch.members else { return [(path.joined(separator: "."), patch)] }
    if members.isEmpty, document?.members == nil { return [(path.joined(separator: "."), patch)] }
    return members.flatMap { changes($0.value, to: document?[$0.key], at: path + [$0.key]) }
  }

  /// The edits for a patch of a document that is a row.
  static func operations(_ patch: PlainValue, to document: PlainValue) -> OutsideOperations {
    let tag = PlainValue.quoted(OutsideShape.document)
    guard patch.members != nil else {
      return .init("remakeRows: [{tag: \(tag), cell: A, model: \(patch.json)}]")
    }
    return entry(changes(patch, to: document, at: ["model"]), of: tag).map { .init("updateRows: [\($0)]") } ?? .init()
  }

  /// The entry of `updateRows` that makes some changes; nil where there is none.
  static func entry(_ changes: [(key: String, value: PlainValue)], of tag: String) -> String? {
    if changes.isEmpty { return nil }
    let words = changes.map { "\(PlainValue.quoted($0.key)): \($0.value.json)" }
    return "{tag: \(tag), \(words.joined(separator: ", "))}"
  }
}

extension OutsideSuite {
  /// JSON Merge Patch.
  static let mergePatch = OutsideSuite(
    name: "rfc7396", summary: "JSON Merge Patch: the RFC's own examples, as an `updateRows` of the model", count: 17,
    cases: {
      try entries("rfc7396/merge-patch-examples.json").enumerated().map { number, found in
        let patch = found["patch"] ?? .null
        return OutsideCase(
          name: "\(number) \(found.text("name"))", shape: .row, document: found["original"] ?? .null,
          expected: found["result"] ?? .null,
          steps: [{ document in MergePatch.operations(patch, to: document) }])
      }
    },
    reasons: [
      ("a key with dots reaches into no list: `value-not-reachable`", [13]),
      ("`null` takes out what is there; where nothing is, it changes nothing, and makes no maps on the way", [14]),
    ])
}
