import Foundation
import ListRender
import TestSupport
import Testing

@testable import ListSpecCLI

/// Files keep all of their old bytes or get all of the new ones, and everything else about them stays.
@Suite struct FileReplacementTests {
  private static let old = "listspec: 1\n"
  private static let new = "listspec: 1\nrows: []\n"

  /// Replaces a file as a command does; nil where that went well, else what the command would say.
  private func replace(
    _ path: String, in folder: String, old: String = old, with new: String = new
  ) -> (failure: String?, said: String) {
    var console = Console.inMemory(folder: folder)
    var failure: String?
    do throws(Failure) {
      try OutputFile(path: FilePath(path), disk: console.disk)
        .replace(Array(old.utf8), with: Array(new.utf8), &console)
    } catch {
      failure = error.message
    }
    return (failure, String(decoding: console.errors.bytes, as: UTF8.self))
  }

  private func info(_ path: String, in folder: String) throws -> FileInfo {
    try FileCalls.info(of: FilePath("\(folder)/\(path)"), followingLinks: true)
  }

  @Test("a file gets the new bytes and keeps its permissions; nothing else is left in the folder")
  func plain() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.old])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/a.yaml")
    #expect(replace("a.yaml", in: folder.path) == (nil, ""))
    #expect(try folder.text(of: "a.yaml") == Self.new)
    #expect(try info("a.yaml", in: folder.path).permissions == 0o640)
    #expect(try folder.names() == ["a.yaml"])
  }

  @Test("what comes first is done when nothing else can fail any more; where it fails, the file stays")
  func first() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.old])
    var console = Console.inMemory(folder: folder.path)
    let file = OutputFile(path: FilePath("a.yaml"), disk: console.disk)
    var calls = 0
    #expect(throws: Failure("cannot write to 'a.yaml': it has changed since it was read")) {
      try file.replace(Array("other".utf8), with: Array(Self.new.utf8), &console) { () throws(Failure) in calls += 1 }
    }
    #expect(calls == 0)
    #expect(throws: Failure("first")) {
      try file.replace(Array(Self.old.utf8), with: Array(Self.new.utf8), &console) { () throws(Failure) in
        throw Failure("first")
      }
    }
    #expect(try folder.text(of: "a.yaml") == Self.old)
    try file.replace(Array(Self.old.utf8), with: Array(Self.new.utf8), &console) { () throws(Failure) in calls += 1 }
    #expect(calls == 1)
    #expect(try folder.text(of: "a.yaml") == Self.new)
    #expect(try folder.names() == ["a.yaml"])
  }

  @Test("the same bytes are not written: the file stays the one that it was")
  func same() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.old])
    let before = try info("a.yaml", in: folder.path)
    #expect(replace("a.yaml", in: folder.path, with: Self.old) == (nil, ""))
    #expect(try info("a.yaml", in: folder.path) == before)
  }

  @Test("a link is followed and stays a link, through folders and other links")
  func links() throws {
    let folder = try TemporaryFolder(["deep/a.yaml": Self.old, "x/readme": ""])
    for (name, target) in [("x/one.yaml", "../two.yaml"), ("two.yaml", "deep/a.yaml")] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    #expect(replace("x/one.yaml", in: folder.path) == (nil, ""))
    #expect(try folder.text(of: "deep/a.yaml") == Self.new)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/x/one.yaml") == "../two.yaml")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/x").sorted() == ["one.yaml", "readme"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/deep") == ["a.yaml"])
  }

  @Test("a result goes to where a link leads, though nothing is there yet")
  func danglingLink() throws {
    let folder = try TemporaryFolder(["deep/readme": ""])
    for (name, target) in [("one.yaml", "deep/two.yaml"), ("deep/two.yaml", "new.yaml"), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    let disk = Disk(folder: FilePath(folder.path))
    try OutputFile(path: FilePath("one.yaml"), disk: disk).write { $0.append("text") }
    #expect(try folder.text(of: "deep/new.yaml") == "text")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/one.yaml") == "deep/two.yaml")
    #expect(throws: Failure("cannot write to 'loop': its symbolic links lead in a circle")) {
      try OutputFile(path: FilePath("loop"), disk: disk).write { $0.append("text") }
    }
  }

  @Test("other names of a file keep the old text, and that is said")
  func hardLinks() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.old])
    try FileManager.default.linkItem(atPath: "\(folder.path)/a.yaml", toPath: "\(folder.path)/b.yaml")
    let done = replace("a.yaml", in: folder.path)
    #expect(done.failure == nil)
    #expect(done.said == "listspec: 'a.yaml' has other names (hard links), which keep the old text\n")
    #expect(try folder.text(of: "a.yaml") == Self.new)
    #expect(try folder.text(of: "b.yaml") == Self.old)
  }

  @Test(
    "a file that has changed since it was read keeps what it has",
    arguments: ["", "listspec: 2\n", "listspec: 1\n# by hand\n", "listspec: 1"])
  func changed(now: String) throws {
    let folder = try TemporaryFolder(["a.yaml": now])
    let done = replace("a.yaml", in: folder.path)
    #expect(done.failure == "cannot write to 'a.yaml': it has changed since it was read")
    #expect(try folder.text(of: "a.yaml") == now)
    #expect(try folder.names() == ["a.yaml"])
  }

  @Test("what is no file is not replaced")
  func noFile() throws {
    let folder = try TemporaryFolder(["folder/a.yaml": Self.old])
    for path in ["folder", "missing.yaml", "/dev/null"] {
      #expect(
        replace(path, in: folder.path).failure
          == "cannot write to '\(path)': it is not a file that could be replaced")
    }
    #expect(try folder.names() == ["folder"])
  }

  @Test("set-user bits go where the owner cannot be kept, and stay where he can")
  func owner() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.old])
    let path = "\(folder.path)/a.yaml"
    guard ProcessCalls.user == 0, chown(path, 12345, 23456) == 0, chmod(path, 0o4751) == 0 else {
      print("skipped: only root may give files away")
      return
    }
    #expect(replace("a.yaml", in: folder.path) == (nil, ""))
    let after = try info("a.yaml", in: folder.path)
    #expect([after.owner, after.group, UInt32(after.permissions)] == [12345, 23456, 0o4751])
  }

  @Test("the names of drafts are not too long for the file system, and whole characters")
  func longNames() throws {
    for name in [String(repeating: "x", count: 250), String(repeating: "é", count: 125)] {
      let folder = try TemporaryFolder([name: Self.old])
      #expect(replace(name, in: folder.path) == (nil, ""))
      #expect(try folder.names() == [name])
    }
  }

  @Test("a draft that nobody writes to any more is removed, one that is being written is left alone")
  func leftovers() throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.old, ".a.yaml.listspec-0": "half", ".a.yaml.listspec-1": "half", ".b.yaml.listspec-0": "half",
    ])
    let other = try FileCalls.openFile(FilePath("\(folder.path)/.a.yaml.listspec-0"), for: .locking)
    guard case .taken = FileCalls.lock(other) else {
      print("skipped: the file system has no locks")
      return
    }
    #expect(replace("a.yaml", in: folder.path) == (nil, ""))
    #expect(try folder.names() == [".a.yaml.listspec-0", ".b.yaml.listspec-0", "a.yaml"])
    try FileCalls.closeFile(other)
    #expect(replace("a.yaml", in: folder.path, old: Self.new, with: Self.old) == (nil, ""))
    #expect(try folder.names() == [".b.yaml.listspec-0", "a.yaml"])
  }

  @Test("links and folders under the name of a draft are neither written to nor removed")
  func strangers() throws {
    let folder = try TemporaryFolder([
      "a.yaml": Self.old, "precious": "precious", ".a.yaml.listspec-1/file": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/.a.yaml.listspec-0", withDestinationPath: "precious")
    #expect(replace("a.yaml", in: folder.path) == (nil, ""))
    #expect(try folder.text(of: "precious") == "precious")
    #expect(try folder.names() == [".a.yaml.listspec-0", ".a.yaml.listspec-1", "a.yaml", "precious"])
  }

  @Test("many programs that write one file leave one of their results, whole")
  func together() throws {
    let results = (0..<6).map { String(repeating: "\($0)\n", count: 50_000) }
    let folder = try TemporaryFolder(["out": "old"])
    let path = folder.path
    DispatchQueue.concurrentPerform(iterations: results.count) { index in
      try? OutputFile(path: FilePath("out"), disk: Disk(folder: FilePath(path))).write { out in
        for line in results[index].split(separator: "\n") {
          out.append(line)
          out.append("\n")
          out.drainIfLong()
        }
      }
    }
    let text = try folder.text(of: "out")
    let isWhole = results.contains(text)
    #expect(isWhole)
    #expect(try folder.names() == ["out"])
  }
}
