import Foundation
import TestSupport
import Testing

/// A command of the documentation and the output that stands under it.
///
/// It is a fenced block `sh` whose first line begins with `listspec `, with another fenced block right under it. Files
/// that the command reads are those of the repository, and those that the page shows before it: a block under a line
/// that ends with a colon and names one file, such as ``Write `settings.yaml`:``.
struct Example: CustomTestStringConvertible {
  /// The page, relative to the repository.
  let path: String
  /// The line of the block.
  let line: Int
  /// The lines of the command, for a shell.
  let command: String
  /// What stands under it.
  let output: String
  /// The files that the page shows, by name.
  let files: [String: String]

  /// The page and the line of the block.
  var place: String { "\(path):\(line)" }

  var testDescription: String { "\(place) \(command)" }

  /// The examples of a page, in order.
  static func all(in page: MarkdownPage) -> [Example] {
    var files: [String: String] = [:]
    var examples: [Example] = []
    for (index, block) in page.blocks.enumerated() {
      if let name = fileName(in: block.introduction) { files[name] = block.body.joined(separator: "\n") + "\n" }
      guard block.language == "sh", block.body.first?.hasPrefix("listspec ") == true else { continue }
      guard index + 1 < page.blocks.count, page.blocks[index + 1].followsBlock else { continue }
      examples.append(
        Example(
          path: page.path, line: block.line, command: block.body.joined(separator: "\n"),
          output: page.blocks[index + 1].body.joined(separator: "\n"), files: files))
    }
    return examples
  }

  /// The text of its page with another output under the command; nil where the page does not have the example.
  func text(_ page: String, showing found: String) -> String? {
    guard let shown = page.range(of: "```sh\n\(command)\n```\n"),
      let old = page.range(of: "\n\(output)\n```\n", range: shown.upperBound..<page.endIndex)
    else { return nil }
    return page.replacingCharacters(in: old, with: "\n\(found)\n```\n")
  }

  private static func fileName(in introduction: String) -> String? {
    guard introduction.hasSuffix(":") else { return nil }
    let names = introduction.matches(of: /`([\w.-]+\.(?:yaml|yml|json))`/).map { String($0.1) }
    return names.count == 1 ? names[0] : nil
  }

  /// Runs the command in a folder of its own and gives what a terminal would show, without the last line end.
  func run(_ program: URL) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("listspec-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Fixtures", "docs"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: RepositoryFiles.root.appendingPathComponent(name))
    }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }

    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.currentDirectoryURL = folder
    shell.environment = ["PATH": "\(program.deletingLastPathComponent().path):/usr/bin:/bin"]
    let output = Pipe()
    (shell.standardInput, shell.standardOutput, shell.standardError) = (FileHandle.nullDevice, output, output)
    try shell.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The program, which lies beside the tests.
  static var program: URL? {
    let besideTests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return [besideTests, RepositoryFiles.root.appendingPathComponent(".build/debug")]
      .map { $0.appendingPathComponent("listspec") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
