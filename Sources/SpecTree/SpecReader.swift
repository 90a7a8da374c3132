public import SpecSource

/// How a file is written.
public enum SourceFormat: String, CaseIterable, Sendable {
  /// YAML 1.2, read as libyaml reads it.
  case yaml
  /// JSON, RFC 8259.
  case json

  /// The format that a file's name tells, or nil.
  public init?(fileName: String) {
    self.init(fileName: fileName.utf8)
  }

  /// The format that the bytes of a file's name tell, or nil.
  @inlinable
  public init?(fileName: some BidirectionalCollection<UInt8>) {
    // By bytes, without making a text of them: a run over a folder asks for each file several times.
    func ends(in ending: StaticString) -> Bool {
      ending.withUTF8Buffer { ending in
        fileName.count >= ending.count
          && zip(fileName.suffix(ending.count), ending).allSatisfy { byte, letter in
            byte == letter || (letter != UInt8(ascii: ".") && byte | 0x20 == letter)
          }
      }
    }
    if ends(in: ".yaml") || ends(in: ".yml") {
      self = .yaml
    } else if ends(in: ".json") {
      self = .json
    } else {
      return nil
    }
  }

  /// The format that content seems to have: JSON begins with a brace or a bracket.
  ///
  /// A YAML file may begin with one too; `SpecReader` then tries JSON first and takes YAML's word when it is not.
  public init(content: [UInt8]) {
    let first = content.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
  }
}

/// Reads a file into a tree.
public enum SpecReader {
  /// The tree of a file and what reading found; the format follows the name, else the content, unless given.
  ///
  /// Never fails: a file that cannot be read gives a tree that is not complete and at least one finding of the
  /// syntax family.
  public static func read(
    _ source: SourceFile, as format: SourceFormat? = nil
  ) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    let reading = readText(source, as: format)
    guard !reading.tree.isComplete, let finding = ConflictMarkers.finding(in: source) else { return reading }
    return (reading.tree, [finding])
  }

  private static func readText(
    _ source: SourceFile, as format: SourceFormat?
  ) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    switch format ?? SourceFormat(fileName: source.name) {
    case .yaml: return YAMLReader.read(source)
    case .json: return JSONReader.read(source)
    case nil: break
    }
    guard SourceFormat(content: source.bytes) == .json else { return YAMLReader.read(source) }
    let json = JSONReader.read(source)
    if json.tree.isComplete { return json }
    let yaml = YAMLReader.read(source)
    return yaml.tree.isComplete ? yaml : json
  }

  /// The same for what edits, sorted and without overlap, made of a file: what they did not touch is taken from the file's
  /// tree where that is known to be what reading it again would give.
  public static func read(
    _ source: SourceFile, as format: SourceFormat? = nil, madeFrom tree: NodeTree, by edits: [TextEdit]
  ) -> (tree: NodeTree, diagnostics: [Diagnostic]) {
    let likely = format ?? SourceFormat(fileName: source.name) ?? SourceFormat(content: source.bytes)
    let reading: (tree: NodeTree, diagnostics: [Diagnostic])? = tree.withView { view in
      guard tree.scannedFormat == likely else { return nil }
      let earlier = EarlierReading(of: tree, view, before: edits)
      return likely == .json
        ? JSONReader.read(source, after: earlier) : YAMLReader.readEveryday(source, after: earlier)
    }
    // What is wrong with a file is found and explained with all of it in view.
    guard let reading, reading.tree.isComplete, reading.diagnostics.isEmpty else { return read(source, as: format) }
    return reading
  }
}
