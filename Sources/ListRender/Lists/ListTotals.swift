internal import ListModel

/// What a list comes to.
struct ListTotals {
  /// How many sections it has.
  var sections = 0
  /// How many rows it has.
  var rows = 0
  /// How many rows, headers and footers have no number for a height: UIKit or code works it out.
  private(set) var unknown = 0
  private var sum = 0.0
  private var compensation = 0.0

  /// The heights that are known, in points.
  var height: Double { sum + compensation }

  /// Adds the height of a row, header or footer.
  mutating func add(_ height: ResolvedValue.Content) {
    switch height {
    case .number(let points): add(points)
    case .nothing: break
    default: unknown += 1
    }
  }

  /// `7 rows in 3 sections`.
  func rowsInWords(_ kind: ListKind) -> String {
    "\(Self.count(rows, kind == .table ? "row" : "item")) in \(Self.count(sections, "section"))"
  }

  /// `7 rows in 3 sections, 420 points and 2 heights not known`; a collection has no height.
  func inWords(_ kind: ListKind) -> String {
    guard kind == .table else { return rowsInWords(kind) }
    var points = ByteBuffer()
    points.append(height)
    let unknown = self.unknown == 0 ? "" : " and \(Self.count(self.unknown, "height")) not known"
    return "\(rowsInWords(kind)), \(points.text) point\(height == 1 ? "" : "s")\(unknown)"
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Adds without losing what does not fit (Neumaier 1974), so that ten rows of 66.3 come to 663.
  private mutating func add(_ points: Double) {
    let next = sum + points
    let isLarger = abs(sum) >= abs(points)
    compensation += isLarger ? (sum - next) + points : (points - next) + sum
    sum = next
  }
}
