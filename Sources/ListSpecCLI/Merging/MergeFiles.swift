internal import ListDiff
internal import ListRender
internal import SpecSource
internal import SpecTree

/// The three files of a merge, read and checked.
struct MergeFiles {
  /// By side: the file as it was read.
  let sources: [SourceFile]
  /// By side: what it says.
  let checks: [WrittenFile]
  /// How ours is written; nil: by its name, else by its content.
  let format: SourceFormat?

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - paths: By side.
  ///   - name: The name that they go by, where they are copies under names of their own: it tells the format, and
  ///     reports have it.
  init(
    _ paths: [FilePath], named name: FilePath?, _ input: InputOptions, in console: inout Console
  ) throws(Failure) {
    let format = input.format ?? name.flatMap { SourceFormat(fileName: $0.shown) }
    self.format = format
    var sources: [SourceFile] = []
    for (side, path) in zip(MergeSide.allCases, paths) {
      let source = try input.loader.load(path, &console)
      let shown = name.map { side == .ours ? $0.shown : "\($0.shown) (\(side))" } ?? source.name
      sources.append(SourceFile(name: shown, bytes: source.bytes))
    }
    self.sources = sources
    // Git gives an empty base where both sides added the file.
    var read = sources
    if Self.isEmpty(sources[0]) {
      let isJSON = (format ?? SourceFormat(content: sources[1].bytes)) == .json
      let nothing = isJSON ? "{\"listspec\": 1, \"sections\": []}\n" : "listspec: 1\nsections: []\n"
      read[0] = SourceFile(name: sources[0].name, bytes: Array(nothing.utf8))
    }
    let files = read
    checks = Threads.map(files.count) { WrittenFile(files[$0], as: format) }
  }

  /// Whether there is a base: git gives an empty file where both sides added one.
  var hasBase: Bool { !Self.isEmpty(sources[0]) }

  /// Checks a text as ours.
  func check(_ bytes: [UInt8]) -> WrittenFile {
    WrittenFile(SourceFile(name: sources[1].name, bytes: bytes), as: format)
  }

  /// Reads a text as ours.
  func read(_ bytes: [UInt8]) -> NodeTree {
    // The name tells the writer how to write.
    let name = format.map { "merged.\($0.rawValue)" } ?? sources[1].name
    return SpecReader.read(SourceFile(name: name, bytes: bytes), as: format).tree
  }

  /// What is said of the comments of theirs that a text of ours does not have; nil where it has all.
  func lostComments(in bytes: [UInt8]) -> String? {
    LostComments(in: read(bytes), base: checks[0].tree, theirs: checks[2].tree).words(of: sources[2].name)
  }

  /// Whether ours has comments that the base has not.
  var oursHasNewComments: Bool {
    !LostComments(in: checks[0].tree, base: checks[0].tree, theirs: checks[1].tree).lines.isEmpty
  }

  /// Whether a text of ours has all comments of another that says the same, each where it stands there.
  func hasComments(of text: [UInt8], in other: [UInt8]) -> Bool {
    let found = FileComment.all(of: read(other))
    let (identities, texts) = (Set(found.map(\.identity)), Set(found.map(\.text)))
    // One at the end of a file is about nothing.
    return FileComment.all(of: read(text)).allSatisfy {
      $0.subject.isEmpty ? texts.contains($0.text) : identities.contains($0.identity)
    }
  }

  /// Whether a side is JSON.
  func isJSON(_ side: MergeSide) -> Bool {
    let source = sources[side.rawValue]
    return (format ?? SourceFormat(fileName: source.name) ?? SourceFormat(content: source.bytes)) == .json
  }

  /// Whether both sides are JSON, or neither is: only then can lines of theirs stand in ours.
  var areOfOneFormat: Bool { isJSON(.ours) == isJSON(.theirs) }

  private static func isEmpty(_ source: SourceFile) -> Bool {
    source.bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// What was found in a file that keeps it from being merged; nil when all three can be.
  var stop: FileReport? { checks.first(where: \.stopsCompiling)?.report }

  /// The lists that belong together: for each list of ours the places of the three documents, by side.
  ///
  /// They are found by their tags; where these do not tell, by their order.
  func documents() throws(Failure) -> [[Int]] {
    let counts = checks.map(\.tree.documents.count)
    // An empty base is the base of each list.
    if !hasBase, counts[1] == counts[2] { return (0..<counts[1]).map { [0, $0, $0] } }
    for side in [0, 2] where counts[side] != counts[1] {
      throw Failure(
        "'\(sources[1].name)' holds \(counts[1]) document\(counts[1] == 1 ? "" : "s"), and '\(sources[side].name)' "
          + "\(counts[side]): files with as many lists as each other can be merged")
    }
    let tags = checks.map { check in
      check.tree.withView { view in
        check.tree.documents.map { document in
          view.value(of: "tag", in: view.resolved(document.root)).map { view.byteText(of: $0) }
        }
      }
    }
    let names = tags[1].compactMap(\.self)
    let isTold =
      names.count == counts[1] && Set(names).count == names.count
      && tags.allSatisfy { $0.count == names.count && Set($0) == Set(names) }
    guard isTold else { return (0..<counts[1]).map { [$0, $0, $0] } }
    return tags[1].indices.map { place in tags.map { $0.firstIndex(of: tags[1][place]) ?? place } }
  }
}
