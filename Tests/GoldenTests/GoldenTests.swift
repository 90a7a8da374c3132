import TestSupport
import Testing

/// Runs every case in `Fixtures/<command>/<behaviour>/` and compares what comes out, byte for byte.
///
/// `UPDATE_FIXTURES=1 swift test --filter Golden` writes what comes out instead; read that difference as you read code.
@Suite struct GoldenTests {
  @Test("what comes out is what the fixture holds", arguments: GoldenCase.all)
  func golden(_ fixture: GoldenCase) throws {
    let expected = try fixture.expected()
    let found = try fixture.run()
    if RepositoryFiles.areUpdated {
      try fixture.write(found)
    } else {
      #expect(found == expected, "\(Difference(from: expected, to: found))")
    }
  }

  @Test("every folder of fixtures is named for a command or says that it is not one")
  func commands() {
    for command in Set(GoldenCase.all.map(\.command)) {
      #expect(CommandRun(["help", command], in: "/").output.hasPrefix("Usage: listspec \(command) "), "\(command)")
    }
  }

  @Test("no two names differ by case only, so that the fixtures can lie on any disk")
  func names() {
    let paths = RepositoryFiles.paths(below: "Fixtures")
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
  }
}
