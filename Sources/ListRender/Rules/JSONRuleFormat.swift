internal import SpecSource

/// Rules for programs.
struct JSONRuleFormat {
  /// Raised only when something that was there changes or goes.
  private static let version = 1

  func write(_ pages: [RulePage], to out: inout ByteBuffer) {
    out.append("{\"listspec-rules\": ")
    out.append(Self.version)
    out.append(", \"rules\": [")
    for (place, page) in pages.enumerated() {
      out.append(place == 0 ? "\n  {" : ",\n  {")
      let rule = page.rule
      let pairs = [
        ("id", rule.id), ("family", rule.family.rawValue), ("severity", rule.severity.rawValue),
        ("summary", rule.summary), ("lists", page.lists), ("explanation", page.explanation), ("source", page.source),
      ]
      for (place, (key, text)) in pairs.enumerated() {
        out.append(place == 0 ? "\"\(key)\": " : ", \"\(key)\": ")
        out.appendJSON(text)
      }
      write("pitfalls", page.pitfallNames, to: &out)
      write("bad", page.bad.map(\.text), to: &out)
      write("good", page.good.map(\.text), to: &out)
      out.append(UInt8(ascii: "}"))
    }
    out.append("\n]}\n")
  }

  private func write(_ key: String, _ texts: [String], to out: inout ByteBuffer) {
    out.append(", \"\(key)\": [")
    for (place, text) in texts.enumerated() {
      out.append(place == 0 ? "" : ", ")
      out.appendJSON(text)
    }
    out.append("]")
  }
}
