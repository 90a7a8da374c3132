import SpecSource
import Testing

@Suite struct SHA256Tests {
  @Test(
    "the digests are those of the standard's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(text: String, digest: String) {
    #expect(SHA256.hex(of: Array(text.utf8)) == digest)
  }

  @Test("a million bytes, and lengths around the size of a block")
  func lengths() {
    #expect(
      SHA256.hex(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    let digests = (54...66).map { SHA256.hex(of: [UInt8](repeating: 0, count: $0)) }
    #expect(Set(digests).count == digests.count)
    #expect(digests[1] == "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7")
    #expect(digests[10] == "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b")
  }
}
