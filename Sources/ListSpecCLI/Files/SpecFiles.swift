internal import SpecSource
internal import SpecTree

/// Tells which of the files in a folder are list specs or edits.
enum SpecFiles {
  /// Whether a file counts: a YAML or JSON file whose name has `.list.`, or whose root has a key that makes it ours, or
  /// one that was meant to be such a key.
  static func includes(_ path: FilePath, on disk: Disk) -> Bool {
    let name = path.name
    guard let format = SourceFormat(fileName: name) else { return false }
    return hasMark(name) || hasRootKey(beginning(of: path, on: disk), format)
  }

  /// Whether a name has `.list.` in it.
  private static func hasMark(_ name: [UInt8]) -> Bool {
    let mark: StaticString = ".list."
    return mark.withUTF8Buffer { mark in
      name.indices.dropLast(mark.count - 1).contains { start in
        name[start] == mark[0] && name[start..<(start + mark.count)].elementsEqual(mark)
      }
    }
  }

  /// How much of a file is looked at: the key stands at the top.
  private static let sniffedLength = 1 << 16

  private static let keys = ["listspec", "listspec-edits"]

  private static func beginning(of path: FilePath, on disk: Disk) -> [UInt8] {
    guard let descriptor = try? FileCalls.openFile(disk.path(path), for: .reading) else { return [] }
    defer { try? FileCalls.closeFile(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: sniffedLength) { buffer, count in
      count = (try? FileCalls.readBytes(descriptor, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
    }
  }

  /// Looks for the key without reading the file as YAML or JSON, which would cost more than it is worth in a folder full
  /// of other things; what is taken by mistake is then told so by the reader.
  static func hasRootKey(_ bytes: [UInt8], _ format: SourceFormat) -> Bool {
    let isFlow = SourceFormat(content: bytes) == .json
    if format == .json || isFlow { return rootKeys(ofFlow: bytes).contains { isOurs($0.key, value: $0.value) } }
    return bytes.split { $0 == 0x0A || $0 == 0x0D }.contains { line in
      let line = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
      // An indented key is not one of the root; quotes and the space before the colon are not part of it.
      let key = line[..<colon].split(whereSeparator: { Array("\"' ".utf8).contains($0) })
      guard line.first != UInt8(ascii: " "), key.count == 1 else { return false }
      return isOurs(String(decoding: key[0], as: UTF8.self), value: line[line.index(after: colon)...])
    }
  }

  private static func isOurs(_ key: String, value: ArraySlice<UInt8>) -> Bool {
    if keys.contains(key) { return true }
    // A slip of the finger, told from other people's keys by the value that only ours has. A baseline is ours, but nothing
    // to check.
    guard key.hasPrefix("l"), key != "\(Baseline.rootKey)", Spelling.nearest(to: key, in: keys) != nil else {
      return false
    }
    return value.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "1")
  }

  /// The keys in the outermost braces, with the bytes behind the colon.
  private static func rootKeys(ofFlow bytes: [UInt8]) -> [(key: String, value: ArraySlice<UInt8>)] {
    var keys: [(key: String, value: ArraySlice<UInt8>)] = []
    var depth = 0
    var text: ArraySlice<UInt8> = []
    var quote: UInt8?
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      defer { offset += 1 }
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { offset += 1 }
        if byte == open { quote = nil } else { text.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
        text = []
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        text = []
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): text = []
      case UInt8(ascii: ":"):
        if depth == 1 { keys.append((String(decoding: text, as: UTF8.self), bytes[(offset + 1)...].prefix(8))) }
      case UInt8(ascii: " "), 0x0A, 0x0D, 0x09: break
      default: text.append(byte)
      }
    }
    return keys
  }
}
