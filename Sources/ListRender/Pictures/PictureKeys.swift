internal import ListModel

/// The slots of what a picture shows.
struct PictureKeys {
  static let shared = PictureKeys()
  let row = RowKeys.shared
  let header = HeaderKeys.shared
  let image = PropertyTable.row.slot("image")
  let accessory = PropertyTable.row.slot("accessoryType")
  let estimatedHeight = PropertyTable.row.slot("estimatedHeight")
  let estimatedHeaderHeight = PropertyTable.header.slot("estimatedHeight")
  let rowColor = PropertyTable.row.slot("backgroundColor")
  let rowInset = PropertyTable.row.slot("separatorInset")
  let indentation = PropertyTable.row.slot("indentationLevel")
  let listTitle = PropertyTable.list.slot("title")
  let style = PropertyTable.list.slot("style")
  let listColor = PropertyTable.list.slot("backgroundColor")
  let separators = PropertyTable.list.slot("separatorStyle")
  let separatorColor = PropertyTable.list.slot("separatorColor")
  let separatorInset = PropertyTable.list.slot("separatorInset")
  let empty = PropertyTable.list.slot("empty")
  let emptyText = PropertyTable.empty.slot("text")
  let emptyDetail = PropertyTable.empty.slot("detail")
  let emptyCell = PropertyTable.empty.slot("cell")
  let inset = PropertyTable.section.slot("inset")
  let lineSpacing = PropertyTable.section.slot("minimumLineSpacing")
  let itemSpacing = PropertyTable.section.slot("minimumInteritemSpacing")
}
