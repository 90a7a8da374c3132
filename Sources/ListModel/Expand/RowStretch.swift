internal import SpecExpression
public import SpecTree

/// Some of the rows of a repetition, made on another core while this one made those before them.
///
/// They are appended only where they are what this core would have made of the same elements: where there is nothing to be
/// said of them, and the limits of all expressions together are far.
public struct RowStretch: Sendable {
  /// Starts some work; what it gives is waited for when it is asked for.
  public typealias Start = @Sendable (_ work: @escaping @Sendable () -> RowStretch?) -> () -> RowStretch?

  /// Of so many rows each core makes a half; for fewer, starting a thread costs more than it saves.
  fileprivate static let fewest = 2048
  /// So many are made at a time, so that few of them are in memory twice.
  fileprivate static let most = 4096

  /// The rows, as a list.
  fileprivate let rows: NodeTree
  /// The ways by which they came into it.
  fileprivate let routes: [Route]
  /// The first element behind them.
  let cursor: ElementCursor
  let index: Int
  /// Where the evaluator stood before and behind them.
  fileprivate let start: EvaluatorState
  fileprivate let end: EvaluatorState
}

extension ListExpander {
  /// Has some of the rows before `end` made on another core: those behind the next `length`. Nil where it is not worth it,
  /// or where the rows might need what only this expander knows.
  func startStretch(
    of repetition: Repetition, before end: Int
  ) -> (length: Int, stretch: () -> RowStretch?)? {
    let left = end - repetition.index
    guard let rowsBeside, left >= RowStretch.fewest, repetition.steps != nil,
      left < mostElements - elementCount, let state = evaluator.state
    else { return nil }
    let length = min(RowStretch.most, left / 2)
    var other = repetition
    other.steps = nil
    other.index += length
    for _ in 0..<length { _ = evaluator.next(&other.cursor) }
    let stretch = rowsBeside { [parts, trees, tree, types, sectionDefaults, dataIsIncomplete, rowShapes, other] in
      LoadedFiles.withViews(of: trees[...]) { views in
        var expander = ListExpander(parts, trees, views, Inputs())
        expander.enter(tree)
        expander.types = types
        expander.sectionDefaults = sectionDefaults
        expander.dataIsIncomplete = dataIsIncomplete
        // The shape of these rows is made; a shape of the other composer's own would be that of other rows here.
        expander.rowShapes = rowShapes
        return expander.stretch(of: other, length, from: state)
      }
    }
    return (length, stretch)
  }

  /// The next rows of a repetition; nil where there is something to be said of them, or where what they cost depends on
  /// what was asked for before.
  private consuming func stretch(of repetition: Repetition, _ length: Int, from start: EvaluatorState) -> RowStretch? {
    var repetition = repetition
    evaluator.resume(start)
    composer.openSequence(at: repetition.place)
    addElements(of: &repetition, upTo: repetition.index + length)
    composer.close()
    guard diagnostics.isEmpty, !isStopped, let end = evaluator.state else { return nil }
    return RowStretch(
      rows: composer.finish(), routes: routes, cursor: repetition.cursor, index: repetition.index, start: start,
      end: end)
  }

  /// Whether rows that were made on another core are what this one would have made of their elements; if so, they count.
  mutating func isUsable(_ stretch: RowStretch) -> Bool {
    guard evaluator.spend(from: stretch.start, to: stretch.end) else { return false }
    elementCount += stretch.routes.count
    return true
  }

  /// Adds such rows.
  mutating func append(_ stretch: RowStretch) {
    composer.appendItems(of: stretch.rows, after: UInt32(routes.count))
    routes += stretch.routes
  }
}
