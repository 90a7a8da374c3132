internal import ListModel
internal import SpecTree

extension ByteBuffer {
  /// Appends an effective value that needs nothing of the catalogue.
  mutating func appendJSON(_ content: ResolvedValue.Content, in view: TreeView) {
    switch content {
    case .text(let node): appendJSON(view.text(of: node))
    case .known(let name): appendJSON(name.rawValue)
    case .joined(let node, let ending): appendJSON(view.string(of: node) + ending.rawValue)
    case .size(let width, let height):
      append(literal: "{\"width\": ")
      append(width)
      append(literal: ", \"height\": ")
      append(height)
      append(UInt8(ascii: "}"))
    case .number(let number): append(number)
    case .flag(let isTrue): appendJSON(isTrue)
    case .automatic: append(literal: "\"automatic\"")
    case .nothing: append(UInt8(ascii: "0"))
    case .native(let node): appendJSON(codeAt: node, in: view)
    // Text that cannot be used stops a run before it comes here.
    case .unset, .none, .unusable, .data, .choice, .elements: append(literal: "null")
    }
  }

  /// Appends what runs in the app: `{"native": name or null}` or `{"openURL": url}`.
  mutating func appendJSON(codeAt node: NodeID?, in view: TreeView) {
    switch node.map({ view.code(at: $0) }) ?? .native(name: nil) {
    case .native(nil): append(literal: "{\"native\": null}")
    case .native(let name?):
      append(literal: "{\"native\": ")
      appendJSON(view.text(of: name))
      append(UInt8(ascii: "}"))
    case .openURL(let url):
      append(literal: "{\"openURL\": ")
      appendJSON(view.text(of: url))
      append(UInt8(ascii: "}"))
    }
  }
}
