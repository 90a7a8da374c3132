import ListRender
import Testing

/// Where the flow layout of UIKit has the items of a collection.
@Suite("the items of a collection in a picture") struct ItemFlowTests {
  private func items(_ sizes: [(Int, Int)], _ section: String = "", width: Double = 390) throws -> [DrawnPicture.Shape]
  {
    let items = sizes.map { "{cell: A, size: {width: \($0.0), height: \($0.1)}}" }.joined(separator: ", ")
    let text = "listspec: 1\nruntime: holo\nkind: collection\nsections: [{\(section)items: [\(items)]}]"
    return try #require(Compilation(text).picture(width: width)).shapes("box")
  }

  @Test("a full line is spread over the width, the last one keeps the space of the line before it")
  func spread() throws {
    let items = try items(Array(repeating: (100, 50), count: 5))
    #expect(items.map(\.x) == [0, 145, 290, 0, 145])
    #expect(items.map(\.y) == [0, 0, 0, 60, 60])
  }

  @Test("a line that is not full begins at the left with the smallest space")
  func short() throws {
    #expect(try items([(100, 50), (100, 50)], "minimumInteritemSpacing: 4, ").map(\.x) == [0, 104])
  }

  @Test("low items stand in the middle of their line, and lines keep their distance")
  func middle() throws {
    let items = try items([(300, 100), (80, 40), (80, 40)], "minimumLineSpacing: 20, ")
    #expect(items.map(\.y) == [0, 30, 120])
  }

  @Test("insets make the lines shorter and move them")
  func insets() throws {
    let items = try items(
      [(170, 50), (170, 50), (170, 50)], "inset: {top: 8, left: 20, bottom: 8, right: 10}, ")
    #expect(items.map(\.x) == [20, 210, 20])
    #expect(items.map(\.y) == [8, 8, 68])
  }

  @Test("an item wider than the list stands alone")
  func wide() throws {
    #expect(try items([(50, 50), (500, 50), (50, 50)]).map(\.y) == [0, 60, 120])
  }
}
