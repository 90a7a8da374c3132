public import ListModel

/// A way to write why things are what they are, for people or for programs.
public protocol ExplanationFormat: Sendable {
  /// What the user calls it.
  static var name: String { get }

  /// Writes an explanation.
  static func write(_ answer: ExplanationReport, _ style: TextStyle, to out: inout ByteBuffer)
}

/// An explanation, with what its formats need to show it.
public struct ExplanationReport {
  /// The explanation.
  let explanation: Explanation
  /// The list that it is about.
  let resolver: Resolver
  /// The file, and those that it brought in.
  let file: FileReport
  /// Whether one property was asked for.
  let isOfOneProperty: Bool
  /// What else the address names.
  let others: [Subject]

  /// An explanation of the first of several subjects.
  public init(
    _ explanation: Explanation, by resolver: Resolver, in file: FileReport, ofOneProperty isOfOneProperty: Bool,
    others: [Subject]
  ) {
    self.explanation = explanation
    self.resolver = resolver
    self.file = file
    self.isOfOneProperty = isOfOneProperty
    self.others = others
  }

  /// The properties of what it is about.
  var table: PropertyTable { .of(explanation.subject.element) }

  /// An answer as the only property of an element, which is what values are written from.
  func element(_ answer: Answer, of slot: Slot) -> ResolvedElement {
    ResolvedElement(explanation.subject.element, only: slot, answer.value, modelBase: answer.modelBase)
  }
}

/// All formats for explanations.
public enum ExplanationFormats {
  /// The one for people; the default.
  public static let text: any ExplanationFormat.Type = TextExplanationFormat.self

  /// In the order of the help page.
  public static let all: [any ExplanationFormat.Type] = [text, JSONExplanationFormat.self]
}
