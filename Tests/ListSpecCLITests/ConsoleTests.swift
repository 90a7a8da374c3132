import ListRender
import Testing

@testable import ListSpecCLI

@Suite struct ConsoleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let flag: ColorChoice
    let environment: [String: String]
    let isTerminal: Bool
    let isColored: Bool

    init(_ flag: ColorChoice, _ environment: [String: String], terminal: Bool, _ isColored: Bool) {
      self.flag = flag
      self.environment = environment
      self.isTerminal = terminal
      self.isColored = isColored
    }

    var testDescription: String { "\(flag) \(environment) \(isTerminal ? "terminal" : "pipe")" }
  }

  private func style(_ environment: [String: String], columns: Int?, _ flag: ColorChoice = .auto) -> TextStyle {
    let console = Console.inMemory(folder: "/", environment: environment, columns: columns)
    return console.style(of: console.output, flag)
  }

  @Test(
    "colour is decided by the flag, then the environment, then the stream",
    arguments: [
      Case(.auto, ["TERM": "xterm"], terminal: true, true), Case(.auto, ["TERM": "xterm"], terminal: false, false),
      Case(.auto, ["TERM": "dumb"], terminal: true, false), Case(.auto, [:], terminal: true, false),
      Case(.auto, ["TERM": "xterm", "NO_COLOR": "1"], terminal: true, false),
      Case(.auto, ["TERM": "xterm", "NO_COLOR": ""], terminal: true, true),
      Case(.auto, ["CLICOLOR_FORCE": "1"], terminal: false, true),
      Case(.auto, ["CLICOLOR_FORCE": "0"], terminal: false, false),
      Case(.auto, ["FORCE_COLOR": "1"], terminal: false, true),
      Case(.auto, ["FORCE_COLOR": ""], terminal: false, false),
      Case(.auto, ["FORCE_COLOR": "1", "TERM": "dumb"], terminal: false, true),
      Case(.auto, ["FORCE_COLOR": "1", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], terminal: true, false),
      Case(.always, ["NO_COLOR": "1", "TERM": "dumb"], terminal: false, true),
      Case(.never, ["FORCE_COLOR": "1", "TERM": "xterm"], terminal: true, false),
    ])
  func colour(_ wanted: Case) {
    #expect(style(wanted.environment, columns: wanted.isTerminal ? 80 : nil, wanted.flag).isColored == wanted.isColored)
  }

  @Test("each stream is judged by itself")
  func streams() {
    var console = Console.inMemory(folder: "/", environment: ["TERM": "xterm"], columns: 80)
    console.output = OutputSink(.memory(columns: nil))
    #expect(!console.style(of: console.output, .auto).isColored)
    #expect(console.style(of: console.errors, .auto).isColored)
  }

  @Test("only a terminal has a width: that of COLUMNS, else its own")
  func width() {
    #expect(style([:], columns: 100).columns == 100)
    #expect(style(["COLUMNS": "60"], columns: 100).columns == 60)
    #expect(style(["COLUMNS": "0"], columns: 100).columns == nil)
    #expect(style(["COLUMNS": "wide"], columns: 100).columns == 100)
    #expect(style(["COLUMNS": "60"], columns: nil).columns == nil)
  }
}
