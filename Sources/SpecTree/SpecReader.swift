public import SpecSource

/// How a file is written.
public enum SourceFormat: String, CaseIterable, Sendable {
  /// YAML 1.2, read as libyaml reads it.
  case yaml
  /// JSON, RFC 8259.
  case json

  /// The format that a file's name tells, or nil.
  public init?(fileName: String) {
    guard let point = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[point...].lowercased() {
    case ".json": self = .json
    case ".yaml", ".yml": self = .yaml
    default: return nil
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
    switch format ?? SourceFormat(fileName: source.name) ?? SourceFormat(content: source.bytes) {
    case .yaml: YAMLReader.read(source)
    case .json: JSONReader.read(source)
    }
  }
}
