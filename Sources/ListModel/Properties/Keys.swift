/// The slots of the root's keys that code names; each is looked up once in the table, which is the authority.
public struct ListKeys: Sendable {
  /// The only instance.
  public static let shared = ListKeys()
  /// `tag`
  public let tag = PropertyTable.list.slot("tag")
  /// `sectionIndexTitles`
  public let sectionIndexTitles = PropertyTable.list.slot("sectionIndexTitles")
  let sectionForSectionIndexTitle = PropertyTable.list.slot("sectionForSectionIndexTitle")
  let version = PropertyTable.list.slot("listspec")
  let rowDefaults = PropertyTable.list.slot("rowDefaults")
  let cells = PropertyTable.list.slot("cells")
  let views = PropertyTable.list.slot("views")
  /// `header`
  public let header = PropertyTable.list.slot("header")
  /// `footer`
  public let footer = PropertyTable.list.slot("footer")
  let empty = PropertyTable.list.slot("empty")
  let delegate = PropertyTable.list.slot("delegate")
  let dataSource = PropertyTable.list.slot("dataSource")
  let sections = PropertyTable.list.slot("sections")
  let rows = PropertyTable.list.slot("rows")
  let items = PropertyTable.list.slot("items")
  /// `layout`
  public let layout = PropertyTable.list.slot("layout")
  let types = PropertyTable.list.slot("types")
  let paging = PropertyTable.list.slot("paging")
}

/// The slots of the keys of `paging` that code names.
struct PagingKeys: Sendable {
  static let shared = PagingKeys()
  let current = PropertyTable.paging.slot("current")
  let total = PropertyTable.paging.slot("total")
  let loading = PropertyTable.paging.slot("loading")
}

/// The slots of a section's keys that code names.
public struct SectionKeys: Sendable {
  /// The only instance.
  public static let shared = SectionKeys()
  /// `tag`
  public let tag = PropertyTable.section.slot("tag")
  /// `header`
  public let header = PropertyTable.section.slot("header")
  /// `footer`
  public let footer = PropertyTable.section.slot("footer")
  let indexTitle = PropertyTable.section.slot("indexTitle")
  let sectionIndex = PropertyTable.section.slot("sectionIndex")
  let data = PropertyTable.section.slot("data")
  /// `use`
  public let use = PropertyTable.section.slot("use")
  /// The keys that a section's rows may stand under.
  public let rowLists = PropertyTable.section.slots { $0.kind == .structure(.rows) || $0.kind == .structure(.models) }
  let rowDefaults = PropertyTable.section.slot("rowDefaults")
  let empty = PropertyTable.section.slot("empty")
}

/// The slots of a header's keys that code names.
public struct HeaderKeys: Sendable {
  /// The only instance.
  public static let shared = HeaderKeys()
  /// `view`
  public let view = PropertyTable.header.slot("view")
  /// `title`
  public let title = PropertyTable.header.slot("title")
  /// `model`
  public let model = PropertyTable.header.slot("model")
  /// `height`
  public let height = PropertyTable.header.slot("height")
  /// `size`
  public let size = PropertyTable.header.slot("size")
  /// `reusableView`
  public let reusableView = PropertyTable.header.slot("reusableView")
  /// `type`
  public let type = PropertyTable.header.slot("type")
  /// `implements`
  let implements = PropertyTable.header.slot("implements")
}

/// The slots of an empty state's keys that code names.
struct EmptyKeys: Sendable {
  /// The only instance.
  static let shared = EmptyKeys()
  let cell = PropertyTable.empty.slot("cell")
}

/// The slots of a row's keys that code names.
public struct RowKeys: Sendable {
  /// The only instance.
  public static let shared = RowKeys()
  /// `tag`
  public let tag = PropertyTable.row.slot("tag")
  /// `cell`
  public let cell = PropertyTable.row.slot("cell")
  /// `reuseId`
  public let reuseId = PropertyTable.row.slot("reuseId")
  /// `style`
  public let style = PropertyTable.row.slot("style")
  /// `model`
  public let model = PropertyTable.row.slot("model")
  /// `height`
  public let height = PropertyTable.row.slot("height")
  /// `size`
  public let size = PropertyTable.row.slot("size")
  /// `item`
  public let item = PropertyTable.row.slot("item")
  /// `type`
  public let type = PropertyTable.row.slot("type")
  /// `text`
  public let text = PropertyTable.row.slot("text")
  /// `detail`
  public let detail = PropertyTable.row.slot("detail")
  /// `value`
  public let value = PropertyTable.row.slot("value")
  /// `implements`
  let implements = PropertyTable.row.slot("implements")
  /// Those that tell what a row is as soon as it is read.
  let told: SlotSet

  private init() { told = SlotSet([tag, reuseId, cell, item, type, detail, value]) }
}
