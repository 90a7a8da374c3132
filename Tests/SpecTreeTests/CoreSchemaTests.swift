import SpecTree
import Testing

@Suite("core schema")
struct CoreSchemaTests {
  @Test("an empty plain scalar is null")
  func empty() {
    #expect(CoreSchema.scalar(UnsafeBufferPointer(start: nil, count: 0)) == .null)
  }
}
