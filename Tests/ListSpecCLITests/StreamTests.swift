import Foundation
import TestSupport
import Testing

/// What can only be seen from outside the program.
@Suite struct StreamTests {
  private static let manyFindings = "[\(String(repeating: #"{"a":1,"a":2},"#, count: 5000))1]"

  private func run(
    _ command: String, _ files: [String: String] = [:], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let files = files.merging(["good.json": Sample.clean, "broken.json": Sample.broken]) { own, _ in own }
    let folder = try TemporaryFolder(files)
    return try ProgramRun(command, in: folder.path, environment: environment)
  }

  @Test("when the reader goes away, the program ends with 141 and says nothing")
  func closedPipe() throws {
    let run = try run(
      "$listspec validate many.json -q | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}", ["many.json": Self.manyFindings])
    #expect(run.output == "141\n")
    #expect(run.errors == "")
  }

  @Test("the same with SIGPIPE ignored by whoever starts the program")
  func closedPipeIgnored() throws {
    let run = try run(
      "trap '' PIPE; $listspec validate many.json -q | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}",
      ["many.json": Self.manyFindings])
    #expect(run.output == "141\n")
    #expect(run.errors == "")
  }

  @Test("a full disk is a failure that is told")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try run("$listspec validate broken.json >/dev/full")
    #expect(full.status == 2)
    #expect(full.errors.hasPrefix("listspec: cannot write to standard output: no space is left on the device\n"))
    let file = try run("$listspec validate good.json -q -f json:/dev/full")
    #expect(file.status == 2)
    #expect(file.errors == "listspec: cannot write to '/dev/full': no space is left on the device\n")
  }

  @Test("closed streams are found out when they are needed, and never mixed up with files")
  func closedStreams() throws {
    let output = try run("$listspec validate -q broken.json >&-")
    #expect(output.status == 2)
    #expect(output.errors == "listspec: cannot write to standard output: it is closed\n")
    #expect(try run("$listspec validate good.json >&- 2>&-").status == 0)
    #expect(try run("$listspec validate broken.json 2>&-").status == 1)
    let input = try run("$listspec validate - <&-")
    #expect(input.status == 2)
    #expect(input.errors == "listspec: cannot read 'standard input': it is closed\n")
    let mixed = try run("$listspec validate broken.json -f concise -f json:out.json <&- >&-; cat out.json")
    #expect(mixed.output == "")
  }

  @Test("anything that can be read is read: pipes, descriptors, devices, links, sockets")
  func readables() throws {
    for command in [
      "cat broken.json | $listspec validate -f concise -", "$listspec validate -f concise /dev/stdin <broken.json",
      "cat broken.json | $listspec validate -f concise /dev/stdin",
      "$listspec validate -f concise <(cat broken.json)", "$listspec validate -f concise /dev/fd/5 5<broken.json",
      "mkfifo pipe; cat broken.json >pipe & $listspec validate -f concise pipe",
      "ln -s broken.json link; $listspec validate -f concise link",
    ] {
      let run = try run(command)
      #expect(run.status == 1, "\(command)")
      #expect(run.output.contains(":1:30: error: "), "\(command)")
    }
    let long = "[" + String(repeating: "1,", count: 200_000)
    let cut = try run("cat long.json | $listspec validate -q -f concise /dev/stdin", ["long.json": long])
    #expect(cut.output.hasPrefix("/dev/stdin:1:400002: error: "))
    #expect(try run("$listspec validate --input-format json /dev/null").status == 1)
  }

  @Test("folders, missing files and unreadable ones are told apart")
  func unreadables() throws {
    let render = try run("mkdir lists; $listspec render lists")
    #expect(render.status == 2)
    #expect(
      render.errors
        == "listspec: cannot read 'lists': it is a folder\n  name a file in it; 'listspec validate lists' checks all of them\n"
    )
    let link = try run("ln -s nowhere link.json; $listspec validate link.json")
    #expect(link.status == 2)
    #expect(link.errors.hasPrefix("listspec: cannot read 'link.json': no such file or folder"))
    let file = try run("$listspec validate good.json/x.json")
    #expect(file.errors == "listspec: cannot read 'good.json/x.json': a part of the path is not a folder\n")
  }

  @Test("file names need not be UTF-8, and hold no surprises for the terminal")
  func fileNames() throws {
    let run = try run(#"n=$'a\xff\e[31m\n.list.json'; cp broken.json "$n"; $listspec validate -f concise "$n" ."#)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a\u{FFFD}\\u{1B}[31m\\n.list.json:1:30: error: "))
    #expect(run.errors == "Checked 3 files: 2 errors.\n")
  }

  @Test("brackets and a leading dash in names are taken as they are")
  func literalNames() throws {
    let run = try run(
      "cp good.json '[a] {b}.list.json'; cp good.json ./-x.json; $listspec validate '[a] {b}.list.json' -- -x.json")
    #expect(run.errors == "Checked 2 files: no findings.\n")
  }

  @Test("the program needs no environment")
  func noEnvironment() throws {
    let run = try run("env -i $listspec validate broken.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("error[json-syntax]"))
  }

  @Test("a result is written as a whole, keeps permissions and links, and never over an input")
  func outputFiles() throws {
    let run = try run(
      """
      echo old > target.json; chmod 640 target.json; ln -s target.json out.json
      $listspec validate -q broken.json -f json -o out.json; echo $?
      stat -c %a target.json 2>/dev/null || stat -f %Lp target.json; test -L out.json && head -c 11 target.json; echo
      $listspec validate -q good.json -f json -o good.json; echo $?
      $listspec validate -q good.json -f json -o nosuch/out.json; echo $?
      $listspec validate -q good.json -f json:out.json -f text:other.txt; echo $?; cat other.txt
      ls -A
      """)
    #expect(
      run.output == """
        1
        640
        {"schema":1
        2
        2
        0
        broken.json
        good.json
        other.txt
        out.json
        target.json

        """)
    #expect(
      run.errors == """
        listspec: 'good.json' is also an input; write the result to another file
        listspec: cannot write to 'nosuch/out.json': no such file or folder

        """)
  }
}
