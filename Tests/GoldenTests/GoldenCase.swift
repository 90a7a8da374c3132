import Foundation
import TestSupport
import Testing

/// A folder with what goes into a command and what has to come out.
///
/// `command` holds the arguments in one line, as a shell would read them (quotes, no variables); without it the command
/// is run on `input.yaml` or `input.json`. What comes out is in `stdout`, `stderr` and `status`; a file that is not there
/// stands for nothing, and for 0. `stdin` is standard input.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  /// What a command gives.
  struct Result: Equatable, Sendable {
    var output: String
    var errors: String
    var status: String
  }

  /// The name of the command.
  let command: String
  /// The behaviour.
  let name: String

  var testDescription: String { "\(command)/\(name)" }

  /// All cases, by name.
  static let all: [GoldenCase] = {
    let paths = RepositoryFiles.paths(below: "Fixtures").map { $0.split(separator: "/").map(String.init) }
    // A path of four names is a file in a case: Fixtures, command, behaviour, file.
    let cases = Set(paths.filter { $0.count > 3 }.map { Array($0[1...2]) })
    return cases.map { GoldenCase(command: $0[0], name: $0[1]) }
      .sorted { $0.testDescription < $1.testDescription }
  }()

  private var folder: URL {
    RepositoryFiles.root.appendingPathComponent("Fixtures").appendingPathComponent(command).appendingPathComponent(name)
  }

  /// Runs the command in the folder.
  func run() throws -> Result {
    let input = text(of: "stdin") ?? ""
    let run = CommandRun(try arguments(), input: Array(input.utf8), in: folder.path)
    return Result(output: run.output, errors: run.errors, status: String(run.status))
  }

  /// What the folder says has to come out.
  func expected() throws -> Result {
    let status = text(of: "status")?.trimmingCharacters(in: .whitespacesAndNewlines)
    return Result(output: text(of: "stdout") ?? "", errors: text(of: "stderr") ?? "", status: status ?? "0")
  }

  /// Makes a result the expected one.
  func write(_ result: Result) throws {
    try RepositoryFiles.write(result.output, to: "Fixtures/\(testDescription)/stdout")
    try write(result.errors, to: "stderr", unless: "")
    try write(result.status == "0" ? "" : "\(result.status)\n", to: "status", unless: "")
  }

  private func write(_ text: String, to name: String, unless nothing: String) throws {
    let file = folder.appendingPathComponent(name)
    if text != nothing {
      try RepositoryFiles.write(text, to: "Fixtures/\(testDescription)/\(name)")
    } else if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func text(of name: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  private func arguments() throws -> [String] {
    if let line = text(of: "command") { return ShellWords.split(line) }
    let inputs = ["input.yaml", "input.json"].filter { text(of: $0) != nil }
    return [command] + inputs
  }
}

/// Splits a line as a shell does, for words, quotes and backslashes.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for sign in line {
      if isEscaped {
        word = (word ?? "") + String(sign)
        isEscaped = false
      } else if sign == "\\", quote != "'" {
        isEscaped = true
      } else if sign == quote {
        quote = nil
      } else if quote == nil, sign == "'" || sign == "\"" {
        quote = sign
        word = word ?? ""
      } else if quote == nil, sign.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(sign)
      }
    }
    if let last = word { words.append(last) }
    return words
  }
}
