import ListTestSupport

@testable import ListDiff

/// A pair of another differ's tests, as two lists.
struct DifferCase: Sendable {
  /// Its name there.
  let name: String
  /// The lists; nil where the case is none, with the reason.
  let lists: Lists?
  /// Why it is no pair of lists.
  var reason = ""
  /// How many changes the other one has; nil where its test does not say.
  var theirs: Int?
  /// Whether both are the same, where that is known.
  var isSame: Bool?

  /// The texts of both lists.
  struct Lists: Sendable {
    let old: String
    let new: String
  }

  /// A pair of lists.
  init(_ name: String, _ old: String, _ new: String, theirs: Int? = nil, isSame: Bool? = nil) {
    self.name = name
    lists = Lists(old: "listspec: 1\n\(old)\n", new: "listspec: 1\n\(new)\n")
    self.theirs = theirs
    self.isSame = isSame
  }

  /// A case that is no pair of lists.
  init(_ name: String, because reason: String) {
    self.name = name
    lists = nil
    self.reason = reason
  }

  /// What the changes are counted in.
  enum Measure: Sendable {
    /// A row or section that comes, goes or moves, and one that changes, however much of it.
    case rows
    /// The same, with each property or part of a model for itself.
    case values
  }

  /// How many changes there are, counted as the others count.
  static func count(_ changes: ListChanges, _ measure: Measure) -> Int {
    func count(_ properties: [PropertyChange]) -> Int {
      measure == .values ? properties.count : properties.isEmpty ? 0 : 1
    }
    var sum = 0
    for section in changes.sections {
      sum += (section.old == nil || section.new == nil ? 1 : 0) + (section.isMoved ? 1 : 0)
      sum += count(section.properties)
      // What comes or goes with its section is no change of its own.
      for row in section.rows where !(row.old == nil && section.old == nil || row.new == nil && section.new == nil) {
        let isRenamed = row.old.flatMap { old in row.new.map { changes.old.rowTags[old] != changes.new.rowTags[$0] } }
        sum += (row.old == nil || row.new == nil ? 1 : 0) + (row.isMoved ? 1 : 0)
        sum += row.properties.isEmpty && isRenamed == true ? 1 : count(row.properties)
      }
    }
    return sum
  }
}
