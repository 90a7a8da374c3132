import ListDiff
import ListModel
import SpecSource
import SpecTree
import Testing

/// Two lists given as text, compared.
enum DiffedPair {
  /// What differs between two texts, which must be lists.
  static func changes(_ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation) -> ListChanges {
    let (oldTree, oldSpec) = spec(old, sourceLocation)
    let (newTree, newSpec) = spec(new, sourceLocation)
    return oldTree.withView { oldView in
      newTree.withView { newView in
        ListComparison.changes(from: ComparedSpec(oldSpec, in: oldView), to: ComparedSpec(newSpec, in: newView))
      }
    }
  }

  private static func spec(_ text: String, _ sourceLocation: SourceLocation) -> (NodeTree, ListSpec) {
    let (tree, syntax) = SpecReader.read(SourceFile(name: "list", bytes: Array(text.utf8)), as: .yaml)
    return tree.withView { view in
      let (spec, findings) = SpecBuilder.build(tree.documents[0], of: tree, in: view)
      let messages = (syntax + findings.inOrder()).filter { $0.severity == .error }.map(\.message)
      #expect(messages == [], "\(text)", sourceLocation: sourceLocation)
      return (tree, spec)
    }
  }
}
