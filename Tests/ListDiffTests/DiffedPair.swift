import ListDiff
import ListModel
import SpecSource
import SpecTree
import Testing

/// Two lists given as text, compared.
enum DiffedPair {
  /// What differs between two texts, which must be lists.
  static func changes(_ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation) -> ListChanges {
    changes(read(old), new, sourceLocation: sourceLocation)
  }

  /// What differs between a tree and a text.
  static func changes(_ old: NodeTree, _ new: String, sourceLocation: SourceLocation = #_sourceLocation) -> ListChanges
  {
    let (oldTree, oldSpec) = (old, spec(old, sourceLocation))
    let (newTree, newSpec) = (read(new), spec(read(new), sourceLocation))
    return oldTree.withView { oldView in
      newTree.withView { newView in
        ListComparison.changes(from: ComparedSpec(oldSpec, in: oldView), to: ComparedSpec(newSpec, in: newView))
      }
    }
  }

  private static func read(_ text: String) -> NodeTree {
    let (tree, syntax) = SpecReader.read(SourceFile(name: "list", bytes: Array(text.utf8)), as: .yaml)
    #expect(syntax.map(\.message) == [], "\(text)")
    return tree
  }

  private static func spec(_ tree: NodeTree, _ sourceLocation: SourceLocation) -> ListSpec {
    tree.withView { view in
      let (spec, findings) = SpecBuilder.build(tree.documents[0], of: tree, in: view)
      let messages = findings.inOrder().filter { $0.severity == .error }.map(\.message)
      #expect(messages == [], sourceLocation: sourceLocation)
      return spec
    }
  }
}
