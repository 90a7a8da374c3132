/// What there is to know of a rule: why it is one, and lists that break it and keep it.
///
/// Pages are made when somebody asks for them; checking a list never does. Their examples are tests: a bad one has
/// exactly its rule's findings, at the marks, and a good one has none of them.
public struct RulePage: Sendable {
  /// The rule.
  public let rule: Rule
  /// Which lists it looks at, such as `tables for holo`.
  public let lists: String
  /// What a finding means and why it matters when the app runs.
  public let explanation: String
  /// Where the knowledge comes from: a library with its function, a page of Apple's reference, a standard.
  public let source: String
  /// The entries of the list of pitfalls that it finds, by number (`docs/pitfalls.md`).
  public let pitfalls: [Int]
  /// Texts with the fault.
  public let bad: [Example]
  /// Texts that look alike and are right.
  public let good: [Example]

  /// A page.
  public init(
    _ rule: Rule, lists: String = "every list", _ explanation: String, source: String = "", pitfalls: [Int] = [],
    bad: [Example], good: [Example]
  ) {
    self.rule = rule
    self.lists = lists
    self.explanation = explanation
    self.source = source
    self.pitfalls = pitfalls
    self.bad = bad
    self.good = good
  }

  /// A small list, whose finding is marked.
  public struct Example: Sendable, ExpressibleByStringLiteral {
    /// The text of the list, without marks.
    public let text: String
    /// The places of the findings, in bytes of the text.
    public let marks: [SourceRange]
    /// Further files by name, where the list needs some.
    public let files: [String: String]

    /// A text in which `⟦…⟧` encloses the place of each finding. YAML without the line `listspec: 1` gets it, unless it
    /// is `bare`.
    public init(_ marked: String, beside files: [String: String] = [:], bare: Bool = false) {
      let isVersioned = marked.contains("listspec: ") || marked.contains("listspec-edits: ")
      let isWhole = bare || isVersioned || marked.hasPrefix("{")
      var bytes: [UInt8] = isWhole ? [] : Array("listspec: 1\n".utf8)
      var open: [UInt32] = []
      var marks: [SourceRange] = []
      for character in marked.unicodeScalars {
        switch character {
        case "⟦": open.append(UInt32(bytes.count))
        case "⟧":
          if let start = open.popLast() { marks.append(SourceRange(start, UInt32(bytes.count))) }
        default: bytes.append(contentsOf: String(character).utf8)
        }
      }
      text = String(decoding: bytes, as: UTF8.self)
      self.marks = marks.sorted()
      self.files = files
    }

    /// Edits with marks, and the list that they are for.
    public static func edits(_ marked: String, of base: String) -> Example {
      Example(marked, beside: [baseName: base + "\n"])
    }

    /// The name of the list that edits are for.
    public static let baseName = "base.yaml"

    /// The list that it edits; nil for what is looked at by itself.
    public var base: String? { text.contains("listspec-edits:") ? files[Self.baseName] : nil }

    /// A text with marks.
    public init(stringLiteral marked: String) { self.init(marked) }

    /// Whether it is written in JSON.
    public var isJSON: Bool { text.hasPrefix("{") || text.hasPrefix("[") }
  }
}
