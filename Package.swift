// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The floors, lowest first. A target may import those above it in this list, never those below; Tests/FloorTests
// holds the same order against every import line, because SwiftPM alone does not.
let package = Package(
  name: "listspec",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "listspec", targets: ["listspec"])],
  targets: [
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "SpecSource"),
    .target(name: "SpecTree", dependencies: ["CYaml", "SpecSource"]),
    .target(name: "SpecExpression", dependencies: ["SpecSource", "SpecTree"]),
    .target(name: "ListModel", dependencies: ["SpecSource", "SpecTree", "SpecExpression"]),
    .target(name: "ListEdits", dependencies: ["SpecSource", "SpecTree", "SpecExpression", "ListModel"]),
    .target(name: "ListLint", dependencies: ["SpecSource", "SpecTree", "ListModel", "ListEdits"]),
    .target(name: "ListDiff", dependencies: ["SpecSource", "SpecTree", "ListModel"]),
    .target(name: "ListRender", dependencies: ["SpecSource", "SpecTree", "ListModel", "ListDiff"]),
    .target(
      name: "ListSpecCLI",
      dependencies: [
        "CMalloc", "SpecSource", "SpecTree", "ListModel", "ListLint", "ListEdits", "ListDiff", "ListRender",
      ]),
    .executableTarget(name: "listspec", dependencies: ["ListSpecCLI"]),
    .target(name: "TestSupport", dependencies: ["ListSpecCLI"], path: "Tests/TestSupport"),
    .target(
      name: "ListTestSupport", dependencies: ["SpecSource", "SpecTree", "ListModel", "ListLint", "TestSupport"],
      path: "Tests/ListTestSupport"),
    .testTarget(name: "SpecSourceTests", dependencies: ["SpecSource", "TestSupport"]),
    .testTarget(name: "SpecTreeTests", dependencies: ["SpecSource", "SpecTree", "TestSupport"]),
    .testTarget(
      name: "SpecExpressionTests", dependencies: ["SpecSource", "SpecTree", "SpecExpression", "TestSupport"]),
    .testTarget(
      name: "ListModelTests", dependencies: ["SpecSource", "SpecTree", "ListModel", "ListTestSupport", "TestSupport"]),
    .testTarget(
      name: "ListLintTests",
      dependencies: ["SpecSource", "SpecTree", "ListModel", "ListLint", "ListEdits", "ListTestSupport", "TestSupport"]),
    .testTarget(
      name: "ListEditsTests",
      dependencies: ["SpecSource", "SpecTree", "ListModel", "ListEdits", "ListTestSupport", "TestSupport"]),
    .testTarget(
      name: "ListDiffTests",
      dependencies: [
        "SpecSource", "SpecTree", "ListModel", "ListEdits", "ListDiff", "ListRender", "ListTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "ListRenderTests", dependencies: ["SpecSource", "SpecTree", "ListModel", "ListRender", "TestSupport"]),
    .testTarget(
      name: "ListSpecCLITests",
      dependencies: [
        "SpecSource", "SpecTree", "ListLint", "ListEdits", "ListDiff", "ListRender", "ListSpecCLI", "ListTestSupport",
        "TestSupport", "listspec",
      ]),
    .testTarget(name: "GoldenTests", dependencies: ["TestSupport"]),
    .testTarget(name: "FloorTests", dependencies: ["TestSupport"]),
    .testTarget(name: "DocsTests", dependencies: ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = settings
}
