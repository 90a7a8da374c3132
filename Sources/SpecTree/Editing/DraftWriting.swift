public import SpecSource

/// The text of a changed document.
extension TreeDraft {
  /// What is to be changed in the file's bytes, sorted and without overlap.
  public func textEdits() -> [TextEdit] { [] }

  /// The file with the changed document.
  public func bytes() -> [UInt8] { source.source.bytes }
}
