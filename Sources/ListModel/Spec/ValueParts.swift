internal import SpecSource
internal import SpecTree

/// The keys of a value that is a small mapping: `{top: 8, left: 16}`, `{openURL: "https://…"}`.
extension SpecBuilder {
  /// Reports the keys that such a value does not have, where one is misspelt or others are right; false where it is of
  /// another shape altogether.
  mutating func reportMisspeltParts(of mapping: NodeID, at node: NodeID, _ code: SlotPlan.Code) -> Bool {
    guard let parts = code.parts, (1...Self.mostParts).contains(view.count(of: mapping)) else { return false }
    // Any of them may be code as well.
    let known = parts + ["native"]
    let keys = view.pairs(of: mapping).map { (node: $0.key, name: view.string(of: $0.key)) }
    let strange = keys.filter { !known.contains($0.name) }
    let meant = strange.map { Spelling.nearest(to: $0.name, in: known) ?? Spelling.shortFor($0.name, in: known) }
    guard strange.count < keys.count || meant.contains(where: { $0 != nil }), !strange.isEmpty else { return false }
    for (key, meant) in zip(strange, meant) {
      let message = "unknown key '\(view.excerpt(of: key.node))' in \(name(of: node))"
      let place = view.location(of: key.node)
      if let meant {
        let fixes = keys.contains { $0.name == meant } ? [] : [view.renaming(key.node, to: meant)]
        diagnostics.add(Diagnostic(.unknownKey, "\(message); did you mean '\(meant)'?", at: place, fixes: fixes))
      } else {
        let note = Diagnostic.Note("known here: \(known.joined(separator: ", "))")
        diagnostics.add(Diagnostic(.unknownKey, message, at: place, notes: [note]))
      }
    }
    return true
  }

  /// A mapping with more keys was meant as something else.
  private static let mostParts = 8
}

extension SlotPlan.Code {
  /// The keys of a value that is written as a mapping, beside `native`; nil where any key may be.
  fileprivate var parts: [String]? {
    switch self {
    case .insets: ["top", "left", "bottom", "right"]
    case .size: ["width", "height"]
    case .color: ["light", "dark", "named"]
    case .image: ["symbol", "url"]
    case .event: ["openURL"]
    case .flag, .number, .integer, .length, .text, .texts, .choice, .choices, .className, .elements: []
    case .data, .condition, .element, .structure: nil
    }
  }
}
