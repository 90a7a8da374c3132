/// A module of the house and what it may import.
struct Floor {
  /// The module's name, which is its folder's below `Sources/`.
  let name: String
  /// The modules that every file of it may import.
  let imports: Set<String>

  /// The floors, lowest first: each sees only those above it in this list, and not all of them.
  static let all = [
    Floor(name: "CYaml", imports: []),
    Floor(name: "CMalloc", imports: []),
    Floor(name: "SpecSource", imports: []),
    Floor(name: "SpecTree", imports: ["SpecSource"]),
    Floor(name: "SpecExpression", imports: ["SpecSource", "SpecTree"]),
    Floor(name: "ListModel", imports: ["SpecSource", "SpecTree", "SpecExpression"]),
    Floor(name: "ListEdits", imports: ["SpecSource", "SpecTree", "SpecExpression", "ListModel"]),
    Floor(name: "ListLint", imports: ["SpecSource", "SpecTree", "ListModel", "ListEdits"]),
    Floor(name: "ListDiff", imports: ["SpecSource", "SpecTree", "ListModel"]),
    Floor(name: "ListRender", imports: ["SpecSource", "SpecTree", "ListModel", "ListDiff"]),
    Floor(
      name: "ListSpecCLI",
      imports: ["SpecSource", "SpecTree", "ListModel", "ListLint", "ListEdits", "ListDiff", "ListRender"]),
    Floor(name: "listspec", imports: ["ListSpecCLI"]),
  ]

  /// What single files may import besides: each name here is a door to the outside, so each stands alone.
  static let doors: [String: Set<String>] = [
    "Sources/SpecTree/YAML/LibYAML.swift": ["CYaml"],
    "Sources/ListSpecCLI/System/FileCalls.swift": cLibrary,
    "Sources/ListSpecCLI/System/LargeHeap.swift": ["CMalloc", "Glibc"],
    "Sources/ListModel/Properties/ElementKeys.swift": ["Synchronization"],
    "Sources/ListSpecCLI/System/Threads.swift": cLibrary.union(["Synchronization"]),
    "Sources/ListSpecCLI/System/ProcessCalls.swift": cLibrary,
    "Sources/ListSpecCLI/System/ProcessCalls+Run.swift": cLibrary,
  ]

  /// The names of the C library on the platforms; a file that needs it imports one of them behind `#if`.
  static let cLibrary: Set<String> = ["Glibc", "Musl", "Darwin"]
}
