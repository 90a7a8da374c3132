import Foundation
import TestSupport
import Testing

private let git = "/usr/bin/git"

@Suite("as git's merge driver and differ", .enabled(if: FileManager.default.isExecutableFile(atPath: git), "needs git"))
struct GitTests {
  private static let base = ListRepository.base

  @Test("rows that two branches add at one place are merged, where git alone has a conflict")
  func cleanMerge() throws {
    let repository = try ListRepository.made()
    try repository.commit(Self.base + "  - {tag: help, text: Help}   # theirs\n", on: "theirs")
    try repository.commit(Self.base + "  # ours\n  - {tag: plan, text: Plan}\n", on: "ours")
    #expect(
      try repository.shell(
        "git show main:Lists/home.list.yaml > b; git show ours:Lists/home.list.yaml > o; "
          + "git show theirs:Lists/home.list.yaml > t; git merge-file -p o b t > /dev/null"
      ).status == 1)
    let run = try repository.shell("git merge -q theirs")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      try repository.text() == Self.base
        + "  # ours\n  - {tag: plan, text: Plan}\n  - {tag: help, text: Help}   # theirs\n")
    #expect(try repository.shell("git status --porcelain -uno").output == "")
  }

  @Test("a file that two branches added is merged by tag")
  func addedByBoth() throws {
    let repository = try ListRepository.made()
    for (branch, rows) in [
      ("theirs", "[{tag: a, text: A}, {tag: b, text: B}]"), ("ours", "[{tag: a, text: A, height: 50}]"),
    ] {
      #expect(try repository.shell("git checkout -q -B \(branch) main").status == 0)
      try repository.folder.write("listspec: 1\nrows: \(rows)\n", to: "Lists/new.list.yaml")
      #expect(try repository.shell("git add . && git commit -qm \(branch)").status == 0)
    }
    let run = try repository.shell("git merge -q theirs")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      try repository.folder.text(of: "Lists/new.list.yaml")
        == "listspec: 1\nrows: [{tag: a, text: A, height: 50}, {tag: b, text: B}]\n")
  }

  @Test("a clash stops the merge, with the findings on the terminal and both versions between markers")
  func clash() throws {
    let repository = try ListRepository.made()
    try repository.commit(Self.base.replacingOccurrences(of: "height: 44", with: "height: 60"), on: "theirs")
    try repository.commit(Self.base.replacingOccurrences(of: "height: 44", with: "height: 50"), on: "ours")
    let run = try repository.shell("git merge -q theirs")
    #expect(run.status == 1)
    let report = run.output + run.errors
    #expect(report.contains("error[merge-conflict]: row 'profile': ours sets 'height' to 50, theirs to 60"))
    #expect(report.contains("Lists/home.list.yaml:4:43"))
    #expect(
      try repository.text() == """
        listspec: 1
        # The screen of settings.
        rows:
        <<<<<<< ours
          - {tag: profile, text: Profile, height: 50}
        ||||||| base
          - {tag: profile, text: Profile, height: 44}
        =======
          - {tag: profile, text: Profile, height: 60}
        >>>>>>> theirs
          - {tag: sync, text: Sync}

        """)
    #expect(try repository.shell("git status --porcelain -uno").output == "UU Lists/home.list.yaml\n")
    // Nothing that one does next may end in an error of git's.
    for command in ["git diff", "git diff --ours", "git diff --cached", "git diff HEAD"] {
      let diff = try repository.shell(command)
      #expect(diff.status == 0, "\(command): \(diff.errors)")
    }
    #expect(try repository.shell("git checkout -q --theirs . && git add . && git commit -qm merged").status == 0)
    #expect(try repository.text().contains("height: 60"))
  }

  @Test("git diff says what differs in the lists, also where one was added, removed or renamed, or is none")
  func externalDiff() throws {
    let repository = try ListRepository.made()
    try repository.commit(Self.base.replacingOccurrences(of: "height: 44", with: "height: 50"), on: "ours")
    #expect(
      try repository.shell("git diff main ours").output
        == "Lists/home.list.yaml\n\n~ row profile\n  ~ height  44  →  50\n\nRows: 1 changed.\n\n"
        || repository.shell("git diff main ours").output.contains("~ height  44  →  50"))
    #expect(try repository.shell("git diff --exit-code main ours").status == 1)
    #expect(try repository.shell("git diff --exit-code ours ours").status == 0)
    try repository.folder.write(Self.base, to: "Lists/more.list.yaml")
    try repository.folder.write("listspec: 1\nrows: 7\n", to: "Lists/home.list.yaml")
    #expect(try repository.shell("git rm -q Lists/gone.list.yaml && git add . && git commit -qm more").status == 0)
    let run = try repository.shell("git diff --no-renames main HEAD")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Lists/more.list.yaml\n"))
    #expect(run.output.contains("+ row profile"))
    #expect(run.output.contains("- row profile"))
    #expect(run.output.contains("+rows: 7"))
    let renamed = try repository.shell("git diff -M main HEAD")
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(renamed.output.contains("Lists/gone.list.yaml → Lists/more.list.yaml"))
    let log = try repository.shell("git log -p --ext-diff --format=%s")
    #expect(log.status == 0, "\(log.errors)")
    let once = try repository.shell("GIT_EXTERNAL_DIFF='listspec diff -f markdown' git diff main ours")
    #expect(once.status == 0 && once.output.contains("height"), "\(once.errors)")
  }

  @Test("git log and show see lists as they are meant, and versions that are none as they are")
  func textconv() throws {
    let repository = try ListRepository.made()
    try repository.commit(
      Self.base.replacingOccurrences(of: "height: 44", with: "\"height\": 44") + "# the same\n", on: "same")
    #expect(!(try repository.shell("git show --format= HEAD").output.contains("height")))
    #expect(try repository.shell("git show --format= --no-textconv HEAD").output.contains("# the same"))
    try repository.commit(Self.base.replacingOccurrences(of: "height: 44", with: "height: 50"), on: "ours")
    let shown = try repository.shell("git show --format= HEAD").output
    #expect(shown.contains("-") && shown.contains("\"height\": 50"), "\(shown)")
    try repository.commit("listspec: 1\nrows: 7\n", on: "broken")
    let run = try repository.shell("git log -p --format=%s")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("+rows: 7"))
  }

  @Test("the README shows lines of the page")
  func readme() throws {
    let page = String(decoding: try RepositoryFiles.bytes("docs/git.md"), as: UTF8.self).split(separator: "\n")
    let readme = String(decoding: try RepositoryFiles.bytes("README.md"), as: UTF8.self).split(separator: "\n")
    let lines = readme.filter { $0.hasPrefix("git config ") || $0.contains("diff=listspec") }
    #expect(lines.count >= 3)
    for line in lines { #expect(page.contains(line), "\(line)") }
  }
}

/// A repository with two lists, set up by the lines of the documentation.
private struct ListRepository: ~Copyable {
  let folder: TemporaryFolder

  private static let environment = [
    "GIT_AUTHOR_NAME": "Tester", "GIT_AUTHOR_EMAIL": "tester@example.com", "GIT_COMMITTER_NAME": "Tester",
    "GIT_COMMITTER_EMAIL": "tester@example.com", "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat", "TERM": "dumb",
  ]

  static let base = """
    listspec: 1
    # The screen of settings.
    rows:
      - {tag: profile, text: Profile, height: 44}
      - {tag: sync, text: Sync}

    """

  private init() throws {
    folder = try TemporaryFolder(["Lists/home.list.yaml": Self.base, "Lists/gone.list.yaml": Self.base])
  }

  /// The repository.
  static func made() throws -> ListRepository {
    let repository = try ListRepository()
    try repository.setUp()
    return repository
  }

  private func setUp() throws {
    let page = try #require(try MarkdownBlocks(of: "docs/git.md"))
    let attributes = try #require(page.blocks.first { $0.language == "text" })
    try folder.write(attributes.body, to: ".gitattributes")
    let lines = try #require(page.blocks.first { $0.language == "sh" }).body
    #expect(lines.split(separator: "\n").allSatisfy { $0.hasPrefix("git config ") })
    let run = try shell("git init -q -b main . && \(lines.split(separator: "\n").joined(separator: " && "))")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell("git add . && git commit -qm base").status == 0)
  }

  func shell(_ command: String) throws -> ProgramRun {
    var environment = Self.environment
    environment["HOME"] = folder.path
    return try ProgramRun(
      "PATH=\"$(dirname \"$listspec\"):$PATH\"\n\(command)", in: folder.path, environment: environment)
  }

  /// Commits a text of the list on a branch of its own that begins at the base.
  func commit(_ text: String, on branch: String) throws {
    #expect(try shell("git checkout -q -B \(branch) main").status == 0)
    try folder.write(text, to: "Lists/home.list.yaml")
    #expect(try shell("git commit -qam \(branch)").status == 0)
  }

  func text() throws -> String { try folder.text(of: "Lists/home.list.yaml") }
}

/// The fenced blocks of a page of the documentation.
private struct MarkdownBlocks {
  let blocks: [(language: String, body: String)]

  init(of path: String) throws {
    let text = String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
    blocks = text.matches(of: /(?m)^```(\w+)\n((?:.*\n)*?)```$/).map { (String($0.1), String($0.2)) }
  }
}
