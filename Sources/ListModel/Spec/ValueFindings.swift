public import SpecSource
public import SpecTree

extension Diagnostic {
  /// A key of variants where no variant can be.
  static func variantKey(_ name: String, at place: Location) -> Diagnostic {
    let home = name == "edits" ? "beside 'extends', in a variant of a list" : "at the root of a list's own file"
    return Diagnostic(.variantKey, "'\(name)' counts only \(home)", at: place)
  }

  /// Null as the value of a property; `what` is in quotes where it is a key.
  static func nullValue(_ what: String, _ found: String, at place: Location, fixes: [Fix] = []) -> Diagnostic {
    Diagnostic(.nullValue, "\(what) is \(found); leave it out for \"unset\"", at: place, fixes: fixes)
  }

  /// A value that is none of the names that its property knows; `name` is in quotes where it is a key.
  static func unknownValue(
    _ found: String, of name: String, names: [String], at place: Location, style: NodeStyle
  ) -> Diagnostic {
    var message = "\(name) is '\(found)'"
    var fixes: [Fix] = []
    if let nearest = Spelling.nearest(to: found, in: names) {
      message += "; did you mean '\(nearest)'?"
      let text = style == .doubleQuoted ? "\"\(nearest)\"" : nearest
      fixes = [Fix("write '\(nearest)'", .safe, [TextEdit(place.range, text)])]
    } else if let meant = Spelling.shortFor(found, in: names) {
      message += "; did you mean '\(meant)'?"
      let text = style == .doubleQuoted ? "\"\(meant)\"" : meant
      fixes = [Fix("write '\(meant)'", .suggested, [TextEdit(place.range, text)])]
    } else {
      message += ", expected one of: \(names.joined(separator: ", "))"
    }
    return Diagnostic(.unknownValue, message, at: place, fixes: fixes)
  }

  /// A value that is not there, at its key, or at its own place when it has none; where a comment sign swallowed it, the
  /// fix quotes the text.
  public static func emptyValue(
    _ node: NodeID, key: NodeID?, named name: String?, isData: Bool, in view: TreeView
  ) -> Diagnostic {
    let remedy = isData ? "write null or remove it" : "remove it or give it a value"
    let what = (name ?? key.map { view.excerpt(of: $0) }).map { "'\($0)'" } ?? "this entry"
    let place = view.location(of: key ?? node)
    guard let rest = view.commentBehind(view.range(of: key ?? node).end) else {
      return Diagnostic(.emptyValue, "\(what) has no value; \(remedy)", at: place)
    }
    let text = String(decoding: view.source(rest), as: UTF8.self)
    return Diagnostic(
      .emptyValue, "\(what) has no value: '\(text)' is a comment; quote it to make it the value", at: place,
      fixes: YAMLQuoting.fixes(.safe, rest, in: view))
  }

  /// A text that a comment sign cut.
  public static func textCut(_ cut: NodeTree.CutText, in view: TreeView) -> Diagnostic {
    let kept = view.excerpt(of: cut.node)
    let lost = String(decoding: view.source(cut.rest), as: UTF8.self)
    let range = view.range(of: cut.node)
    return Diagnostic(
      .textCut, "the text ends at '\(kept)': YAML takes '\(lost)' for a comment; quote the text to keep it",
      at: Location(view.file, cut.rest),
      fixes: YAMLQuoting.fixes(.suggested, SourceRange(range.start, cut.rest.end), in: view))
  }
}

/// Quoting what stands in a file.
enum YAMLQuoting {
  /// The fix that quotes a range; none where the text ends with a sign that closes or parts a list or mapping, since it
  /// may belong to that.
  static func fixes(_ safety: Fix.Safety, _ range: SourceRange, in view: TreeView) -> [Fix] {
    if let last = view.source(range).last, ",]}".utf8.contains(last) { return [] }
    return [fix(safety, range, in: view)]
  }

  /// The fix that quotes a range.
  static func fix(_ safety: Fix.Safety, _ range: SourceRange, in view: TreeView) -> Fix {
    let text = String(decoding: view.source(range), as: UTF8.self)
    return Fix("quote the text", safety, [TextEdit(range, QuotedText.doubleQuoted(text, foldsLines: true))])
  }
}
