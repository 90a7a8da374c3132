internal import Foundation

/// Checks JSON documents against a JSON Schema, as far as the schemas in `docs/schemas` use the language.
///
/// A keyword that it does not know is a fault of the schema, so that no test passes because something was not looked
/// at.
public struct JSONSchemaCheck {
  private let root: [String: Any]

  private static let annotations: Set = ["$schema", "$id", "$defs", "definitions", "title", "description", "default"]

  /// A check by the schema that the bytes hold.
  public init(_ schema: [UInt8]) throws {
    root = try JSONSerialization.jsonObject(with: Data(schema)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document, each with its path; empty when it is as the schema says.
  public func faults(in document: [UInt8]) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)
    return faults(value, root, at: "$")
  }

  private func faults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, wanted -> [String] in
      switch keyword {
      case "$ref": faults(value, definition(wanted), at: path)
      case "type": typeFaults(value, wanted, at: path)
      case "const": isEqual(value, wanted) ? [] : ["\(path): \(value), expected \(wanted)"]
      case "enum":
        (wanted as? [Any] ?? []).contains { isEqual(value, $0) } ? [] : ["\(path): \(value), expected one of \(wanted)"]
      case "minimum":
        (value as? Double ?? .infinity) >= (wanted as? Double ?? 0) ? [] : ["\(path): \(value) is below \(wanted)"]
      case "required": missing(wanted, in: value).map { "\(path): '\($0)' is missing" }
      case "properties", "additionalProperties": []
      case "items":
        (value as? [Any] ?? []).enumerated().flatMap {
          faults($1, wanted as? [String: Any] ?? [:], at: "\(path)[\($0)]")
        }
      case "minItems", "maxItems": countFaults(value, keyword, wanted, at: path)
      case "allOf": (wanted as? [[String: Any]] ?? []).flatMap { faults(value, $0, at: path) }
      case "anyOf", "oneOf": choiceFaults(value, wanted, isExclusive: keyword == "oneOf", at: path)
      default: Self.annotations.contains(keyword) ? [] : ["\(path): the check does not know '\(keyword)'"]
      }
    } + memberFaults(value, schema, at: path)
  }

  private func memberFaults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    guard let members = value as? [String: Any] else { return [] }
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    return members.sorted { $0.key < $1.key }.flatMap { key, member -> [String] in
      if let schema = known[key] { return faults(member, schema, at: "\(path).\(key)") }
      switch schema["additionalProperties"] {
      case let others as [String: Any]: return faults(member, others, at: "\(path).\(key)")
      case let allowed as Bool where !allowed: return ["\(path): '\(key)' is not described"]
      default: return []
      }
    }
  }

  private func typeFaults(_ value: Any, _ wanted: Any, at path: String) -> [String] {
    let types = wanted as? [String] ?? [wanted as? String ?? ""]
    return types.contains { isOfType(value, $0) } ? [] : ["\(path): \(value) is not of type \(wanted)"]
  }

  private func countFaults(_ value: Any, _ keyword: String, _ wanted: Any, at path: String) -> [String] {
    guard let items = value as? [Any], let limit = wanted as? Int else { return [] }
    let isRight = keyword == "minItems" ? items.count >= limit : items.count <= limit
    return isRight ? [] : ["\(path): \(items.count) items, \(keyword) is \(limit)"]
  }

  private func choiceFaults(_ value: Any, _ wanted: Any, isExclusive: Bool, at path: String) -> [String] {
    let found = (wanted as? [[String: Any]] ?? []).map { faults(value, $0, at: path) }
    let fitting = found.count { $0.isEmpty }
    if fitting == 1 || fitting > 1 && !isExclusive { return [] }
    return ["\(path): fits \(fitting) of the choices: \(found.joined().joined(separator: "; "))"]
  }

  private func isOfType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "null": value is NSNull
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    case "boolean": isBoolean(value)
    case "number": value is NSNumber && !isBoolean(value)
    case "integer": !isBoolean(value) && (value as? Double).map { $0 == $0.rounded() } == true
    default: false
    }
  }

  private func isBoolean(_ value: Any) -> Bool {
    // Foundation's `1 is Bool` is true; the type encoding tells them apart.
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject)?.isEqual(right) ?? false
  }

  private func missing(_ wanted: Any, in value: Any) -> [String] {
    guard let members = value as? [String: Any] else { return [] }
    return (wanted as? [String] ?? []).filter { members[$0] == nil }
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let steps = (reference as? String ?? "").split(separator: "/").dropFirst()
    return steps.reduce(root) { $0[String($1)] as? [String: Any] ?? [:] }
  }
}
