import Foundation
import TestSupport
import Testing

@testable import ListSpecCLI

/// What ties the program to shells, to `man` and to a new project, tried in those.
@Suite struct IntegrationTests {
  /// Runs a shell command in a folder; nil where the program that it needs is not installed.
  private func run(_ command: String, needing tool: String, in folder: borrowing TemporaryFolder) throws -> ProgramRun?
  {
    guard try ProgramRun("command -v \(tool)", in: folder.path).status == 0 else {
      print("skipped: '\(tool)' is not installed")
      return nil
    }
    return try ProgramRun(command, in: folder.path, environment: ["HOME": folder.path, "TERM": "dumb"])
  }

  /// What bash offers for a command line that ends at the cursor.
  private func bash(_ words: [String], in folder: borrowing TemporaryFolder) throws -> [String]? {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      "source <($listspec completions bash); COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _listspec;"
      + " printf '%s\\n' \"${COMPREPLY[@]}\""
    return try run(script, needing: "bash", in: folder)?.output.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options, values and files")
  func bash() throws {
    let folder = try TemporaryFolder(["home.list.yaml": ""])
    guard let commands = try bash(["listspec", "re"], in: folder) else { return }
    #expect(commands == ["render"])
    #expect(try bash(["listspec", "validate", "--fail"], in: folder) == ["--fail-on"])
    #expect(try bash(["listspec", "validate", "--fail-on", "w"], in: folder) == ["warning"])
    #expect(try bash(["listspec", "validate", "--fix", "=", "su"], in: folder) == ["suggested"])
    #expect(try bash(["listspec", "validate", "ho"], in: folder) == ["home.list.yaml"])
    #expect(try bash(["listspec", "rules", "missing-hei"], in: folder) == ["missing-height"])
    #expect(try bash(["listspec", "completions", ""], in: folder) == ["bash", "zsh", "fish"])
  }

  @Test("zsh reads its completions, and describes what it completes")
  func zsh() throws {
    let folder = try TemporaryFolder(["home.list.yaml": ""])
    let registers = """
      $listspec completions zsh > _listspec && zsh -f -n _listspec && zsh -f -c '
        fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -d $PWD/dump; print -r -- ${_comps[listspec]}'
      """
    guard let found = try run(registers, needing: "zsh", in: folder) else { return }
    #expect(found.errors == "")
    #expect(found.output == "_listspec\n")
    // What zsh is told about the word at the cursor, seen in the place of what it makes of it.
    let told = """
      zsh -f -c '
        compdef() { }; _arguments() { print -rl -- "$@" }; _describe() { print -rl -- $commands }
        source ./_listspec
        words=(listspec v); CURRENT=2; _listspec; words=(listspec validate --fail-on ""); CURRENT=4; _listspec'
      """
    let words = try #require(try run(told, needing: "zsh", in: folder))
    #expect(words.errors == "")
    let lines = words.output.split(separator: "\n")
    #expect(lines.contains("validate:check list specs and report what is wrong"))
    #expect(lines.contains { $0.hasPrefix("*--fail-on=[") && $0.hasSuffix(":(note warning error)") })
    #expect(lines.contains("*:file:_files"))
  }

  @Test("every option of every command is in the completions of every shell", arguments: Shell.allCases)
  func complete(shell: Shell) {
    let script = shell.script
    for command in Subcommands.all {
      #expect(script.contains(command.name))
      for option in command.optionDescriptions {
        let word = shell == .fish ? "-l \(option.name)" : "--\(option.name)"
        #expect(script.contains(word), "\(command.name) \(word)")
      }
    }
  }

  @Test("fish reads its completions")
  func fish() throws {
    let folder = try TemporaryFolder([:])
    let script = "$listspec completions fish > l.fish && fish -n l.fish"
    guard let found = try run(script, needing: "fish", in: folder) else { return }
    #expect(found.status == 0, "\(found.errors)")
  }

  @Test("man shows the page without a complaint")
  func man() throws {
    let folder = try TemporaryFolder([:])
    let script = "$listspec man > listspec.1 && MANWIDTH=80 man --warnings -P cat -l listspec.1"
    guard let found = try run(script, needing: "man", in: folder) else { return }
    #expect(found.errors == "")
    let page = found.output.replacing(/.\u{8}/, with: "")
    #expect(page.contains("--fail-on note|warning|error"))
    #expect(page.contains(".listspec.yaml"))
    #expect(page.contains("EXIT STATUS"))
  }

  @Test("no line of the manual page is taken for a request that is none")
  func requests() {
    let known = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  @Test("init writes a list without findings and a configuration, and nothing over what is there")
  func initialize() throws {
    let folder = try TemporaryFolder([:])
    let first = CommandRun(["init"], in: folder.path)
    #expect(first.status == 0)
    #expect(first.errors.hasPrefix("wrote Lists/example.list.yaml\nwrote .listspec.yaml\n"))
    let other = CommandRun(["init", "-q", "in/deep/settings.list.json"], in: folder.path)
    #expect(other.status == 0 && other.errors == "")
    let check = CommandRun(["validate", "--fail-on", "note", "."], in: folder.path)
    #expect(check.errors == "Checked 2 files: no findings.\n")
    #expect(try folder.text(of: "in/deep/settings.list.json").contains("\"tag\": \"settings\""))

    let list = try folder.text(of: "Lists/example.list.yaml")
    let again = CommandRun(["init"], in: folder.path)
    #expect(again.status == 2)
    #expect(again.errors.hasPrefix("listspec: 'Lists/example.list.yaml' is there already\n"))
    #expect(try folder.text(of: "Lists/example.list.yaml") == list)
    #expect(CommandRun(["init", "Lists/"], in: folder.path).status == 2)
  }

  @Test("the pre-commit hook stops a commit of a faulty list, and leaves other files alone")
  func preCommit() throws {
    let tool = RepositoryFiles.root.appendingPathComponent(".venv/bin/pre-commit").path
    let hooks = try String(
      contentsOf: RepositoryFiles.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let folder = try TemporaryFolder([
      "hooks/.pre-commit-hooks.yaml": hooks,
      "app/good.list.yaml": "listspec: 1\nrows: []\n", "app/other.yaml": "not: a list\n",
      "app/bad.list.yaml": "listspec: 1\nrows: [{txt: a}]\n",
    ])
    let script = """
      export PATH="$(dirname "$listspec"):$PATH" GIT_CONFIG_NOSYSTEM=1 PRE_COMMIT_HOME="$PWD/cache"
      git="git -c user.name=a -c user.email=a@example.com -c init.defaultBranch=main"
      (cd hooks && $git init -q && $git add . && $git commit -q -m hooks) || exit 9
      cd app && $git init -q
      printf 'repos:\\n- repo: ../hooks\\n  rev: %s\\n  hooks: [{id: listspec}]\\n' "$($git -C ../hooks rev-parse HEAD)" \\
        > .pre-commit-config.yaml
      $git add good.list.yaml other.yaml .pre-commit-config.yaml
      '\(tool)' run --color never; echo "good $?"
      $git add bad.list.yaml
      '\(tool)' run --color never; echo "bad $?"
      """
    guard let found = try run(script, needing: "'\(tool)'", in: folder) else { return }
    #expect(found.output.contains("Passed\ngood 0\n"), "\(found.output)\(found.errors)")
    #expect(found.output.contains("unknown key 'txt' in a row; did you mean 'text'?"))
    #expect(found.output.hasSuffix("bad 1\n"))
  }
}
