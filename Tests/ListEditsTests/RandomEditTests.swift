import ListEdits
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
}
