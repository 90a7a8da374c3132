public import SpecTree

/// What a property is in the end, and who said so.
public struct ResolvedValue: Sendable {
  /// What it is.
  public enum Content: Sendable, Equatable {
    /// Absent, and absence means nothing else.
    case unset
    /// `true` or `false`.
    case flag(Bool)
    /// A number.
    case number(Double)
    /// What UIKit works out itself.
    case automatic
    /// A length that the library takes for nothing.
    case nothing
    /// One of the property's names, by its place.
    case choice(Int)
    /// The text of a scalar.
    case text(NodeID)
    /// The text of a scalar with a known ending.
    case joined(NodeID, KnownName)
    /// A width and a height.
    case size(Double, Double)
    /// A name that UIKit or a library defines.
    case known(KnownName)
    /// What stands at a node, as it is.
    case data(NodeID)
    /// Code at run time; the node says which (`SpecCode`), nil when an object of the app answers for the whole list,
    /// or when it follows from other code.
    case native(NodeID?)
    /// Certainly no class.
    case none
    /// The elements of `ListSpec.elements`.
    case elements(Range<Int>)
    /// What was written cannot be used; a finding says why.
    case unusable
  }

  /// What it is.
  public var content: Content
  /// Who said so.
  public var tier: Tier
  /// Whether a block said so.
  public var form: WrittenForm
  /// The value that said so, as written; nil for a default and for what other properties imply.
  public var node: NodeID?

  init(_ content: Content, _ tier: Tier, form: WrittenForm = .value, node: NodeID? = nil) {
    self.content = content
    self.tier = tier
    self.form = form
    self.node = node
  }

  /// What a file has.
  init(_ written: WrittenValue, in view: TreeView, _ tier: Tier) {
    let target = view.resolved(written.node)
    let content: Content =
      switch written.content {
      case .unusable, .expression: .unusable
      case .flag: .flag(written.isTrue)
      case .number: .number(written.number)
      case .automatic: .automatic
      case .choice: .choice(written.choice)
      case .text: .text(target)
      case .data: .data(target)
      case .size: view.size(at: target)
      case .native: .native(target)
      case .method: .native(nil)
      case .none: .none
      case .element: .elements(written.elements)
      }
    self.init(content, tier, form: written.form, node: written.node)
  }
}

/// Code at run time, as a file names it.
public enum SpecCode: Sendable, Equatable {
  /// Code of the app, by its name if the file gives one.
  case native(name: NodeID?)
  /// Opening a URL.
  case openURL(NodeID)
}

extension TreeView {
  /// A width and a height as written: one number for both; a side that is left out is as good as 0
  /// (HoloCollectionView takes a size for set when either side is).
  func size(at node: NodeID) -> ResolvedValue.Content {
    if let number = number(of: node) { return .size(number, number) }
    func side(_ name: StaticString) -> Double { value(of: name, in: node).flatMap { number(of: $0) } ?? 0 }
    return .size(side("width"), side("height"))
  }

  /// Which code a value names: `native` has no name, another text is one, `{native: name}` and `{openURL: url}`.
  public func code(at node: NodeID) -> SpecCode {
    let target = resolved(node)
    switch kind(of: target) {
    case .scalar:
      return .native(name: text(of: target, is: "native") ? nil : target)
    case .mapping:
      let argument = resolved(target.next.next)
      return text(of: target.next, is: "openURL") ? .openURL(argument) : .native(name: argument)
    case .sequence, .alias:
      return .native(name: nil)
    }
  }
}
