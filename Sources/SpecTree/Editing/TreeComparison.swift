/// Whether two trees say the same, value for value and in the same order: the guard against writing a wrong file.
public enum TreeComparison {
  /// The path of the first value in which two documents differ (`sections/0/rows/2/height`), or nil; aliases and merges
  /// are looked through, and places, comments and styles do not count.
  ///
  /// Texts are compared by bytes, numbers by their values: JSON writes some of YAML's otherwise.
  public static func difference(
    _ left: NodeTree, _ leftRoot: NodeID, _ right: NodeTree, _ rightRoot: NodeID
  ) -> String? {
    left.withView { left in
      right.withView { right in
        var walk = Walk(left: left, right: right)
        return walk.isSame(leftRoot, rightRoot) ? nil : walk.path.reversed().joined(separator: "/")
      }
    }
  }

  /// A walk over two trees at once.
  struct Walk {
    let left: TreeView
    let right: TreeView
    /// The path of the first difference, its end first.
    var path: [String] = []
    /// How many collections are open.
    private var depth = 0

    /// How deep collections are first asked whether they were read alike: down to a row's model. Where they were not, the
    /// answer may have cost a look at all their nodes, so it is not sought at any depth.
    private static let deepestAlike = 6

    init(left: TreeView, right: TreeView) {
      self.left = left
      self.right = right
    }

    /// Whether two nodes say the same.
    mutating func isSame(_ one: NodeID, _ other: NodeID) -> Bool {
      let one = left.resolved(one)
      let other = right.resolved(other)
      guard left.kind(of: one) == right.kind(of: other) else { return false }
      switch left.kind(of: one) {
      case .scalar, .alias: return isSameScalar(one, other)
      case .sequence, .mapping:
        if depth < Self.deepestAlike, isReadAlike(one, other) { return true }
        depth += 1
        defer { depth -= 1 }
        return left.kind(of: one) == .sequence ? areSameItems(one, other) : areSamePairs(one, other)
      }
    }

    private func isSameScalar(_ one: NodeID, _ other: NodeID) -> Bool {
      // Nearly always both are written alike.
      if left.style(of: one) == right.style(of: other), left.text(of: one).elementsEqual(right.text(of: other)) {
        return true
      }
      let meaning = left.scalar(of: one)
      guard meaning == right.scalar(of: other) || (isNotANumber(meaning) && isNotANumber(right.scalar(of: other)))
      else { return false }
      switch meaning {
      case .text, .hugeInteger: return left.text(of: one).elementsEqual(right.text(of: other))
      case .null, .bool, .integer, .double: return true
      }
    }

    private func isNotANumber(_ meaning: Scalar) -> Bool {
      if case .double(let value) = meaning { return value.isNaN }
      return false
    }

    private mutating func areSameItems(_ one: NodeID, _ other: NodeID) -> Bool {
      var item = one.next
      var twin = other.next
      var index = 0
      while item < left.after(one), twin < right.after(other) {
        guard isSame(item, twin) else {
          path.append(String(index))
          return false
        }
        item = left.after(item)
        twin = right.after(twin)
        index += 1
      }
      return item == left.after(one) && twin == right.after(other)
    }

    private mutating func areSamePairs(_ one: NodeID, _ other: NodeID) -> Bool {
      guard left.hasMerge(one) || right.hasMerge(other) else { return areSameOwnPairs(one, other) }
      let pairs = left.pairs(of: one)
      let twins = right.pairs(of: other)
      guard pairs.count == twins.count else { return false }
      for (pair, twin) in zip(pairs, twins) {
        guard left.text(of: pair.key).elementsEqual(right.text(of: twin.key)), isSame(pair.value, twin.value) else {
          path.append(left.string(of: pair.key))
          return false
        }
      }
      return true
    }

    /// The same for mappings without merges, which is nearly all.
    private mutating func areSameOwnPairs(_ one: NodeID, _ other: NodeID) -> Bool {
      var key = one.next
      var twin = other.next
      while key < left.after(one), twin < right.after(other) {
        guard left.text(of: key).elementsEqual(right.text(of: twin)), isSame(key.next, twin.next) else {
          path.append(left.string(of: key))
          return false
        }
        key = left.after(key.next)
        twin = right.after(twin.next)
      }
      return key == left.after(one) && twin == right.after(other)
    }
  }
}
