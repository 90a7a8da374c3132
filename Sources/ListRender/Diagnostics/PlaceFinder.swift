internal import SpecSource

/// Turns the locations of a report into lines and columns; the lines of a file are counted when first asked for.
struct PlaceFinder {
  let sources: [SourceFile]
  private let run: RunDescription?
  private var maps: [LineMap?]
  private var places: [FilePlace?]

  /// What finds places; `run` is asked where files lie.
  init(_ report: FileReport, _ run: RunDescription? = nil) {
    sources = report.sources
    self.run = run
    maps = report.sources.map { _ in nil }
    places = report.sources.map { _ in nil }
  }

  /// Where a file lies.
  mutating func place(of file: FileID) -> FilePlace {
    let index = Int(file.index)
    if let place = places[index] { return place }
    let name = sources[index].name
    let place = run?.locate(name) ?? FilePlace(absolute: name, inRepository: name)
    places[index] = place
    return place
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

  /// The first place of a location and the one behind its last; a line break at its end does not count, so that what
  /// ends with a line is on that line.
  mutating func region(of location: Location, in unit: ColumnUnit = .scalars) -> Region {
    let bytes = source(location.file).bytes
    var end = location.range.bytes.upperBound
    while end > location.range.start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return region(of: SourceRange(location.range.bytes.lowerBound..<end), in: location.file, unit)
  }

  /// The first place of a range and the one behind its last.
  mutating func region(of range: SourceRange, in file: FileID, _ unit: ColumnUnit = .scalars) -> Region {
    let lines = lines(of: file)
    func position(of offset: UInt32) -> LinePosition {
      unit == .scalars ? lines.position(of: offset) : lines.bytePosition(of: offset)
    }
    return Region(start: position(of: range.start), end: position(of: range.end))
  }

  /// What columns count.
  enum ColumnUnit {
    case scalars
    /// UTF-8 bytes.
    case bytes
  }

  /// Lines and columns from 1; the end is exclusive.
  struct Region: Equatable {
    var start: LinePosition
    var end: LinePosition
  }

  /// Where a location begins, for readers who look from the repository's folder.
  mutating func repositoryLink(to location: Location) -> String {
    let start = start(of: location)
    return "\(VisibleText.of(place(of: location.file).path)):\(start.line):\(start.column)"
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
