extension PropertyTable {
  /// Every key of `paging` (TFTableViewDataSource: `currentPage`, `totalPage`, `pageSize`).
  public static let paging = PropertyTable(
    .paging,
    [
      Property(
        "current", .integer(0...1_000_000_000), at: .paging, default: .number(1), output: .always,
        "The page that was loaded last, from 1."),
      Property(
        "total", .integer(0...1_000_000_000), at: .paging, default: .number(1), output: .always,
        "How many pages there are; 0 counts as 1."),
      Property(
        "pageSize", .integer(0...1_000_000_000), at: .paging, default: .number(20), output: .always,
        "How many rows a page has; 0 counts as 20."),
      Property(
        "loading", .element(.row), at: .paging, output: .never, "The row that is shown while more is being loaded."),
    ])

  /// Every key of `source`; the list carries them through to the app.
  ///
  /// The last three have no effect in TFTableViewDataSource 1.0.0.
  public static let source = PropertyTable(
    .source,
    [
      Property("type", .text, at: .source, "The type of the list, which the app maps to a class and a URL."),
      Property("url", .text, at: .source, "The URL that is asked for the data."),
      Property("manager", .text, at: .source, "The class that makes items of the data."),
      Property("cache", .flag, at: .source, default: .flag(false), "Whether the first page is kept."),
      Property("parameters", .data, at: .source, "What is sent with each request."),
      Property("batchRequests", .data, at: .source, "Requests that are sent beside the first."),
      Property(
        "batchShouldLoadInFirstPage", .flag, at: .source, default: .flag(true),
        "Whether they are sent with the first page only."),
      Property(
        "cacheTimeInSeconds", .number(0...1_000_000_000), at: .source, "How long a page is kept, in seconds."),
      Property("firstLoadFromCache", .flag, at: .source, "Whether the kept page is shown first."),
      Property("enableSkeletonView", .flag, at: .source, "Whether empty shapes are shown until the data is there."),
    ])

  /// Every key of an entry of `callbacks` (P9TableViewHandler: `registCallback`).
  public static let callback = PropertyTable(
    .callback,
    [
      Property("cell", .text, at: .callback, output: .always, "The class of the cell, which is its identifier too."),
      Property("event", .text, at: .callback, output: .always, "The event; selection unless given."),
      Property("native", .text, at: .callback, output: .always, "The name of the code."),
    ])
}
