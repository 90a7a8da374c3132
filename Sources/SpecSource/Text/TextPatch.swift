/// Changes of a text that do not get in each other's way.
public struct TextPatch: Sendable {
  /// In the order of their places, none over another.
  public private(set) var edits: [TextEdit] = []

  /// No change.
  public init() {}

  /// Adds changes that belong together; false, and nothing is added, where one of them touches one that is there.
  ///
  /// What is there already in the same words counts as added: two findings may want the same.
  public mutating func add(_ group: [TextEdit]) -> Bool {
    var result = edits
    for edit in group {
      // Most come in the order of the file.
      let place = (result.lastIndex { $0.range.end < edit.range.start } ?? -1) + 1
      if place < result.count, result[place] == edit { continue }
      guard place == result.count || edit.range.end < result[place].range.start else { return false }
      result.insert(edit, at: place)
    }
    edits = result
    return true
  }

  /// The bytes with the changes made.
  public func applied(to bytes: [UInt8]) -> [UInt8] { edits.applied(to: bytes) }
}

extension [TextEdit] {
  /// The bytes with the changes made, which stand in the order of their places, none over another.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    // A list's text would move again and again as it grows, each time to fresh memory.
    result.reserveCapacity(reduce(bytes.count) { $0 + $1.text.utf8.count - $1.range.count })
    var offset = 0
    for edit in self {
      result += bytes[offset..<Int(edit.range.start)]
      result += edit.text.utf8
      offset = Int(edit.range.end)
    }
    result += bytes[offset...]
    return result
  }
}
