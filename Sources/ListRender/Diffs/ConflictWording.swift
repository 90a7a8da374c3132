public import ListDiff

/// The words for a conflict of a merge.
public struct ConflictWording {
  private let conflict: MergeConflict

  /// The words for a conflict.
  public init(_ conflict: MergeConflict) { self.conflict = conflict }

  /// What the two sides did, as one sentence.
  public var message: String {
    let subject = conflict.subject
    switch conflict.kind {
    case .value:
      return "\(subject): ours \(done(.ours)), theirs \(done(.theirs))"
    case .removal(let side):
      return side == .ours
        ? "ours removes \(subject), which theirs changes" : "theirs removes \(subject), which ours changes"
    case .tag:
      return "\(subject): ours has the tag \(quoted(.ours)), theirs \(quoted(.theirs))"
    case .section:
      let verb = value(.base) == nil ? "adds it to" : "moves it to"
      return "\(subject): ours \(verb) \(text(.ours)), theirs \(verb) \(text(.theirs))"
    case .order:
      return "\(subject): ours and theirs put it at different places"
    }
  }

  /// What a list has at its place.
  public func note(_ side: MergeSide) -> String {
    let name = side == .base ? "the base" : "\(side)"
    if !conflict.isThere[side.rawValue] {
      let what = conflict.path.isEmpty || conflict.isInNew ? conflict.subject : "'\(path)'"
      return side == .base ? "the base has no \(what) here" : "\(name) removed \(what) from here"
    }
    switch conflict.kind {
    case .value, .tag: return "\(name) has \(short(side))"
    case .removal: return "\(name) has it: \(short(side))"
    case .section: return "\(name) has it in \(text(side))"
    case .order: return "\(name) has it here"
    }
  }

  private var path: String { conflict.path.joined(separator: ".") }

  private func value(_ side: MergeSide) -> CanonicalValue? { conflict.values[side.rawValue] }

  /// `sets 'height' to 60`, `removes 'height'`; what need not be said again is left out for theirs.
  private func done(_ side: MergeSide) -> String {
    let name = side == .ours ? "'\(path)'" : "it"
    guard value(side) != nil else { return "removes \(name)" }
    let isSaid = side == .theirs && value(.ours) != nil
    return isSaid ? "to \(short(side))" : "sets \(name) to \(short(side))"
  }

  private func text(_ side: MergeSide) -> String {
    if case .text(let text)? = value(side) { return text }
    return "no section"
  }

  private func quoted(_ side: MergeSide) -> String {
    if case .text(let text)? = value(side) { return "'\(text)'" }
    return "none"
  }

  /// A value on one line, cut where it is long.
  private func short(_ side: MergeSide) -> String {
    let words = ChangeWording.words(value(side))
    return words.count <= Self.longest ? words : words.prefix(Self.longest - 1) + "…"
  }

  private static let longest = 80
}
