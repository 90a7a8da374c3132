public import ListModel
public import SpecSource
public import SpecTree

/// Applies edits to a list: a function from a draft to a draft that may add findings.
public enum EditRunner {
  /// What happens where an edit and the list do not fit.
  public enum Compatibility: String, CaseIterable, Sendable {
    /// It is an error, and nothing is to be written.
    case strict
    /// What HoloTableView does: what is not there is skipped, the first of several is taken, places are clamped; each
    /// with a warning.
    case holo
  }

  /// What is given from outside.
  public struct Options {
    /// What happens where an edit and the list do not fit.
    public var compatibility = Compatibility.strict
    /// What conditions see, and the files that the list names.
    public var inputs = ListExpander.Inputs()
    /// How the list is written, where its name and its content do not say it.
    public var format: SourceFormat?
    /// Whether a variant may get keys that say nothing in one: a merge brings together what both sides have.
    public var takesIdleKeys = false
    /// What follows from an error, as a clause that ends a message.
    public var consequence = "nothing is written"

    /// The usual values.
    public init() {}
  }

  /// Applies a file of edits; several documents are applied one after the other.
  ///
  /// Where the list is the very text that a file with `exact` was written for, the draft begins anew with the bytes that
  /// it gives back; one document of a file may say that. All or nothing: after an error the draft is to be thrown away.
  public static func apply(_ edits: NodeTree, to draft: inout TreeDraft, _ options: Options) -> [Diagnostic] {
    guard edits.isComplete else { return [] }
    return edits.withView { view in
      var found: [Diagnostic] = []
      let scripts = edits.documents.map { EditScript($0, of: edits, in: view) }
      // Each would have the whole list written and its digest worked out.
      if let second = scripts.compactMap(\.exact).dropFirst().first { return [second.repetition(in: view)] }
      for script in scripts {
        let before = draft.base
        found += apply(script, in: view, to: &draft, options) + script.idle
        if draft.base.bytes != before.bytes { found = found.forgettingPlaces(in: before.id) }
      }
      return found
    }
  }

  /// Applies edits that have been read, in order; each sees what those before it did.
  ///
  /// Edits with an error in the file are not applied at all. All or nothing: after an error the draft is to be thrown
  /// away.
  public static func apply(
    _ script: EditScript, in view: TreeView, to draft: inout TreeDraft, _ options: Options
  ) -> [Diagnostic] {
    guard !script.diagnostics.contains(where: { $0.severity == .error }) else { return script.diagnostics }
    if let exact = script.exact {
      if let findings = exact.restore(&draft, in: view, as: options.format) { return script.diagnostics + findings }
      if !script.hasSteps { return script.diagnostics + [exact.misfit(draft.base.name, in: view)] }
    }
    var run = EditRun(script, view, draft, options)
    run.runAll()
    draft = run.draft
    return script.diagnostics + run.diagnostics
  }
}
