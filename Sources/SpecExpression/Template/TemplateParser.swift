internal import SpecSource

/// Splits a text into what is meant as it is written and the expressions between `$(` and `)`.
struct TemplateParser {
  let text: [UInt8]
  private let names: ScopeNames
  /// The parts of the text that were read so far.
  private(set) var segments: [Template.Segment] = []
  /// The nodes of their expressions.
  private(set) var tree = ExpressionTree()
  /// What is not written as an expression: one for each expression at most.
  private(set) var faults: [ExpressionFault] = []
  /// Names that there are not.
  private(set) var nameFaults: [ExpressionFault] = []

  /// A parser of one text.
  init(_ text: [UInt8], names: ScopeNames) {
    self.text = text
    self.names = names
  }

  /// Reads the whole text.
  mutating func parse() {
    guard text.count <= Limits.longestTemplate else {
      let message =
        "a text with expressions has at most \(Limits.longestTemplate.grouped) bytes, found \(text.count.grouped)"
      faults.append(ExpressionFault(.limit, message, at: 0..<text.count))
      return
    }
    var start = 0
    var place = 0
    while place < text.count {
      guard text[place] == UInt8(ascii: "$") else {
        place += 1
        continue
      }
      if hasParenthesis(at: place + 1) {
        addText(start..<place)
        place = expression(from: place)
        start = place
      } else if place + 1 < text.count, text[place + 1] == UInt8(ascii: "$"), hasParenthesis(at: place + 2) {
        // `$$(`: the first sign goes, and what is behind the second is not an expression.
        addText(start..<place)
        start = place + 1
        place += 3
      } else {
        place += 1
      }
    }
    addText(start..<text.count)
  }

  private func hasParenthesis(at place: Int) -> Bool { place < text.count && text[place] == UInt8(ascii: "(") }

  private mutating func addText(_ range: Range<Int>) {
    if !range.isEmpty { segments.append(.text(range)) }
  }

  /// Reads an expression that begins with `$(` at a place, and gives the place behind it.
  private mutating func expression(from start: Int) -> Int {
    let lexer = Lexer(text, from: start + 2)
    if let fault = lexer.fault {
      faults.append(fault)
    } else if lexer.isUnclosed {
      let message = "'$(' is not closed; add ')' behind the expression, or write '$$(' for the signs themselves"
      faults.append(ExpressionFault(.syntax, message, at: start..<start + 2))
    } else {
      var parser = Parser(text, lexer.tokens, names: names, adding: tree)
      do {
        let root = try parser.parse()
        nameFaults += parser.nameFaults
        tree = parser.tree
        segments.append(.expression(root, start..<lexer.end))
      } catch {
        faults.append(error)
      }
    }
    return lexer.end
  }
}
