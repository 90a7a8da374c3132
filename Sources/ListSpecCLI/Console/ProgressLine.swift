internal import ListRender

/// A line on the terminal that says how far a run has come, once it has taken a second; it is gone when the run ends.
///
/// It goes to standard error, and only where a person looks at that.
struct ProgressLine {
  private let total: Int
  private let isWanted: Bool
  private let start: Double
  /// How many columns of the terminal it has taken.
  private var width = 0

  /// A run over so many files that begins now.
  init(of total: Int, isQuiet: Bool, _ console: Console) {
    self.total = total
    isWanted = !isQuiet && console.errors.isTerminal
    start = isWanted ? console.clock() : 0
  }

  /// Says how many files are done.
  mutating func show(_ done: Int, _ console: inout Console) {
    guard isWanted, done < total, console.clock() - start >= Self.patience else { return }
    let text = "\(done) of \(total) files"
    guard text.utf8.count < console.errors.terminalColumns ?? Self.usualColumns else { return }
    try? console.errors.write { $0.append("\r\(text)") }
    width = text.utf8.count
  }

  /// Takes it away, before something else is printed.
  mutating func clear(_ console: inout Console) {
    guard width > 0 else { return }
    let blank = String(repeating: " ", count: width)
    try? console.errors.write { $0.append("\r\(blank)\r") }
    width = 0
  }

  /// The seconds before it appears: less would flicker.
  private static let patience = 1.0
  private static let usualColumns = 80
}
