public import SpecSource
public import SpecTree

/// Why the properties of something are what they are.
public struct Explanation: Sendable {
  /// What it is about.
  public let subject: Subject
  /// Its tag; nil without one.
  public let tag: NodeID?
  /// The tag of the section that it is in; nil without one, or when it is in none.
  public let sectionTag: NodeID?
  /// Where it is written; nil for a header or footer that only the app's own objects speak of.
  public let place: Location?
  /// The name of the class that was asked, cut to what fits into a message.
  public let className: String?
  /// The properties in the order of the catalogue.
  public let properties: [PropertyExplanation]
}

/// Why one property is what it is.
public struct PropertyExplanation: Sendable {
  /// The property, by its place in its element's table.
  public let slot: Slot
  /// Everything that speaks of it, strongest first, down to what absence would mean; the first wins. Never empty.
  public let answers: [Answer]
  /// What else is worth knowing, such as what the class does not say.
  public let remarks: [Diagnostic.Note]

  /// What it is in the end.
  public var winner: Answer { answers[0] }
}

/// What one speaker says of a property.
public struct Answer: Sendable {
  /// What it says.
  public let value: ResolvedValue
  /// Who says it.
  public let sayer: Sayer
  /// Where it is written; nil for what no file says.
  public let place: Location?
  /// The model that fills the gaps of this one; nil without one.
  public internal(set) var modelBase: NodeID?

  init(value: ResolvedValue, sayer: Sayer, place: Location?) {
    self.value = value
    self.sayer = sayer
    self.place = place
  }
}
