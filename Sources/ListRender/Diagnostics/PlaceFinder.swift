internal import SpecSource

/// Turns the locations of a report into lines and columns; the lines of a file are counted when first asked for.
struct PlaceFinder {
  let sources: [SourceFile]
  private var maps: [LineMap?]

  init(_ report: FileReport) {
    sources = report.sources
    maps = report.sources.map { _ in nil }
  }

  /// The file that an id stands for.
  func source(_ file: FileID) -> SourceFile { sources[Int(file.index)] }

  /// The lines of a file.
  mutating func lines(of file: FileID) -> LineMap {
    let index = Int(file.index)
    if let map = maps[index] { return map }
    let map = LineMap(sources[index])
    maps[index] = map
    return map
  }

  /// Where a location begins.
  mutating func start(of location: Location) -> LinePosition {
    lines(of: location.file).position(of: location.range.start)
  }

  /// Where a location begins, as editors and terminals turn it into a link: `path:line:column`.
  mutating func link(to location: Location) -> String {
    let place = start(of: location)
    return "\(ShownPath.of(source(location.file).name)):\(place.line):\(place.column)"
  }
}

/// The name of a file at the beginning of a line for people and editors.
enum ShownPath {
  /// The name with hidden characters spelled out; one that begins with a colon gets `./`, since continuous integration
  /// systems take commands from lines that begin with two.
  static func of(_ name: String) -> String {
    let visible = VisibleText.of(name)
    return visible.hasPrefix(":") ? "./\(visible)" : visible
  }
}
