internal import SpecSource
internal import SpecTree

/// The files that a spec brings in, each read once.
struct LoadedFiles {
  /// The trees, in the order in which they were first named.
  private(set) var trees: [NodeTree] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Where each of the files was first named, for those that the spec brings in.
  private(set) var namings: [FileID: Location] = [:]
  private let files: NamedFiles
  /// The most files of a list; more than any screen is made of.
  static let mostFiles = 1_024
  /// By `FileID.index`: which of the trees a file is.
  private var places: [UInt32: Int]

  /// What stands for the spec itself among the places.
  static let spec = -1

  /// The files that a spec brings in.
  init(for source: SourceFile, _ files: NamedFiles) {
    self.files = files
    places = [source.id.index: Self.spec]
  }

  /// Reads a file that the command line gives; a place among `trees`, nil when it cannot be read.
  mutating func add(_ source: SourceFile, as format: SourceFormat? = nil) -> Int? {
    let (tree, faults) = SpecReader.read(source, as: format)
    diagnostics += faults
    trees.append(tree)
    return tree.isComplete && !tree.documents.isEmpty ? trees.count - 1 : nil
  }

  /// The tree of the file that a scalar names, as a place among `trees`; nil when a finding says why there is none.
  mutating func load(_ node: NodeID, in view: TreeView) -> Int? {
    load(view.string(of: node), namedAt: view.location(of: node))
  }

  private mutating func load(_ path: String, namedAt place: Location) -> Int? {
    switch files(path, from: place.file) {
    case .refused(let reason):
      diagnostics.append(Diagnostic(.fileNotFound, "'\(path)' \(reason)", at: place))
      return nil
    case .file(let source):
      if let known = places[source.id.index] {
        return known == Self.spec || trees[known].isComplete && trees[known].documents.count == 1 ? known : nil
      }
      guard trees.count < Self.mostFiles else {
        diagnostics.append(
          Diagnostic(
            .fileNotFound, "'\(path)' is one file too many: a list is made of \(Self.mostFiles.grouped)", at: place))
        return nil
      }
      namings[source.id] = place
      let number = add(source)
      places[source.id.index] = trees.count - 1
      guard let number, let second = trees[number].secondDocument else { return number }
      diagnostics.append(
        Diagnostic(
          .fileNotFound, "'\(path)' holds several documents, expected one", at: place,
          notes: [.init("the second begins here", at: second)]))
      return nil
    }
  }

  /// Calls `body` with views of all trees.
  func withViews<Result>(_ body: ([TreeView]) -> Result) -> Result { Self.withViews(of: trees[...], body) }

  /// Calls `body` with views of some trees.
  static func withViews<Result>(
    of trees: ArraySlice<NodeTree>, behind views: [TreeView] = [], _ body: ([TreeView]) -> Result
  ) -> Result {
    guard let first = trees.first else { return body(views) }
    return first.withView { view in withViews(of: trees.dropFirst(), behind: views + [view], body) }
  }
}
