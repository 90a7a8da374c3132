import ListEdits
import ListTestSupport
import Testing

@Suite("random edits of random lists")
struct RandomEditTests {
  @Test(
    "what they mean is what their text says, and doing them in two steps is doing them in one",
    arguments: [EditRunner.Compatibility.strict, .holo])
  func laws(_ compat: EditRunner.Compatibility) throws {
    var changed = 0
    for seed in 0..<1000 {
      var random = RandomEdits(seed: UInt64(seed))
      let list = random.list()
      let edits = [random.edit(), random.edit(), random.edit()]
      // That the text says what the edits mean is looked at in each of these.
      let whole = try EditSample(list, edits.joined(separator: "\n"), compat: compat)
      let files = try EditSample(list, edits[0], edits[1], edits[2], compat: compat)
      guard !whole.isRefused, !files.isRefused else {
        #expect(whole.isRefused == files.isRefused, "seed \(seed)")
        continue
      }
      changed += 1
      #expect(whole.flow == files.flow, "seed \(seed):\n\(list)\n\(edits)")
      var text = list
      for edit in edits {
        let step = try EditSample(text, edit, compat: compat)
        #expect(!step.isRefused, "seed \(seed): \(step.findings)")
        text = step.text
      }
      let last = try EditSample(text, "- removeRows: []")
      #expect(last.flow == whole.flow, "seed \(seed):\n\(list)\n\(edits)\n\(text)")
      #expect(last.text == text, "seed \(seed)")
    }
    #expect(changed > (compat == .holo ? 600 : 100))
  }

  @Test("an update that is done twice is done once, byte for byte")
  func idempotence() throws {
    var changed = 0
    for seed in 0..<1500 {
      var random = RandomEdits(seed: UInt64(seed))
      let list = random.list()
      guard let update = (0..<12).lazy.map({ _ in random.edit() }).first(where: Self.isIdempotent) else { continue }
      let once = try EditSample(list, update, compat: .holo)
      let twice = try EditSample(once.text, update, compat: .holo)
      #expect(twice.text == once.text, "seed \(seed):\n\(list)\n\(update)")
      if once.text != list { changed += 1 }
    }
    #expect(changed > 300)
  }

  /// Whether an edit says what is to be there afterwards, whatever was there before.
  private static func isIdempotent(_ edit: String) -> Bool {
    let says = ["- updateRows", "- updateSections", "- updateList", "- updateCells", "- remakeRows"]
    return says.contains { edit.hasPrefix($0) } && !edit.contains("newTag") && !edit.contains("makeRows")
  }
}
