internal import SpecTree

/// What the names of colours in a file are taken for, each looked up once.
struct ColorNames {
  private var meant: [String: String?] = [:]
  /// The app's own colours that the file names, once a name was in doubt.
  private var own: Set<String>?

  /// The most names that are compared with those of all system colours.
  private static let mostCompared = 1000

  /// The system colour that a name is a slip away from, unless the file knows a colour of the app by that name.
  mutating func meant(by name: String, in view: TreeView) -> String? {
    if SystemColor.all[name] != nil { return nil }
    if let known = meant[name] { return known }
    guard meant.count < Self.mostCompared else { return nil }
    var guess = SystemColor.meant(by: name)
    if guess != nil {
      let own = self.own ?? Self.own(in: view)
      self.own = own
      if own.contains(name) { guess = nil }
    }
    meant[name] = .some(guess)
    return guess
  }

  /// The texts under `named`, wherever they stand.
  private static func own(in view: TreeView) -> Set<String> {
    var names: Set<String> = []
    var key = NodeID(0)
    while view.contains(key.next) {
      if view.text(of: key, is: "named"), view.kind(of: key.next) == .scalar { names.insert(view.string(of: key.next)) }
      key = key.next
    }
    return names
  }
}
