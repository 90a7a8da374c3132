/// How git calls an external diff (`diff.<name>.command`, `GIT_EXTERNAL_DIFF`): with the path, then a file, an object
/// and a mode for the old and the new version; a renamed file has two words more, its new path and what git says of it.
///
/// git stops with an error when the program ends with anything but 0, so that is what it gets for lists that differ.
struct GitDiffCall: Sendable {
  /// The path in the repository, the new one of a renamed file.
  let path: FilePath
  /// The path before it was renamed; nil where it was not.
  let oldPath: FilePath?
  /// The files of the two versions; `/dev/null` for one that does not exist.
  let files: [Argument]
  /// Whether the path waits to be merged, and there is nothing to compare: git gives the path alone.
  let isUnmerged: Bool

  /// The call in some operands; nil where they are not git's. `environment` gives the variables of the run.
  init?(_ operands: [Argument], _ environment: (String) -> String?) {
    if operands.count == 1, environment("GIT_DIFF_PATH_COUNTER") != nil {
      (path, oldPath, files) = (operands[0].path, nil, [operands[0], operands[0]])
      isUnmerged = true
      return
    }
    guard operands.count == 7 || operands.count == 9, Self.isObject(operands[2].text), Self.isMode(operands[3].text),
      Self.isObject(operands[5].text), Self.isMode(operands[6].text)
    else { return nil }
    isUnmerged = false
    files = [operands[1], operands[4]]
    path = operands[operands.count == 9 ? 7 : 0].path
    oldPath = operands.count == 9 ? operands[0].path : nil
  }

  private static func isObject(_ text: String) -> Bool {
    text == "." || text.utf8.count >= 4 && text.allSatisfy(\.isHexDigit)
  }

  private static func isMode(_ text: String) -> Bool {
    text == "." || text.utf8.count == 6 && text.allSatisfy { ("0"..."7").contains($0) }
  }

  /// The line above the differences, since git prints none.
  var heading: String {
    guard let oldPath, oldPath != path else { return path.shown }
    return "\(oldPath.shown) → \(path.shown)"
  }
}
