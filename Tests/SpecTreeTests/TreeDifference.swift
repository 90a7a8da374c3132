import SpecSource

@testable import SpecTree

/// How two readings of one file differ: by the scanner of everyday YAML and by libyaml, or after edits and as a whole.
struct TreeDifference: Equatable, CustomStringConvertible {
  let description: String

  /// How what the scanner reads differs from what libyaml reads; nil when nothing does, or when the scanner gives up.
  init?(in source: SourceFile) {
    guard let everyday = YAMLReader.readEveryday(source) else { return nil }
    let reference = YAMLReader.readByLibYAML(source)
    guard reference.tree.isComplete else {
      description =
        "libyaml refuses it, \(reference.diagnostics.map(\.message)): \(String(decoding: source.bytes, as: UTF8.self).debugDescription)"
      return
    }
    guard let difference = Self.difference(everyday, reference) else { return nil }
    description = "\(difference): \(String(decoding: source.bytes, as: UTF8.self).debugDescription)"
  }

  /// How what edits leave to be read of a file differs from what reading all of it gives; nil when nothing does.
  init?(after edits: [TextEdit], of base: SourceFile) {
    let source = SourceFile(name: base.name, bytes: edits.applied(to: base.bytes))
    let again = SpecReader.read(source, madeFrom: SpecReader.read(base).tree, by: edits)
    guard let difference = Self.difference(again, SpecReader.read(source), mayHaveMore: true) else { return nil }
    let texts = [base, source].map { String(decoding: $0.bytes, as: UTF8.self).debugDescription }
    description = "\(difference): \(texts[0]) became \(texts[1]) by \(edits)"
  }

  /// `mayHaveMore` allows ours to say of a key or a sign that it may be there where it is not.
  private static func difference(
    _ ours: (tree: NodeTree, diagnostics: [Diagnostic]), _ theirs: (tree: NodeTree, diagnostics: [Diagnostic]),
    mayHaveMore: Bool = false
  ) -> String? {
    if "\(ours.diagnostics)" != "\(theirs.diagnostics)" { return "the findings" }
    let (our, their) = (ours.tree, theirs.tree)
    if our.isComplete != their.isComplete { return "whether it can be read" }
    if let difference = difference(our.nodes, their.nodes) { return difference }
    if our.pool != their.pool { return "the texts spelled otherwise" }
    if "\(our.documents)" != "\(their.documents)" { return "the documents" }
    if our.emptyScalars != their.emptyScalars { return "the values that are not there" }
    if "\(our.cutTexts)" != "\(their.cutTexts)" { return "the texts that comments cut" }
    if "\(our.decorations)" != "\(their.decorations)" { return "anchors or tags" }
    let extensions = (our.hasExtensions, their.hasExtensions)
    if extensions.0 != extensions.1, !(mayHaveMore && extensions.0) { return "whether there are keys with x-" }
    let dollars = (our.hasDollar, mayHaveMore ? their.hasDollar : hasDollar(their))
    if dollars.0 != dollars.1, !(mayHaveMore && dollars.0 == true) { return "whether there are dollar signs" }
    return nil
  }

  /// The same of nodes. What is the same shape in one tree is the same in the other, by whatever number.
  private static func difference(_ ours: [Node], _ theirs: [Node]) -> String? {
    guard ours.count == theirs.count else { return "\(ours.count) nodes instead of \(theirs.count)" }
    var shapes: (ours: [UInt32: UInt32], theirs: [UInt32: UInt32]) = ([:], [:])
    for (place, (our, their)) in zip(ours, theirs).enumerated() {
      var head = our.head
      if our.kind == .scalar, their.kind == .scalar {
        let (shape, other) = (our.head >> 8, their.head >> 8)
        let (known, twin) = (shapes.ours[shape, default: other], shapes.theirs[other, default: shape])
        guard known == other, twin == shape else { return "node \(place) has shape \(shape) instead of \(twin)" }
        shapes.ours[shape] = other
        shapes.theirs[other] = shape
        head = our.head & 0xFF | other << 8
      }
      let isSame = (head, our.start, our.first, our.second) == (their.head, their.start, their.first, their.second)
      guard isSame else { return "node \(place) is \(our) instead of \(their)" }
    }
    return nil
  }

  private static func hasDollar(_ tree: NodeTree) -> Bool {
    tree.withView { view in
      (0..<tree.count).contains { position in
        let node = NodeID(position)
        return view.kind(of: node) == .scalar && view.text(of: node).contains(UInt8(ascii: "$"))
      }
    }
  }
}
