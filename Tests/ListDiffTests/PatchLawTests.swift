import Foundation
import TestSupport
import Testing

/// Python's `jsonpatch` beside the tests.
private enum PatchTool {
  static let python = RepositoryFiles.root.appendingPathComponent(".venv/bin/python")
  static let exists: Bool = {
    let site = RepositoryFiles.root.appendingPathComponent(".venv/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: site.path)) ?? []
    return versions.contains {
      FileManager.default.fileExists(atPath: site.appendingPathComponent("\($0)/site-packages/jsonpatch.py").path)
    }
  }()

  /// Reads cases from a file and prints those whose patch does not make the new document of the old one.
  static let script = """
    import json, sys, jsonpatch
    for case in json.load(open(sys.argv[1])):
        try:
            found = jsonpatch.apply_patch(case["old"], case["patch"])
        except Exception as error:
            found = repr(error)
        if found != case["new"]:
            print(case["seed"], json.dumps(case["patch"]), json.dumps(found)[:2000])
    """
}

@Suite("JSON Patches", .enabled(if: PatchTool.exists, "needs .venv, which scripts/setup tests makes"))
struct PatchLawTests {
  @Test("Python's jsonpatch makes the new canonical form of the old one")
  func patches() throws {
    let folder = try TemporaryFolder()
    var cases: [String] = []
    for seed in UInt64(0)..<400 {
      let old = RandomList(seed: seed)
      let new = seed % 5 == 0 ? RandomList(seed: seed + 7) : old.changed(seed: seed)
      try folder.write(RandomSpelling.text(of: old, seed: seed + 1), to: "old.list")
      try folder.write(RandomSpelling.text(of: new, seed: seed + 2), to: "new.list")
      let yaml = ["--input-format", "yaml"]
      let before = CommandRun(["render", "--as-written", "old.list"] + yaml, in: folder.path)
      let after = CommandRun(["render", "--as-written", "new.list"] + yaml, in: folder.path)
      let patch = CommandRun(["diff", "-f", "json-patch", "old.list", "new.list"] + yaml, in: folder.path)
      #expect(patch.status < 2, "seed \(seed): \(patch.errors)")
      // The same, but for a list of no rows that one writes and the other does not.
      if patch.status == 0 { continue }
      cases.append(
        "{\"seed\": \(seed), \"old\": \(before.output), \"new\": \(after.output), \"patch\": \(patch.output)}")
    }
    try folder.write("[\(cases.joined(separator: ",\n"))]", to: "cases.json")
    let process = Process()
    process.executableURL = PatchTool.python
    process.arguments = ["-c", PatchTool.script, folder.path + "/cases.json"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let found = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(found == "")
    #expect(process.terminationStatus == 0)
  }
}
