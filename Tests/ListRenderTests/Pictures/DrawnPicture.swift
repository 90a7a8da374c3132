import Foundation
import ListRender

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a picture of a list shows, read back from its SVG.
struct DrawnPicture {
  /// One element, with the place that the groups around it give it.
  struct Shape: Equatable {
    let name: String
    let style: String
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    var text = ""
  }

  /// What is drawn, in order.
  fileprivate(set) var shapes: [Shape] = []
  /// The titles of groups, in order; the first is the picture's.
  fileprivate(set) var titles: [String] = []
  /// The style sheet.
  fileprivate(set) var sheet = ""
  /// The size of the picture.
  fileprivate(set) var width = 0.0
  fileprivate(set) var height = 0.0

  /// The picture that a format wrote; nil for text that is no XML.
  init?(_ text: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    self = reader.picture
  }

  private init() {}

  /// The shapes that have a class.
  func shapes(_ style: String) -> [Shape] { shapes.filter { $0.style.split(separator: " ").contains { $0 == style } } }

  /// The texts, in order.
  var texts: [String] { shapes.filter { $0.name == "text" }.map(\.text) }

  private final class Reader: NSObject, XMLParserDelegate {
    var picture = DrawnPicture()
    private var tops: [Double] = [0]
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
      text = ""
      switch name {
      case "svg": (picture.width, picture.height) = (number("width"), number("height"))
      case "g":
        let move = attributes["transform"]?.dropFirst("translate(0 ".count).dropLast()
        tops.append((tops.last ?? 0) + (move.flatMap { Double($0) } ?? 0))
      case "rect", "text", "path":
        picture.shapes.append(
          Shape(
            name: name, style: attributes["class"] ?? "", x: number("x"), y: (tops.last ?? 0) + number("y"),
            width: number("width"), height: number("height")))
      default: break
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      switch name {
      case "g": tops.removeLast()
      case "text": picture.shapes[picture.shapes.count - 1].text = text
      case "title": picture.titles.append(text)
      case "style": picture.sheet = text
      default: break
      }
    }
  }
}

extension Compilation {
  /// The picture of the list at a width.
  func picture(width: Double = 390) -> DrawnPicture? {
    guard let format = ListFormats.all.first(where: { $0.name == "svg" }) else { return nil }
    return DrawnPicture(written(as: format, ListFormatOptions(width: width)))
  }
}
