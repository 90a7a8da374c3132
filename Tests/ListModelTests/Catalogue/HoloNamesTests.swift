import Testing

@testable import ListModel

/// The names of HoloTableView 3.1.2 (its makers' methods) beside the names of the language. The MG plug-in is left out.
@Suite("HoloTableView's names")
struct HoloNamesTests {
  /// A property of the library with its name in the language; nil where the name is the same.
  struct Name: CustomTestStringConvertible {
    let upstream: String
    let canonical: String
    let level: Levels
    let target: KeyTarget

    init(_ upstream: String, _ canonical: String? = nil, at level: Levels, of target: KeyTarget = .own) {
      self.upstream = upstream
      self.canonical = canonical ?? upstream
      self.level = level
      self.target = target
    }

    var testDescription: String { "\(upstream) of \(level.name)" }
  }

  static let list: [Name] = [
    Name("sections", at: .list),
    Name("sectionIndexTitles", at: .list),
    Name("sectionForSectionIndexTitleHandler", "sectionForSectionIndexTitle", at: .list),
    Name("delegate", at: .list),
    Name("dataSource", at: .list),
    Name("scrollDelegate", at: .list),
  ]

  static let section: [Name] = [
    Name("tag", at: .section),
    Name("rows", at: .section),
    Name("header", at: .section),
    Name("footer", at: .section),
    Name("headerTitle", "title", at: .section, of: .header),
    Name("footerTitle", "title", at: .section, of: .footer),
    Name("headerTitleHandler", "title", at: .section, of: .header),
    Name("footerTitleHandler", "title", at: .section, of: .footer),
    Name("headerModel", "model", at: .section, of: .header),
    Name("footerModel", "model", at: .section, of: .footer),
    Name("headerModelHandler", "model", at: .section, of: .header),
    Name("footerModelHandler", "model", at: .section, of: .footer),
    Name("headerReuseId", "reuseId", at: .section, of: .header),
    Name("footerReuseId", "reuseId", at: .section, of: .footer),
    Name("headerReuseIdHandler", "reuseId", at: .section, of: .header),
    Name("footerReuseIdHandler", "reuseId", at: .section, of: .footer),
    Name("headerHeight", "height", at: .section, of: .header),
    Name("footerHeight", "height", at: .section, of: .footer),
    Name("headerHeightHandler", "height", at: .section, of: .header),
    Name("footerHeightHandler", "height", at: .section, of: .footer),
    Name("headerEstimatedHeight", "estimatedHeight", at: .section, of: .header),
    Name("footerEstimatedHeight", "estimatedHeight", at: .section, of: .footer),
    Name("headerEstimatedHeightHandler", "estimatedHeight", at: .section, of: .header),
    Name("footerEstimatedHeightHandler", "estimatedHeight", at: .section, of: .footer),
    Name("headerConfigSEL", "configSEL", at: .section, of: .header),
    Name("footerConfigSEL", "configSEL", at: .section, of: .footer),
    Name("willDisplayHeaderHandler", "willDisplay", at: .section, of: .header),
    Name("willDisplayFooterHandler", "willDisplay", at: .section, of: .footer),
    Name("didEndDisplayingHeaderHandler", "didEndDisplaying", at: .section, of: .header),
    Name("didEndDisplayingFooterHandler", "didEndDisplaying", at: .section, of: .footer),
  ]

  static let row: [Name] =
    [
      "tag", "cell", "model", "style", "reuseId", "height", "estimatedHeight", "shouldHighlight", "canEdit", "canMove",
      "editingStyle", "editingDeleteTitle", "leadingSwipeActions", "trailingSwipeActions", "configSEL", "delegate",
      "delegateSEL", "beforeConfigureHandler", "afterConfigureHandler", "leadingSwipeHandler", "trailingSwipeHandler",
      "targetMoveHandler", "moveHandler", "editingDeleteHandler", "editingInsertHandler",
    ].map { Name($0, at: .row) }
    + [
      "model", "style", "reuseId", "height", "estimatedHeight", "shouldHighlight", "canEdit", "canMove",
      "editingStyle", "editingDeleteTitle", "leadingSwipeActions", "trailingSwipeActions", "willSelect",
      "willDeselect", "didSelect", "didDeselect", "willDisplay", "didEndDisplaying", "didHighlight",
      "accessoryButtonTapped", "willBeginEditing", "didEndEditing",
    ].map { Name($0 + "Handler", $0, at: .row) } + [Name("didUnHighlightHandler", "didUnhighlight", at: .row)]

  static let swipeAction: [Name] = ["style", "title", "backgroundColor", "backgroundEffect", "image", "handler"].map {
    Name($0, at: .swipeAction)
  }

  /// What a class may answer: the library finds these methods by selector.
  static let methods: [Name] =
    [
      "height", "estimatedHeight", "shouldHighlight", "willSelect", "willDeselect", "didSelect", "didDeselect",
      "willDisplay", "didEndDisplaying", "didHighlight", "didUnhighlight", "accessoryButtonTapped",
      "willBeginEditing", "didEndEditing", "configure",
    ].map { Name($0, at: .cellClass) }
    + ["height", "estimatedHeight", "willDisplay", "didEndDisplaying", "configure"].map { Name($0, at: .viewClass) }

  @Test("every property of the library can be written by its name there", arguments: list + section + row + swipeAction)
  func accepted(name: Name) throws {
    let element = try #require(Self.element(at: name.level))
    let vocabulary = Vocabulary.of(.holo)
    let meaning = try #require(vocabulary.index(of: element).meaning(of: name.upstream))
    #expect(meaning.target == name.target)
    let home = name.target == .own ? PropertyTable.of(element) : .header
    #expect(home[meaning.slot].name == name.canonical)
    #expect(home[meaning.slot].levels.contains(name.target == .own ? name.level : .header))
    #expect(home[meaning.slot].kind != .structure(.variant))
  }

  @Test("a block of a property that also has a value is the block, one of an event is the event")
  func forms() throws {
    let index = Vocabulary(.holo).index(of: .row)
    for name in Self.row where name.upstream.hasSuffix("Handler") && name.upstream != name.canonical {
      let property = try #require(PropertyTable.row.properties.first { $0.name == name.canonical })
      #expect(index.meaning(of: name.upstream)?.form == (property.isEvent ? .value : .handler), "\(name.upstream)")
    }
  }

  @Test("a class can be said to have every method that the library looks for", arguments: methods)
  func answered(name: Name) throws {
    let table: PropertyTable = name.level == .cellClass ? .row : .header
    let property = try #require(table.properties.first { $0.name == name.canonical })
    #expect(property.tiers.contains(.classMethod))
  }

  @Test("no property but these can be answered by a class")
  func noOtherMethods() {
    for (table, level) in [(PropertyTable.row, Levels.cellClass), (.header, .viewClass)] {
      let names = table.properties.filter(Runtime.holo.asksClasses).map(\.name)
      #expect(Set(names) == Set(Self.methods.filter { $0.level == level }.map(\.canonical)))
    }
  }

  @Test("the library's own names are not those of UIKit alone", arguments: section + row)
  func notInUIKit(name: Name) throws {
    guard name.upstream != name.canonical else { return }
    let element = try #require(Self.element(at: name.level))
    #expect(Vocabulary(.uikit).index(of: element).meaning(of: name.upstream) == nil)
  }

  private static func element(at level: Levels) -> Element? {
    switch level {
    case .list: .list
    case .section: .section
    case .row: .row
    case .swipeAction: .swipeAction
    default: nil
    }
  }
}
