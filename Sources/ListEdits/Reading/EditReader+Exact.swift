internal import ListModel
internal import SpecSource
internal import SpecTree

/// Reading what `--write-inverse` writes besides the edits.
extension EditReader {
  private static let exactForm = "{sha256: DIGEST, replace: [[FROM, TO, TEXT]]}"

  /// Reads how the very bytes are given back.
  mutating func readExact(_ pair: MappingPair) {
    let value = view.resolved(pair.value)
    guard view.kind(of: value) == .mapping else {
      return reportWrongType(pair.value, "'exact'", expected: "a mapping such as \(Self.exactForm)")
    }
    let before = script.diagnostics.count
    var digest: String?
    var replacements: [ExactEdits.Replacement]?
    for pair in view.pairs(of: value) {
      switch view.string(of: pair.key) {
      case "sha256": digest = readDigest(pair.value)
      case "replace": replacements = readReplacements(pair.value)
      case let name: reportUnknown(pair.key, name, in: "'exact'", known: ["sha256", "replace"])
      }
    }
    guard script.diagnostics.count == before else { return }
    guard let digest, let replacements else {
      return report(
        Diagnostic(
          .missingKey, "'exact' has no '\(digest == nil ? "sha256" : "replace")', expected \(Self.exactForm)",
          at: view.location(of: pair.key)))
    }
    script.exact = ExactEdits(key: pair.key, digest: digest, replacements: replacements)
  }

  private mutating func readDigest(_ node: NodeID) -> String? {
    let value = view.resolved(node)
    if view.kind(of: value) == .scalar {
      let text = view.string(of: value).lowercased()
      if text.utf8.count == 64, text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) { return text }
    }
    reportWrongType(node, "'sha256'", expected: "the SHA-256 digest of a text, 64 hexadecimal digits")
    return nil
  }

  /// Reads the replacements; nil with a finding.
  private mutating func readReplacements(_ node: NodeID) -> [ExactEdits.Replacement]? {
    let list = view.resolved(node)
    guard view.kind(of: list) == .sequence else {
      reportWrongType(node, "'replace'", expected: "a list of replacements [FROM, TO, TEXT]")
      return nil
    }
    var found: [ExactEdits.Replacement] = []
    for item in view.items(of: list) {
      guard let edit = readReplacement(item) else { return nil }
      if let last = found.last?.edit.range, edit.range.start < last.end {
        report(
          Diagnostic(
            .exactDoesNotFit,
            "the replacement begins at byte \(edit.range.start), expected \(last.end) or more: "
              + "the one before it ends there",
            at: view.firstLineLocation(of: item)))
        return nil
      }
      found.append(.init(node: item, edit: edit))
    }
    return found
  }

  /// Reads a replacement. It is no alias, nor is anything in it: else a short file could give a text without bounds.
  private mutating func readReplacement(_ item: NodeID) -> TextEdit? {
    let parts = view.kind(of: item) == .sequence ? view.items(of: item) : []
    guard parts.count == 3, let start = offset(parts[0]), let end = offset(parts[1]),
      view.kind(of: parts[2]) == .scalar, isText(parts[2])
    else {
      reportWrongType(
        item, "a replacement", expected: "[FROM, TO, TEXT]: two offsets in bytes and a text in quotes, no aliases")
      return nil
    }
    guard start <= end else {
      report(
        Diagnostic(
          .exactDoesNotFit, "the replacement ends at byte \(end), before it begins: at byte \(start)",
          at: view.firstLineLocation(of: item)))
      return nil
    }
    return TextEdit(SourceRange(start, end), view.string(of: parts[2]))
  }

  private func offset(_ node: NodeID) -> UInt32? {
    guard view.kind(of: node) == .scalar, case .integer(let number) = view.scalar(of: node) else { return nil }
    return UInt32(exactly: number)
  }

  private func isText(_ node: NodeID) -> Bool {
    switch view.scalar(of: node) {
    case .null, .bool: false
    case .text, .integer, .hugeInteger, .double: true
    }
  }
}
