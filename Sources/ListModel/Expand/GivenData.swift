internal import SpecExpression
public import SpecSource
internal import SpecTree

/// Data that the command line gives: files laid over the spec's own, then single values.
public struct GivenData: Sendable {
  /// A value for a path: `--set flags.beta=true`.
  public struct Setting: Sendable {
    /// Where it goes.
    public let path: DataPath
    /// A YAML document that holds the value.
    public let value: SourceFile

    /// A value for a path.
    public init(_ path: DataPath, _ value: SourceFile) {
      self.path = path
      self.value = value
    }
  }

  /// Files whose maps are laid over the spec's, key by key to any depth; lists replace lists.
  public var files: [SourceFile] = []
  /// Single values, which win over everything.
  public var settings: [Setting] = []

  /// Nothing.
  public init() {}
}

extension ListExpander {
  /// Lays a value over another: maps key by key to any depth, anything else whole.
  mutating func laid(_ value: Value, over base: Value) -> Value {
    guard let own = evaluator.entries(of: value), let under = evaluator.entries(of: base) else { return value }
    layingsLeft -= own.count + under.count
    guard layingsLeft > 0 else { return value }
    var map = ValueMap()
    for (key, value) in under { map.set(value, for: key) }
    for (key, value) in own {
      map.set(map[key].map { laid(value, over: $0) } ?? value, for: key)
    }
    return .map(map)
  }

  /// A value with another at a path; nil when the path leads to a place that a list does not have.
  func setting(_ new: Value, at steps: ArraySlice<DataPath.Step>, in value: Value?) -> Value? {
    guard let step = steps.first else { return new }
    switch step {
    case .key(let key):
      var map = ValueMap()
      for (key, value) in value.flatMap({ evaluator.entries(of: $0) }) ?? [] { map.set(value, for: key) }
      guard let inner = setting(new, at: steps.dropFirst(), in: map[key]) else { return nil }
      map.set(inner, for: key)
      return .map(map)
    case .index(let index):
      guard let value, evaluator.entries(of: value) == nil, var elements = evaluator.elements(of: value),
        index <= elements.count,
        let inner = setting(new, at: steps.dropFirst(), in: index < elements.count ? elements[index] : nil)
      else { return nil }
      if index < elements.count { elements[index] = inner } else { elements.append(inner) }
      return .list(elements)
    }
  }

  /// Why a value has no place at a path.
  func obstacle(at path: DataPath, in value: Value?) -> String {
    var value = value
    for (place, step) in path.steps.enumerated() {
      let owner = place == 0 ? "the data" : "'\(DataPath.text(of: path.steps[..<place]))'"
      switch step {
      case .key(let key): value = value.flatMap { evaluator.entries(of: $0) }?.first { $0.key == key }?.value
      case .index(let index):
        guard let found = value else { return "\(owner) is not there, expected a list" }
        guard evaluator.entries(of: found) == nil, let elements = evaluator.elements(of: found) else {
          return "\(owner) is \(evaluator.phrase(found)), expected a list"
        }
        guard index < elements.count else {
          return "\(owner) has \(elements.count) elements, and takes a new one at its end, not beyond"
        }
        value = elements[index]
      }
    }
    return "a list takes a new element at its end, not beyond"
  }

  /// The value at a path; nil when there is none.
  func value(at path: DataPath, in value: Value) -> Value? {
    var result = value
    for step in path.steps {
      switch step {
      case .key(let key):
        guard let found = evaluator.entries(of: result)?.first(where: { ByteText($0.key) == ByteText(key) }) else {
          return nil
        }
        result = found.value
      case .index(let index):
        guard let elements = evaluator.elements(of: result), elements.indices.contains(index) else { return nil }
        result = elements[index]
      }
    }
    return result
  }
}
