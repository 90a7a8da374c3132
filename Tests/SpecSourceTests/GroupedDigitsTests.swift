import SpecSource
import Testing

/// Numbers as messages write them.
@Suite struct GroupedDigitsTests {
  @Test(
    "thousands are parted by commas",
    arguments: [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (123_456, "123,456"), (1_000_000_000, "1,000,000,000"),
      (-1000, "-1,000"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func grouped(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
