/// What a key of an element stands for under a runtime, whatever the key is called: `headerHeight` of a section and
/// `height` of its header are one.
public struct PropertyName: Hashable, Sendable {
  /// Whose property it is.
  public enum Home: Hashable, Sendable {
    /// The element's own.
    case own
    /// Its header's.
    case header
    /// Its footer's.
    case footer
    /// One that its rows inherit.
    case rows
  }

  /// The canonical name.
  public let property: String
  /// Whether it is the value or the block that gives one.
  public let form: WrittenForm
  /// Whose property it is.
  public let home: Home

  /// A property in a form.
  public init(_ property: String, _ form: WrittenForm = .value, of home: Home = .own) {
    self.property = property
    self.form = form
    self.home = home
  }
}

extension PropertyName {
  /// The element that has the property, for a key of an element.
  public func owner(for element: Element) -> Element {
    switch home {
    case .own: element
    case .header, .footer: .header
    case .rows: .row
    }
  }

  /// What may be written as the value of a key of an element; nil where the catalogue does not have it.
  public func kind(in element: Element) -> ValueKind? {
    PropertyTable.of(owner(for: element)).properties.first { $0.name == property }?.kind
  }
}

extension Runtime {
  /// What a key of an element stands for; nil for one that the runtime does not know.
  public func property(named key: String, of element: Element) -> PropertyName? {
    var key = key
    guard let meaning = key.withUTF8({ Vocabulary.of(self).index(of: element).meaning(of: $0) }) else { return nil }
    let property = meaning.target.table(from: element)[meaning.slot]
    let home: PropertyName.Home =
      switch meaning.target {
      case .own: .own
      case .header: .header
      case .footer: .footer
      case .rows: .rows
      }
    return PropertyName(property.name, meaning.form, of: home)
  }

  /// The keys that an element may have.
  public func keys(of element: Element) -> [String] { Vocabulary.entries(of: element, in: self).map(\.name) }

  /// The names of an element's own property: the language's, then the library's.
  public func names(of property: String, of element: Element) -> [String] {
    [property]
      + rules.aliases().filter { $0.element == element && $0.property == property && $0.target == .own }.map(\.name)
  }
}
