import ListDiff
import ListModel
import ListRender
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
    let newTree = read(new)
    let newSpec = spec(newTree, sourceLocation)
    return oldTree.withView { oldView in
      newTree.withView { newView in
        ListComparison.changes(from: ComparedSpec(oldSpec, in: oldView), to: ComparedSpec(newSpec, in: newView))
      }
    }
  }

  /// What differs between what two texts come to; each must be a list.
  static func resolvedChanges(
    _ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> ListChanges {
    let (oldTree, oldSpec) = resolved(old, sourceLocation)
    let (newTree, newSpec) = resolved(new, sourceLocation)
    return oldTree.withView { oldView in
      newTree.withView { newView in
        ListComparison.changes(from: Resolver(oldSpec, in: oldView), to: Resolver(newSpec, in: newView))
      }
    }
  }

  /// The compiled list of a text, as JSON.
  static func compiled(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [UInt8] {
    let (tree, spec) = resolved(text, sourceLocation)
    var out = ByteBuffer()
    tree.withView { view in
      ListFormats.all.first { $0.name == "json" }?.write(Resolver(spec, in: view), ListFormatOptions(), to: &out)
    }
    return out.bytes
  }

  private static func resolved(_ text: String, _ sourceLocation: SourceLocation) -> (NodeTree, ListSpec) {
    let tree = read(text)
    let spec = self.spec(tree, sourceLocation)
    guard spec.isLive else { return (tree, spec) }
    let expansion = tree.withView { view in
      ListExpander.expand(tree.documents[0], of: tree, in: view, ListExpander.Inputs())
    }
    #expect(expansion.diagnostics.map(\.message) == [], "\(text)", sourceLocation: sourceLocation)
    return (expansion.tree, self.spec(expansion.tree, sourceLocation))
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
