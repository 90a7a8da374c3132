import ListDiff
import ListEdits
import ListRender
import SpecSource
import SpecTree

@testable import ListSpecCLI

/// A file after edits, with the file of edits that undoes them; that one is made when it is asked for.
final class UndoneFile {
  /// The file's name and its bytes before.
  let base: SourceFile
  /// Its bytes afterwards.
  let bytes: [UInt8]
  /// The file of edits that undoes it.
  private(set) lazy var inverse: [UInt8] = {
    var buffer = ByteBuffer()
    undoing.text.write(as: format, to: &buffer)
    return buffer.bytes
  }()
  /// Why that one only gives back bytes.
  var obstacle: String? { undoing.obstacle }
  private lazy var undoing = InverseEdits(of: text, from: reading, document: document, at: Self.path, inputs)
  private lazy var list = text.check.list(of: text.check.tree.documents[document])
  private let text: EditedFile.Text
  private let reading: (tree: NodeTree, diagnostics: [Diagnostic])
  private let document: Int
  private let format: SourceFormat
  private let inputs: SpecInputs
  private static let path = FilePath("-")

  /// Applies files of edits to a document, by its place in the file; nil where they are refused.
  init?(
    _ base: SourceFile, document: Int = 0, edits: [[UInt8]], _ compatibility: EditRunner.Compatibility = .strict,
    inverseAs format: SourceFormat = .yaml
  ) throws {
    let reading = SpecReader.read(base)
    let tree = reading.tree
    guard tree.isComplete else { return nil }
    let files = edits.enumerated().map { number, bytes in
      SourceFile(name: "edits-\(number)", id: FileID(UInt32(number + 1)), bytes: bytes)
    }
    inputs = SpecInputs(on: Disk(folder: nil))
    let edited = try EditedFile(
      tree.documents[document], of: tree, at: Self.path, edits: files, compatibility, unrolls: false, inputs)
    guard let text = edited.text else { return nil }
    self.text = text
    self.reading = reading
    self.base = base
    self.document = document
    self.format = format
    bytes = text.bytes
  }

  /// The file afterwards.
  var result: SourceFile { SourceFile(name: base.name, bytes: bytes) }

  /// Whether the lists of two files are the same.
  func isSameList(as other: UndoneFile) -> Bool { list.changes(to: other.list).isEmpty }
}
