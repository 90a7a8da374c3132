/// The rules of the house that a compiler does not know. Each takes files and gives a sentence for each fault.
enum HouseRules {
  /// The longest a Swift file may be, in lines.
  static let longestFile = 500

  /// Imports that go up, sideways or outside.
  static func imports(of file: SwiftText) -> [String] {
    guard let floor = Floor.all.first(where: { $0.name == file.module }) else {
      return ["\(file.path): its module '\(file.module ?? "")' is not in Tests/FloorTests/Floor.swift"]
    }
    let allowed = floor.imports.union(Floor.doors[file.path] ?? [])
    return findings(in: file) { line in
      line.split(separator: ";").compactMap { importedModule($0) }.filter { !allowed.contains($0) }
        .map { "'\(floor.name)' may not import '\($0)' here" }
    }
  }

  /// Types that have a module's name; inside them the module's other names could not be reached.
  static func moduleNames(of file: SwiftText) -> [String] {
    let modules = Set(Floor.all.map(\.name))
    return findings(in: file) { line in
      guard modules.contains(where: { line.contains($0) }) else { return [] }
      return line.matches(of: /\b(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)/).map { String($0.1) }
        .filter(modules.contains).map { "a type is named like the module '\($0)'" }
    }
  }

  /// A file with types of its own, none of which shares the file's name.
  ///
  /// `Keys.swift` may hold `RowKeys` and `ListKeys`, `Level.swift` may hold `Levels`. A file that extends a type of another file is named for what it adds to that, and is left alone.
  static func fileName(of file: SwiftText) -> [String] {
    let form =
      /^(?:(?:@\w+|public|package|internal|final|indirect)\s+)*(struct|enum|class|actor|protocol|extension)\s+(\w+)/
    let outermost = file.code.filter { $0.first?.isWhitespace == false }
    let declarations = outermost.compactMap { $0.firstMatch(of: form)?.output }
    let types = declarations.filter { $0.1 != "extension" }.map { String($0.2) }
    let isAddition = declarations.contains { $0.1 == "extension" && !types.contains(String($0.2)) }
    let isNamed = types.contains { $0.hasPrefix(file.noun) || $0.hasSuffix(file.noun) }
    if types.isEmpty || isAddition || isNamed { return [] }
    return ["\(file.path): declares '\(types.joined(separator: "', '"))', expected a type named '\(file.noun)'"]
  }

  /// Files over the longest size.
  static func size(of file: SwiftText) -> [String] {
    // The newline at the end leaves an empty line behind it.
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    return count > longestFile ? ["\(file.path): has \(count) lines, at most \(longestFile)"] : []
  }

  /// What would end the program, hide a race, or be left for later.
  static func escapes(of file: SwiftText) -> [String] {
    findings(in: file) { line in
      ["fatalError(", "try!", "@unchecked", "nonisolated(unsafe)", "@_exported"].filter(line.contains)
        .map { "'\($0)' is not used in Sources" }
    } + findings(inLines: file.lines, of: file) { $0.contains("TODO") ? ["'TODO' belongs in an issue"] : [] }
  }

  /// Absolute paths that exist on one machine only, in a text of any kind.
  static func machinePaths(in text: String, of path: String) -> [String] {
    let folders = ["home", "root", "Users", "work"].map { "/\($0)/" }
    // Most texts have none, and are not looked at line by line.
    guard folders.contains(where: { text.contains($0) }) else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      line.matches(of: /(?:^|[\s"'`(=])(\/(?:home|root|Users|work)\/)/).map {
        "\(path):\(index + 1): names a path of one machine, '\($0.1)'"
      }
    }
  }

  private static func importedModule(_ statement: some StringProtocol) -> String? {
    guard statement.contains("import") else { return nil }
    let form =
      #/
      ^\s* (?: @\w+ (?: \([^)]*\) )? \s+ )*
      (?: (?: public | package | internal | fileprivate | private ) \s+ )?
      import \s+ (?: (?: struct | class | enum | protocol | func | var | let | typealias ) \s+ )?
      (\w+)
      /#
    return String(statement).firstMatch(of: form).map { String($0.1) }
  }

  private static func findings(in file: SwiftText, _ check: (String) -> [String]) -> [String] {
    findings(inLines: file.code, of: file, check)
  }

  private static func findings(
    inLines lines: [String], of file: SwiftText, _ check: (String) -> [String]
  ) -> [String] {
    lines.enumerated().flatMap { index, line in check(line).map { "\(file.path):\(index + 1): \($0)" } }
  }
}
