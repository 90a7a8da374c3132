import ListDiff
import ListEdits
import ListRender
import SpecSource
import SpecTree

@testable import ListSpecCLI

/// A file after edits, with the file of edits that undoes them.
struct UndoneFile {
  /// The file's name and its bytes before.
  let base: SourceFile
  /// Its bytes afterwards.
  let bytes: [UInt8]
  /// The file of edits that undoes it.
  let inverse: [UInt8]
  /// Why that one only gives back bytes.
  let obstacle: String?
  private let list: CompiledList

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
    let inputs = try SpecInputs(InputOptions(), on: Disk(folder: nil))
    let path = FilePath("-")
    let edited = try EditedFile(
      tree.documents[document], of: tree, at: path, edits: files, compatibility, unrolls: false, inputs)
    guard let text = edited.text else { return nil }
    let undoing = InverseEdits(of: text, from: reading, document: document, at: path, inputs)
    var inverse = ByteBuffer()
    undoing.text.write(as: format, to: &inverse)
    self.base = base
    self.inverse = inverse.bytes
    bytes = text.bytes
    obstacle = undoing.obstacle
    list = text.check.list(of: text.check.tree.documents[document])
  }

  /// The file afterwards.
  var result: SourceFile { SourceFile(name: base.name, bytes: bytes) }

  /// Whether the lists of two files are the same.
  func isSameList(as other: UndoneFile) -> Bool { list.changes(to: other.list).isEmpty }
}
