internal import ListLint
internal import ListRender
internal import SpecSource
internal import SpecTree

/// The baselines of a run: with which one each file is compared, what of it has been met, and the one that the run
/// writes.
struct BaselineStore {
  /// Where known findings come from.
  enum Choice: Sendable {
    /// From the file that the configuration of each list names, if it names one.
    case configured
    /// From one file for everything.
    case file(FilePath)
    /// From nowhere: what is found is known from now on, and goes to a file.
    case writing(FilePath)
  }

  /// A baseline that is in use.
  private struct Book {
    /// The file, as it was named.
    let file: FilePath
    /// Its folder, links followed: what its entries begin in.
    let folder: FilePath
    /// What is left of it: the entries that have not been met so far.
    var left: Baseline
    /// The files that were compared with it.
    var checked: Set<ByteText> = []
  }

  private let choice: Choice
  private let disk: Disk
  private let loader: FileLoader
  private var books: [Book] = []
  /// What was found and is to be written.
  private var found = Baseline()
  /// The folder that was asked about last, as it was named, and where it really is.
  private var last: (named: FilePath, real: FilePath)?

  /// The baselines of a run; throws where the one that is named for all cannot be used.
  init(_ choice: Choice, on disk: Disk, _ loader: FileLoader) throws(Failure) {
    self.choice = choice
    self.disk = disk
    self.loader = loader
    switch choice {
    case .configured: break
    case .file(let file): _ = try open(file)
    case .writing(let file):
      // What is there must be a baseline, or it would be lost; nothing is a baseline without entries.
      let isThere = (try? disk.linkInfo(of: file)) != nil
      books.append(Book(file: file, folder: folder(of: file), left: isThere ? try read(file) : Baseline()))
    }
  }

  /// Whether the findings of a file are to be told row by row; `configured` is the baseline that its configuration names,
  /// which is read now, so that one that cannot be used is told before anything is checked.
  mutating func partsGroups(_ configured: FilePath?) throws(Failure) -> Bool {
    guard case .configured = choice else { return books[0].left.isByRow }
    guard let configured else { return false }
    return books[try open(configured)].left.isByRow
  }

  /// Sets the findings of a file aside that its baseline has; `configured` is what its configuration names.
  mutating func settle(_ report: FileReport, of path: FilePath, _ configured: FilePath?) throws(Failure) -> FileReport {
    let place: Int
    switch choice {
    case .configured:
      guard let configured else { return report }
      place = try open(configured)
    case .file, .writing: place = 0
    }
    guard let name = name(of: path, from: books[place].folder) else { return report }
    // What else there is in a file that cannot be read is not known.
    if !report.isUnreadable { books[place].checked.insert(ByteText(name)) }
    var known: Set<Int> = []
    for (number, finding) in report.findings.enumerated() where RuleSettings.isSettable(finding.rule) {
      let entry = Baseline.Entry(file: name, tagPath: report.tagPaths[number], rule: finding.rule.id)
      if case .writing = choice {
        found.add(entry)
        known.insert(number)
      } else if books[place].left.take(entry) {
        known.insert(number)
      }
    }
    return report.settingAside(known)
  }

  /// Writes the new baseline, if the run writes one.
  ///
  /// Entries of files that were not looked at stay, so that a run over some of the files loses nothing.
  func write() throws(Failure) {
    guard case .writing(let file) = choice else { return }
    let result = result
    let format = SourceFormat(fileName: file.shown) ?? .yaml
    try OutputFile(path: file, disk: disk).write { result.write(as: format, to: &$0) }
  }

  /// The new baseline.
  private var result: Baseline {
    var result = books[0].left.only { !isSettled($0, in: books[0]) }
    for (entry, count) in found.counts where result.counts[entry] == nil { result.add(entry, count) }
    return result
  }

  /// What there is to say at the end: what was written, or which entries have become needless.
  var remarks: [String] {
    if case .writing(let file) = choice {
      var gone = books[0].left.only { isSettled($0, in: books[0]) }
      for (entry, count) in found.counts { for _ in 0..<count where !gone.take(entry) { break } }
      let count = gone.total
      let rest = count == 0 ? "" : "; \(count) that no longer \(count == 1 ? "occurs is" : "occur are") gone"
      var remarks = ["Wrote \(Self.counted(result.total)) to '\(file.shown)'\(rest)."]
      if !books[0].left.isByRow {
        remarks.append(
          "An entry of it, as of all older baselines, also holds for rows that come to have the same fault; remove the "
            + "file and write it again for entries of one row each.")
      }
      return remarks
    }
    return books.compactMap(unknownRule)
      + books.compactMap { book in
        let gone = book.left.only { isSettled($0, in: book) }
        guard let first = gone.entries.first else { return nil }
        let count = gone.total
        let example = "'\(first.rule)' in '\(first.file)'"
        return
          "\(Self.counted(count)) of the baseline '\(book.file.shown)' no longer \(count == 1 ? "occurs" : "occur")"
          + (count == 1 ? ", \(example)" : ", such as \(example)") + "; '--write-baseline \(book.file.shown)' drops "
          + (count == 1 ? "it." : "them.")
      }
  }

  /// What there is to say of a baseline that names a rule that does not exist, which no finding can be of.
  private func unknownRule(in book: Book) -> String? {
    let rules = RuleIndex.rules.map(\.id)
    let known = Set(rules)
    guard let rule = book.left.entries.first(where: { !known.contains($0.rule) })?.rule else { return nil }
    return "The baseline '\(book.file.shown)' names a rule '\(rule)', which does not exist"
      + (Spelling.nearest(to: rule, in: rules).map { "; did you mean '\($0)'?" } ?? ".")
  }

  /// Whether what a baseline says of a file can be judged: the file was checked, or is there no more.
  private func isSettled(_ name: ByteText, in book: Book) -> Bool {
    if book.checked.contains(name) { return true }
    let path = book.folder.appending(Array(name.string.utf8))
    do throws(SystemError) {
      _ = try FileCalls.info(of: path, followingLinks: true)
      return false
    } catch {
      return error.reason == .missing
    }
  }

  private static func counted(_ count: Int) -> String { "\(count) \(count == 1 ? "finding" : "findings")" }

  /// The place of a file's book, which is read when it is first asked for.
  private mutating func open(_ file: FilePath) throws(Failure) -> Int {
    if let place = books.firstIndex(where: { $0.file == file }) { return place }
    books.append(Book(file: file, folder: folder(of: file), left: try read(file)))
    return books.count - 1
  }

  private func read(_ file: FilePath) throws(Failure) -> Baseline {
    try BaselineReader.read(file, on: disk, loader)
  }

  private func folder(of path: FilePath) -> FilePath {
    let named = path.folder.bytes.isEmpty ? FilePath(".") : path.folder
    return (try? FileCalls.realPath(of: disk.path(named))) ?? named
  }

  /// What entries call a file; nil for standard input without a name, and for what lies nowhere.
  private mutating func name(of path: FilePath, from folder: FilePath) -> String? {
    guard !path.isDash else { return nil }
    if last?.named != path.folder { last = (path.folder, self.folder(of: path)) }
    guard let real = last?.real, real.isAbsolute, folder.isAbsolute else { return nil }
    return real.appending(path.name).relative(to: folder).shown
  }
}
