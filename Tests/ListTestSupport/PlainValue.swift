internal import SpecSource
public import SpecTree

/// A value of JSON or YAML, compared as JSON is: a map has no order, 1 is 1.0, true is no number.
public enum PlainValue: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([PlainValue])
  case map([Member])

  /// A key with its value.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// The value.
    public var value: PlainValue

    /// A key with a value.
    public init(key: String, value: PlainValue) {
      self.key = key
      self.value = value
    }
  }

  /// What keeps a text from being a value.
  public struct Unreadable: Error {
    /// What was found in it.
    public let messages: [String]
  }

  /// Reads a document of JSON or YAML; an empty one is null.
  public init(reading text: String) throws {
    self = try Self.documents(reading: text).first ?? .null
  }

  /// Reads the documents of JSON or YAML.
  public static func documents(reading text: String) throws -> [PlainValue] {
    let (tree, faults) = SpecReader.read(SourceFile(name: "document", bytes: Array(text.utf8)))
    if tree.documents.isEmpty, text.allSatisfy(\.isWhitespace) { return [] }
    guard tree.isComplete else { throw Unreadable(messages: faults.map(\.message)) }
    return tree.withView { view in tree.documents.map { value(of: $0.root, in: view) } }
  }

  /// The first document of a tree.
  public init(_ tree: NodeTree) {
    self = tree.withView { Self.value(of: tree.documents[0].root, in: $0) }
  }

  private static func value(of node: NodeID, in view: TreeView) -> PlainValue {
    let node = view.resolved(node)
    switch view.kind(of: node) {
    case .sequence:
      var items: [PlainValue] = []
      var item = node.next
      while item < view.after(node) {
        items.append(value(of: item, in: view))
        item = view.after(item)
      }
      return .list(items)
    case .mapping:
      var members: [Member] = []
      view.forEachPair(of: node) {
        members.append(Member(key: view.string(of: $0.key), value: value(of: $0.value, in: view)))
      }
      return .map(members)
    case .scalar, .alias:
      switch view.scalar(of: node) {
      case .null: return .null
      case .bool(let flag): return .flag(flag)
      case .integer(let number): return .number(Double(number))
      case .double(let number): return .number(number)
      case .text, .hugeInteger: return .text(view.string(of: node))
      }
    }
  }
}

extension PlainValue: Equatable {
  /// Whether two values are the same to JSON.
  public static func == (left: PlainValue, right: PlainValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.map(let left), .map(let right)):
      left.count == right.count && left.allSatisfy { member in right.contains { $0 == member } }
    default: false
    }
  }
}

extension PlainValue.Member: Equatable {}

extension PlainValue {
  /// The items of a list; nil for anything else.
  public var items: [PlainValue]? { if case .list(let items) = self { items } else { nil } }

  /// The members of a map; nil for anything else.
  public var members: [Member]? { if case .map(let members) = self { members } else { nil } }

  /// The text of a scalar, as a tag has it; nil for null, a list and a map.
  public var scalarText: String? {
    switch self {
    case .text(let text): text
    case .number, .flag: json
    case .null, .list, .map: nil
    }
  }

  /// The value under a key of a map, or at a place of a list; nil where there is none.
  public subscript(_ step: String) -> PlainValue? {
    switch self {
    case .map(let members): members.first { $0.key == step }?.value
    case .list(let items): Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
    default: nil
    }
  }

  /// The value at a path of keys and places.
  public subscript(path path: [String]) -> PlainValue? { path.reduce(self) { $0?[$1] } }

  /// The same with another value under a key; nil takes it out.
  public func setting(_ key: String, to value: PlainValue?) -> PlainValue {
    var members = members ?? []
    let place = members.firstIndex { $0.key == key }
    switch (place, value) {
    case (let place?, let value?): members[place].value = value
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?): members.append(Member(key: key, value: value))
    case (nil, nil): break
    }
    return .map(members)
  }

  /// The same with another value at a path of keys, with the maps that are missing; nil takes it out.
  public func setting(path: some Collection<String>, to value: PlainValue?) -> PlainValue {
    guard let key = path.first else { return value ?? .null }
    if path.count == 1 { return setting(key, to: value) }
    guard value != nil || self[key] != nil else { return self }
    return setting(key, to: (self[key] ?? .map([])).setting(path: path.dropFirst(), to: value))
  }

  /// The value as JSON on one line, which is YAML as well.
  public var json: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .text(let text): Self.quoted(text)
    case .list(let items): "[\(items.map(\.json).joined(separator: ", "))]"
    case .map(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.value.json)" }.joined(separator: ", "))}"
    }
  }

  /// The text under a key; empty where there is none.
  public func text(_ key: String) -> String { self[key]?.scalarText ?? "" }

  /// A text in the quotes of JSON.
  public static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default:
        scalar.value < 0x20 ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
