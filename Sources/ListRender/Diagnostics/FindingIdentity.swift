internal import SpecSource

/// What a finding is recognised by in the next run, so that servers can tell new ones from old ones: rule, file, tags
/// and message, and among those which have all of these in common the number. No line is in it.
struct FindingIdentity {
  /// 64 hexadecimal digits, different for each finding of a run.
  let fingerprint: String

  /// Tells the findings of a run apart.
  struct Counter {
    private var counts: [ByteText: Int] = [:]

    /// The identity of the next finding.
    mutating func next(_ finding: Diagnostic, tagPath: String, path: String) -> FindingIdentity {
      // A zero byte is in none of them.
      let words = [finding.rule.id, path, tagPath, Self.withoutNumbers(finding.message)].joined(separator: "\0")
      let number = counts[ByteText(words), default: 0] + 1
      counts[ByteText(words)] = number
      return FindingIdentity(fingerprint: SHA256.hex(of: Array("\(words)\0\(number)".utf8)))
    }

    /// Numbers count rows, say, and change with what stands elsewhere.
    private static func withoutNumbers(_ message: String) -> String {
      var result: [UInt8] = []
      result.reserveCapacity(message.utf8.count)
      let sign = UInt8(ascii: "#")
      for byte in message.utf8 {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        if !isDigit { result.append(byte) } else if result.last != sign { result.append(sign) }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }
}
