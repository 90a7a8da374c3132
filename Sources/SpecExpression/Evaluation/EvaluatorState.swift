/// Where an evaluator stands: the values of the names, and what is left of the run. Another evaluator with views of the
/// same trees can go on from there.
public struct EvaluatorState: Sendable {
  fileprivate let values: [Value?]
  fileprivate let stepsOfRunLeft: Int
  fileprivate let bytesOfRunLeft: Int
}

extension Evaluator {
  /// Where it stands between two evaluations; nil where it has made tables of large collections, since what an evaluation
  /// costs depends on them.
  public var state: EvaluatorState? {
    guard indexes.isEmpty else { return nil }
    return EvaluatorState(values: values, stepsOfRunLeft: stepsOfRunLeft, bytesOfRunLeft: bytesOfRunLeft)
  }

  /// Goes on where another evaluator stands.
  public mutating func resume(_ state: EvaluatorState) {
    values = state.values
    stepsOfRunLeft = state.stepsOfRunLeft
    bytesOfRunLeft = state.bytesOfRunLeft
  }

  /// Takes off what is left of the run what another evaluator needed from one state to the other; false, and nothing is
  /// taken, where this one might have needed something else or come to the end of the run.
  public mutating func spend(from start: EvaluatorState, to end: EvaluatorState) -> Bool {
    let steps = start.stepsOfRunLeft - end.stepsOfRunLeft
    let bytes = start.bytesOfRunLeft - end.bytesOfRunLeft
    guard indexes.isEmpty, steps <= stepsOfRunLeft, bytes <= bytesOfRunLeft else { return false }
    stepsOfRunLeft -= steps
    bytesOfRunLeft -= bytes
    return true
  }
}
