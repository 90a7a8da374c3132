import Foundation
import SpecSource
import SpecTree

/// What a tree means, without places and styles: what two readers of one text must agree about.
indirect enum JSONTreeValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case double(Double)
  /// A whole number beyond 64 bits, by its text.
  case hugeInteger(String)
  case text(Text)
  case list([JSONTreeValue])
  /// Keys in written order; of equal keys all.
  case mapping([Pair])

  struct Pair: Equatable {
    let key: Text
    let value: JSONTreeValue
  }

  /// A string whose equality is that of its bytes; a string's own takes é and e with an accent for one.
  struct Text: Equatable, ExpressibleByStringLiteral {
    let string: String

    init(_ string: String) { self.string = string }
    init(stringLiteral string: String) { self.string = string }

    static func == (left: Text, right: Text) -> Bool { left.string.utf8.elementsEqual(right.string.utf8) }
  }

  /// What a node means.
  init(_ view: TreeView, _ node: NodeID) {
    switch view.kind(of: node) {
    case .alias: self.init(view, view.resolved(node))
    case .sequence:
      var items: [JSONTreeValue] = []
      var item = node.next
      while item < view.after(node) {
        items.append(JSONTreeValue(view, item))
        item = view.after(item)
      }
      self = .list(items)
    case .mapping:
      var pairs: [Pair] = []
      view.forEachPair(of: node) { pair in
        pairs.append(Pair(key: Text(view.string(of: pair.key)), value: JSONTreeValue(view, pair.value)))
      }
      self = .mapping(pairs)
    case .scalar:
      switch view.scalar(of: node) {
      case .null: self = .null
      case .bool(let value): self = .bool(value)
      case .integer(let value): self = .integer(value)
      case .double(let value): self = .double(value)
      case .hugeInteger: self = .hugeInteger(view.string(of: node))
      case .text: self = .text(Text(view.string(of: node)))
      }
    }
  }
}

extension JSONTreeValue {
  /// What our reader says that a JSON text means; nil when it refuses it.
  static func read(_ bytes: [UInt8]) -> JSONTreeValue? {
    let tree = SpecReader.read(SourceFile(name: "list.json", bytes: bytes), as: .json).tree
    guard tree.isComplete, let document = tree.documents.first else { return nil }
    return tree.withView { JSONTreeValue($0, document.root) }
  }

  /// What Foundation says that a JSON text means; nil when it refuses it.
  ///
  /// Its dictionaries have no order and keep one of equal keys, so mappings are sorted by key.
  static func foundation(_ bytes: [UInt8]) -> JSONTreeValue? {
    let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    return value.map { JSONTreeValue(foundation: $0) }
  }

  private init(foundation value: Any) {
    switch value {
    case is NSNull: self = .null
    case let text as String: self = .text(Text(text))
    case let items as [Any]: self = .list(items.map { JSONTreeValue(foundation: $0) })
    case let pairs as [String: Any]:
      self =
        JSONTreeValue.mapping(pairs.map { Pair(key: Text($0), value: JSONTreeValue(foundation: $1)) })
        .inFoundationsTerms
    // A number is the only thing left; its C type tells a boolean from 1.
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "c", "B": self = .bool(number.boolValue)
      case "q", "i", "s", "l": self = .integer(number.int64Value)
      default: self = .double(number.doubleValue)
      }
    // Anything else is nothing that a JSON text can hold, and equal to nothing that the reader gives.
    default: self = .text(Text("JSONSerialization gave \(type(of: value))"))
    }
  }

  /// The same, with what Foundation's values cannot say left out: order and repetition of keys, and the digits of whole
  /// numbers beyond 64 bits.
  var inFoundationsTerms: JSONTreeValue {
    switch self {
    case .list(let items): return .list(items.map(\.inFoundationsTerms))
    case .mapping(let pairs):
      // The last of equal keys wins; Foundation's keys are equal when they are canonically equivalent.
      var last: [String: JSONTreeValue] = [:]
      for pair in pairs { last[pair.key.string] = pair.value.inFoundationsTerms }
      return .mapping(last.keys.sorted().map { Pair(key: Text($0), value: last[$0]!) })
    case .hugeInteger(let text): return .double(Double(text)!)
    case .null, .bool, .integer, .double, .text: return self
    }
  }
}
