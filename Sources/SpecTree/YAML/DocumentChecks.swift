internal import SpecSource

/// What YAML accepts and a list cannot use, reported while the events pass or at the end of a document.
extension YAMLComposer {
  // MARK: While the events pass

  /// Reports an alias without its anchor, once for all that have the name; the fix of the first mends them all.
  mutating func reportUnknownAlias(_ name: String, _ range: Range<Int>) {
    let fix = quote(range)
    let nearest = limit.isNear ? nil : anchors.nearest(to: name)
    let finding = Diagnostic.unknownAlias(name, at: location(range), nearest: nearest, quoting: fix)
    if let earlier = unknownAliases[name], builder.diagnostics[earlier].message == finding.message {
      builder.diagnostics[earlier].fixes[0].edits += finding.fixes[0].edits
      return
    }
    let count = builder.diagnostics.count
    report(finding)
    if builder.diagnostics.count > count { unknownAliases[name] = count }
  }

  /// Reports a tag that lists do not have, on a node whose source is `content`.
  mutating func reportUnknownTag(_ range: Range<Int>, on kind: NodeKind, content: Range<Int>) {
    let tag = String(decoding: bytes[range], as: UTF8.self)
    let shown = text(range)
    let place = location(range)
    if !YAMLTag.otherNames.contains(tag), let known = Spelling.nearest(to: tag, in: YAMLTag.coreNames) {
      let rename = Fix("rename to '\(known)'", .suggested, [TextEdit(place.range, known)])
      report(
        .unknownTag("'\(shown)' is no tag of the core schema; did you mean '\(known)'?", at: place, fixes: [rename]))
      return
    }
    if tag.hasPrefix("!$("), tag.hasSuffix(")"), content.isEmpty {
      return report(.negatedExpression(tag, at: place))
    }
    let whole = range.lowerBound..<max(range.upperBound, content.upperBound)
    let isPlainText = kind == .scalar && !bytes[whole].contains { $0.isBreak || $0 == UInt8(ascii: "\"") }
    guard isPlainText, !tag.hasPrefix("!!") else {
      report(
        .unknownTag(
          "'\(shown)' is a YAML tag that lists do not have; remove it", at: place, fixes: [removal(ofTag: range)]))
      return
    }
    report(.unknownTag("'\(shown)' is a YAML tag; quote the text", at: place, fixes: [quote(whole)]))
  }

  /// A fix that quotes a text of one line.
  private func quote(_ range: Range<Int>, _ safety: Fix.Safety = .safe) -> Fix {
    .quote(String(decoding: bytes[range], as: UTF8.self), at: SourceRange(range), safety)
  }

  /// A fix that removes a tag with the blanks behind it.
  func removal(ofTag range: Range<Int>) -> Fix {
    let end = bytes.skippingBlanks(from: range.upperBound)
    return Fix("remove the tag", .suggested, [TextEdit(SourceRange(range.lowerBound..<end), "")])
  }

  /// Reports the line separators in a quoted scalar that was added last.
  mutating func reportSeparators(in range: Range<Int>, _ style: NodeStyle) {
    for separator in separators.separators(in: range) {
      quotedSeparators.insert(separator.offset)
      let before = bytes[separator.offset - 1]
      let after = bytes[separator.range.upperBound]
      let fix: Fix
      if style == .doubleQuoted {
        fix = Fix(
          "write '\(separator.escape)'", .safe, [TextEdit(SourceRange(separator.range), separator.escape)])
      } else {
        // Single quotes have no escapes, so the whole text changes its quotes.
        let content = String(decoding: bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
        let spelling = QuotedText.doubleQuoted(content.undoublingQuotes())
        fix = Fix("use double quotes and '\(separator.escape)'", .safe, [TextEdit(SourceRange(range), spelling)])
      }
      report(
        .quotedLineSeparator(
          separator, changesText: separator.scalar == 0x85 || before.isBlankOrBreak || after.isBlankOrBreak,
          at: location(separator.range), fix: fix))
    }
  }

  /// Reports the line separators that stand in no quoted scalar before `end`; false when there are none.
  mutating func reportBareSeparators(before end: Int) -> Bool {
    let bare = separators.all.filter { $0.offset < end && !quotedSeparators.contains($0.offset) }
    for separator in bare { report(.lineSeparator(separator, at: location(separator.range))) }
    return !bare.isEmpty
  }

  /// Reports `%TAG` lines, which stand between the beginning of a document's directives and its marker.
  mutating func reportTagDirectives(in range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes.endOfLine(from: start)
      if bytes[start..<end].starts(with: "%TAG".utf8) {
        report(.idleDirective("%TAG", at: location(start..<bytes.trimmingBlanks(start..<end).upperBound)))
      }
      start = bytes.startOfNextLine(from: end)
    }
  }

  // MARK: At the end of a document

  /// Reports the merge keys of the document whose values have no pairs to merge.
  mutating func reportMerges() {
    for key in builder.mergeKeys[checkedMerges...] { reportMerge(key.next, of: key) }
    checkedMerges = builder.mergeKeys.count
  }

  private mutating func reportMerge(_ value: NodeID, of key: NodeID) {
    let target = resolved(value)
    let node = builder.node(target)
    switch node.kind {
    case .mapping, .alias: return
    case .scalar:
      // An alias that names nothing has been reported, and a text stands in its place.
      guard !isHole(value) else { return }
      if node.second == 0, node.style == .plain {
        report(.mergeNotMapping(found: "nothing", at: place(of: key)))
      } else {
        report(.mergeNotMapping(found: describe(target), at: place(of: value)))
      }
    case .sequence:
      var item = target.next
      while item < NodeID(node.second) {
        let found = builder.node(resolved(item))
        if found.kind != .mapping, !isHole(item) {
          let what = found.kind == .sequence ? "a list inside the list" : describe(resolved(item))
          report(.mergeNotMapping(found: what, at: place(of: value == target ? item : value)))
        }
        item = after(item)
      }
    }
  }

  private func describe(_ scalar: NodeID) -> String {
    builder.copyText(of: scalar).withUnsafeBufferPointer { "'\(Excerpt.text($0))'" }
  }

  private func isHole(_ node: NodeID) -> Bool {
    let start = Int(builder.node(node).start)
    return builder.node(node).kind == .scalar && start < bytes.count && bytes[start] == UInt8(ascii: "*")
  }

  private func resolved(_ node: NodeID) -> NodeID {
    builder.node(node).kind == .alias ? NodeID(builder.node(node).second) : node
  }

  private func after(_ node: NodeID) -> NodeID {
    switch builder.node(node).kind {
    case .scalar, .alias: node.next
    case .sequence, .mapping: NodeID(builder.node(node).second)
    }
  }

  private func range(of node: NodeID) -> Range<Int> { Int(builder.node(node).start)..<builder.end(of: node) }

  private func place(of node: NodeID) -> Location { location(range(of: node)) }

  /// Reports the keys of the document that are collections.
  mutating func reportComplexKeys() {
    for key in complexKeys {
      let range = range(of: key)
      let written = text(range)
      let isOneLine = !bytes[range].contains { $0.isBreak }
      if isOneLine, let braces = templateBraces(around: range) {
        report(.templateBraces(text(braces), at: location(braces), fix: quote(braces)))
      } else {
        let fixes = isOneLine ? [quote(range, .suggested)] : []
        report(.complexKey(written, kind: builder.node(resolved(key)).kind, at: location(range), fixes: fixes))
      }
    }
    complexKeys.removeAll()
  }

  /// The range of `{{name}}` when `range` is its inner half.
  private func templateBraces(around range: Range<Int>) -> Range<Int>? {
    guard range.lowerBound > 0, range.upperBound < bytes.count, bytes[range.lowerBound] == UInt8(ascii: "{"),
      bytes[range.lowerBound - 1] == UInt8(ascii: "{"), bytes[range.upperBound] == UInt8(ascii: "}")
    else { return nil }
    return range.lowerBound - 1..<range.upperBound + 1
  }

  /// Reports anchors that no alias names and that stand before a text, where `&` may have been meant as a letter.
  mutating func reportUnusedAnchors() {
    for anchor in anchors.anchors where !anchor.isUsed {
      let node = builder.node(anchor.node)
      let range = range(of: anchor.node)
      let whole = Int(anchor.range.start)..<range.upperBound
      guard node.kind == .scalar, node.style == .plain, !range.isEmpty, !bytes[whole].contains(where: { $0.isBreak })
      else { continue }
      let text = builder.copyText(of: anchor.node)
      guard text.withUnsafeBufferPointer({ CoreSchema.scalar($0) }) == .text else { continue }
      report(
        .unusedAnchor(
          anchor, text: self.text(range), at: Location(builder.source.id, anchor.range),
          fix: quote(whole, .suggested)))
    }
  }
}

extension String {
  /// The text of a single-quoted scalar, in which each quote stands twice.
  func undoublingQuotes() -> String {
    var text = ""
    var isFirst = false
    for scalar in unicodeScalars {
      isFirst = scalar == "'" && !isFirst
      if scalar != "'" || isFirst { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
