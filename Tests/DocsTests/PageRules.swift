import Foundation

/// What a page of the documentation must keep to. Each rule gives a sentence for each fault.
enum PageRules {
  /// Paths of the repository that are written in the page and are not there.
  ///
  /// A placeholder (`Rules/<Fault>.swift`, `validate/…`) stands for any name, so the path ends at the folder before it.
  static func missingPaths(in page: MarkdownPage, exists: (String) -> Bool) -> [String] {
    let form = /(?:^|[^\w.\/-])((?:Sources|Tests|Fixtures|scripts|docs)\/[\w.\/+-]*)(.?)/
    let folders = ["Sources/", "Tests/", "Fixtures/", "scripts/", "docs/"]
    return page.lines.enumerated().flatMap { index, line -> [String] in
      // Looked for first, because the expression is tried at each character of a line.
      guard folders.contains(where: { line.contains($0) }) else { return [] }
      return line.matches(of: form).compactMap { match in
        let isPlaceholder = match.2.contains { "<…*{[".contains($0) }
        var path = isPlaceholder ? match.1.prefix(through: match.1.lastIndex(of: "/") ?? match.1.startIndex) : match.1
        while path.last == "." { path.removeLast() }
        return exists(String(path)) ? nil : "\(page.path):\(index + 1): '\(path)' is not there"
      }
    }
  }

  /// Links to a page, a file or a heading of the repository that lead nowhere.
  static func brokenLinks(in page: MarkdownPage, pages: [MarkdownPage], exists: (String) -> Bool) -> [String] {
    page.prose.flatMap { number, line -> [String] in
      guard line.contains("](") else { return [] }
      return line.matches(of: /\]\(([^)\s]+)\)/).compactMap { match in
        let target = String(match.1)
        if target.contains(/^[a-z]+:/) { return nil }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? page.path : resolve(parts[0], from: page.path)
        let isThere =
          parts.count == 1
          ? exists(path) : pages.first { $0.path == path }?.anchors.contains(parts[1]) ?? false
        return isThere ? nil : "\(page.path):\(number): the link to '\(target)' leads nowhere"
      }
    }
  }

  /// A path relative to the repository, from one that is relative to a page's folder.
  private static func resolve(_ target: String, from page: String) -> String {
    var steps = page.split(separator: "/").dropLast()
    for step in target.split(separator: "/") {
      switch step {
      case "..": steps = steps.dropLast()
      case ".": break
      default: steps.append(step)
      }
    }
    return steps.joined(separator: "/")
  }
}
