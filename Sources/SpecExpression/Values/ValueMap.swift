internal import SpecSource

/// Keys with values in written order; no key twice.
public struct ValueMap: Sendable {
  /// A key with its value.
  public struct Entry: Sendable {
    /// A boolean, a whole number or a text.
    public let key: Value
    /// Its value.
    public internal(set) var value: Value
  }

  /// The keys with their values, in written order.
  public private(set) var entries: [Entry] = []
  /// Where a key stands; only in a map of more than `fewEntries`.
  private var places: [MapKey: Int] = [:]

  /// Up to this many entries, looking at all of them is quicker than hashing.
  private static let fewEntries = 8

  /// A map without entries.
  public init() {}

  /// A map of named values; of two with one name the first counts.
  public init(_ pairs: some Sequence<(String, Value)>) {
    for (name, value) in pairs { insert(value, for: .text(ByteText(name)), written: .string(name)) }
  }

  /// The number of entries.
  public var count: Int { entries.count }

  /// The value of a name, or nil.
  public subscript(name: String) -> Value? { self[.text(ByteText(name))] }

  /// The value of a key, or nil.
  subscript(key: MapKey) -> Value? { place(of: key).map { entries[$0].value } }

  /// The value of a name given as bytes, or nil.
  subscript(name: UnsafeBufferPointer<UInt8>) -> Value? {
    guard entries.count <= Self.fewEntries else { return self[.text(ByteText(String(decoding: name, as: UTF8.self)))] }
    for entry in entries {
      if case .string(let text) = entry.key, TextBytes.equal(text, name) { return entry.value }
    }
    return nil
  }

  /// Adds a value at the end, or gives a name that is there a new value in its place.
  public mutating func set(_ value: Value, for name: String) {
    if let place = place(of: .text(ByteText(name))) {
      entries[place].value = value
    } else {
      insert(value, for: .text(ByteText(name)), written: .string(name))
    }
  }

  /// Adds an entry at the end; false, and no change, when the key is there.
  @discardableResult
  mutating func insert(_ value: Value, for key: MapKey, written: Value) -> Bool {
    if place(of: key) != nil { return false }
    entries.append(Entry(key: written, value: value))
    if entries.count == Self.fewEntries + 1 {
      for (place, entry) in entries.enumerated() {
        if let key = MapKey(entry.key) { places[key] = place }
      }
    } else if entries.count > Self.fewEntries {
      places[key] = entries.count - 1
    }
    return true
  }

  private func place(of key: MapKey) -> Int? {
    if entries.count > Self.fewEntries { return places[key] }
    return entries.firstIndex { MapKey($0.key) == key }
  }
}
