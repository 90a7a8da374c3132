internal import SpecSource
internal import SpecTree

/// Which document of a file with several is meant.
enum DocumentChoice: Equatable, Sendable {
  /// By its place, from 1.
  case number(Int)
  /// By the tag of its list.
  case tag(String)

  /// Digits alone are a place; anything else is a tag.
  init(_ argument: Argument) {
    self = Int(argument.text).map { .number($0) } ?? .tag(argument.text)
  }

  /// The document that is meant; without a choice the only one.
  static func document(_ choice: DocumentChoice?, of tree: NodeTree) throws(Failure) -> NodeTree.Document {
    let documents = tree.documents
    let name = tree.source.name
    switch choice {
    case nil:
      guard documents.count < 2, let only = documents.first else {
        throw Failure(
          "'\(name)' holds \(documents.count) documents, expected one",
          hint: "choose one by its number or its tag, as in '--document 1'")
      }
      return only
    case .number(let number):
      guard documents.indices.contains(number - 1) else {
        let range = documents.count == 1 ? "1" : "1 to \(documents.count)"
        throw Failure("'--document' is \(number), expected \(range): so many does '\(name)' hold")
      }
      return documents[number - 1]
    case .tag(let tag):
      let tags = tree.withView { view in documents.map { Self.tag(of: $0, in: view) } }
      guard let index = tags.firstIndex(of: ByteText(tag)) else {
        let near = Spelling.suggestion(for: tag, in: tags.compactMap(\.?.string))
        throw Failure("'\(name)' holds no list with the tag '\(tag)'\(near)")
      }
      return documents[index]
    }
  }

  private static func tag(of document: NodeTree.Document, in view: TreeView) -> ByteText? {
    view.value(of: "tag", in: view.resolved(document.root)).map { view.byteText(of: $0) }
  }
}

extension CommandOption {
  /// The option that chooses a list of a file with several.
  static func document(_ set: @escaping @Sendable (inout Command, DocumentChoice) -> Void) -> CommandOption {
    value("document", nil, "N|TAG", "which list of a file with several: its number, from 1, or its tag") {
      (command, argument) throws(Failure) in set(&command, DocumentChoice(argument))
    }
  }
}
