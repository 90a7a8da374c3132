internal import ListDiff
internal import ListLint
internal import ListModel
internal import ListRender
internal import SpecSource
internal import SpecTree

/// A list of a file, as it is written and as it comes to.
struct CompiledList {
  /// The list as it is written, expressions and repetitions included.
  let written: ListSpec
  /// The tree that it is written in.
  let writtenTree: NodeTree
  /// The list with every expression worked out.
  let spec: ListSpec
  /// The tree that `spec` speaks of.
  let tree: NodeTree

  /// Compiles a document of a file, with the findings of all floors above the reader.
  ///
  /// A list with expressions is read twice: as it is written, which finds what is wrong with it however many rows it
  /// makes, and as it comes to, which finds what is wrong with the values. What both find counts once. `remarks` are those
  /// of the file.
  init(
    _ document: NodeTree.Document, of tree: NodeTree, in view: TreeView, _ remarks: FileRemarks, partsGroups: Bool,
    _ findings: inout DiagnosticBag, expand: () -> ListExpander.Expansion
  ) {
    let (spec, faults) = SpecBuilder.build(document, of: tree, in: view)
    findings.add(faults)
    written = spec
    writtenTree = tree
    guard spec.isLive else {
      findings.add(ListLinter.findings(in: spec, view, of: tree, remarks, partsGroups: partsGroups))
      self.spec = spec
      self.tree = tree
      return
    }
    let expansion = expand()
    guard expansion.isComplete else {
      for finding in expansion.diagnostics { findings.add(finding.with(expansion)) }
      self.spec = spec
      self.tree = tree
      return
    }
    let expanded = expansion.tree
    let cut = spec.cutKeys
    self.tree = expanded
    self.spec = expanded.withView { view in
      let (spec, faults) = SpecBuilder.build(expanded.documents[0], of: expanded, in: view)
      // What is written as it stands has its finding and its fix by now. A value that was worked out stands in no file: in
      // the place of its expression it would hold for all rows, in that of data for all lists. Rules see to that
      // themselves.
      let worked =
        faults.inOrder().map(\.withoutFixes)
        + ListLinter.findings(in: spec, view, of: tree, remarks, partsGroups: partsGroups).inOrder()
      var known = Set(findings.inOrder().map(Fault.init))
      for finding in expansion.diagnostics + worked
      where known.insert(Fault(finding)).inserted && !cut.contains(finding.location) {
        findings.add(finding.with(expansion))
      }
      return spec
    }
  }

  /// What differs between this list and another, as they are written.
  func changes(to other: CompiledList) -> ListChanges {
    writtenTree.withView { view in
      other.writtenTree.withView { otherView in
        ListComparison.changes(
          from: ComparedSpec(written, in: view), to: ComparedSpec(other.written, in: otherView))
      }
    }
  }

  /// What makes two findings one: the same fault at the same place.
  private struct Fault: Hashable {
    let rule: String
    let location: Location

    init(_ finding: Diagnostic) {
      rule = finding.rule.id
      location = finding.location
    }
  }
}

extension Diagnostic {
  /// The finding alone.
  var withoutFixes: Diagnostic {
    var result = self
    result.fixes = []
    return result
  }

  /// The finding with the way by which what it speaks of came into the list: elements of repetitions, and files.
  fileprivate func with(_ expansion: ListExpander.Expansion) -> Diagnostic {
    var result = self
    var number = location.route
    while number > 0 {
      let route = expansion.routes[Int(number) - 1]
      result.notes.append(
        Note("made from element \(route.element) of this (counted from 0)", at: route.location))
      number = route.parent
    }
    // A file is named before it is read, so the way ends.
    var file = location.file
    while let naming = expansion.namings[file] {
      result.notes.append(Note("the file is named here", at: naming))
      file = naming.file
    }
    return result
  }
}
