internal import SpecSource

extension Diagnostic {
  /// A character that YAML does not allow unescaped.
  static func yamlControlCharacter(_ scalar: Unicode.Scalar, at place: Location) -> Diagnostic {
    Diagnostic(
      .controlCharacter,
      "the control character \(scalar.codePoint); remove it, or write it as '\(QuotedText.hiddenEscape(scalar))' in double "
        + "quotes",
      at: place,
      fixes: [Fix("remove the character", .suggested, [TextEdit(place.range, "")])])
  }

  /// A line break of YAML 1.1 outside quotes.
  static func lineSeparator(_ separator: LineSeparators.Separator, at place: Location) -> Diagnostic {
    Diagnostic(
      .lineSeparator,
      "\(separator.name), invisible, ends the line here for some readers; remove it, or write it as "
        + "'\(separator.escape)' in double quotes",
      at: place, fixes: [Fix("put a space in its place", .suggested, [TextEdit(place.range, " ")])])
  }

  /// A line break of YAML 1.1 in quotes; `changesText` when reading it as one loses it or the blanks beside it.
  static func quotedLineSeparator(
    _ separator: LineSeparators.Separator, changesText: Bool, at place: Location, fix: Fix
  ) -> Diagnostic {
    let consequence =
      changesText ? "is read as a line break, which changes the text" : "is a line break for some readers"
    return Diagnostic(
      .lineSeparator, "\(separator.name), invisible, \(consequence); write it as '\(separator.escape)'", at: place,
      severity: .warning, fixes: [fix])
  }

  /// An alias that names nothing; `nearest` is what it may have been meant for.
  static func unknownAlias(_ name: String, at place: Location, nearest: AnchorTable.Anchor?, quoting: Fix) -> Diagnostic
  {
    guard let nearest else {
      return Diagnostic(
        .unknownAlias, "alias '*\(name.excerpt)' has no anchor; quote the text, or set '&\(name.excerpt)' before it",
        at: place,
        fixes: [quoting])
    }
    let rename = Fix("rename to '*\(nearest.name.excerpt)'", .safe, [TextEdit(place.range, "*\(nearest.name)")])
    return Diagnostic(
      .unknownAlias, "alias '*\(name.excerpt)' has no anchor before it; did you mean '*\(nearest.name.excerpt)'?",
      at: place,
      notes: [Note("the anchor '&\(nearest.name.excerpt)' is here", at: Location(place.file, nearest.range))],
      fixes: [rename])
  }

  /// An alias inside the collection that it names.
  static func aliasLoop(_ name: String, at place: Location, anchor: Location) -> Diagnostic {
    Diagnostic(
      .aliasLoop, "alias '*\(name.excerpt)' stands inside the node that it names, which would never end", at: place,
      notes: [Note("the anchor '&\(name.excerpt)' is here", at: anchor)])
  }

  /// The alias with which the aliases of a document have added too many nodes.
  static func aliasExpansion(at place: Location) -> Diagnostic {
    Diagnostic(
      .aliasExpansion,
      "aliases and merges stand for more than \(AnchorTable.mostAddedNodes.grouped) nodes, the most that is read",
      at: place)
  }

  /// An anchor that no alias names, before a text.
  static func unusedAnchor(_ anchor: AnchorTable.Anchor, text: String, at place: Location, fix: Fix) -> Diagnostic {
    Diagnostic(
      .unusedAnchor,
      "'&\(anchor.name.excerpt)' is an anchor that no alias names, so the text is only '\(text)'; quote the text, or remove the "
        + "anchor", at: place, fixes: [fix])
  }

  /// A merge key with a value that has no pairs.
  static func mergeNotMapping(found: String, at place: Location) -> Diagnostic {
    Diagnostic(
      .mergeNotMapping, "'<<' merges mappings, found \(found); expected an alias of a mapping or a list of such",
      at: place)
  }

  /// A key with children; `written` is its source.
  static func complexKey(_ written: String, kind: NodeKind, at place: Location, fixes: [Fix]) -> Diagnostic {
    let what = kind == .sequence ? "a list" : "a mapping"
    return Diagnostic(
      .complexKey, "'\(written)' is \(what), and a key is a text; quote it if it is one", at: place, fixes: fixes)
  }

  /// Braces within braces, as templates have them.
  static func templateBraces(_ written: String, at place: Location, fix: Fix) -> Diagnostic {
    Diagnostic(
      .complexKey, "'\(written)' is a mapping whose key is a mapping; quote the text", at: place,
      fixes: [fix])
  }

  /// A tag that has no meaning in a list.
  static func unknownTag(_ message: String, at place: Location, fixes: [Fix]) -> Diagnostic {
    Diagnostic(.unknownTag, message, at: place, fixes: fixes)
  }

  /// `!$(…)`, meant to negate the expression.
  static func negatedExpression(_ written: String, at place: Location) -> Diagnostic {
    let inner = written.dropFirst(3).dropLast()
    let isSimple = inner.unicodeScalars.allSatisfy { $0 == "." || $0 == "_" || $0.properties.isAlphabetic }
    let spelling = isSimple ? "$(!\(inner))" : "$(!(\(inner)))"
    return Diagnostic(
      .unknownTag, "'!' before an expression makes a YAML tag; write it inside, in quotes: \"$(!…)\"", at: place,
      fixes: [
        Fix("move the '!' into the expression", .suggested, [TextEdit(place.range, QuotedText.spelling(spelling))])
      ])
  }

  /// A tag on a scalar whose text does not fit.
  static func tagMismatch(_ tag: String, expected: YAMLTag, found: String, at place: Location) -> Diagnostic {
    Diagnostic(.tagMismatch, "'\(found)' is tagged '\(tag)', expected \(expected.expectation)", at: place)
  }

  /// A tag on a collection of another kind.
  static func tagMismatch(
    _ tag: String, expected: YAMLTag, found: NodeKind, at place: Location, fix: Fix
  ) -> Diagnostic {
    let what = found == .sequence ? "a list" : "a mapping"
    return Diagnostic(
      .tagMismatch, "\(what) is tagged '\(tag)', expected \(expected.expectation)", at: place, fixes: [fix])
  }

  /// A directive that is read and has no effect.
  static func idleDirective(_ name: String, at place: Location) -> Diagnostic {
    Diagnostic(
      .unknownDirective, "the directive '\(name)' has no effect, as lists use no tags of their own; remove it",
      at: place)
  }
}

extension String {
  /// The text as messages quote it.
  fileprivate var excerpt: String { Array(utf8).withUnsafeBufferPointer { Excerpt.text($0) } }
}
