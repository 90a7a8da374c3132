internal import SpecSource

/// Where a file lies, for readers that do not know the folder which the program was started in.
public struct FilePlace: Equatable, Sendable {
  /// The path from the root of the file system, symbolic links followed.
  public let absolute: String
  /// The path from the repository's folder, with `/` between names; nil outside of it.
  public let inRepository: String?
  /// The path as a reference by the rules of RFC 3986: relative to the repository, or absolute with its scheme. Worked
  /// out once, since each finding in the file may name it several times.
  let uri: String

  /// The two paths of a file.
  public init(absolute: String, inRepository: String?) {
    self.absolute = absolute
    self.inRepository = inRepository
    guard let inRepository else {
      uri = "file://" + Self.encoded(absolute)
      return
    }
    let encoded = Self.encoded(inRepository)
    // A colon in the first name would make it a scheme.
    uri = encoded.prefix { $0 != "/" }.contains(":") ? "./\(encoded)" : encoded
  }

  /// The path from the repository's folder, or the absolute one.
  var path: String { inRepository ?? absolute }

  private static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: ":"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%\(byte.hexadecimal(digits: 2))"
      }
    }
    return result
  }
}
