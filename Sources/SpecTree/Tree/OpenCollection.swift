/// A collection that is not closed yet.
struct OpenCollection {
  /// What the next node in it is.
  enum Next: UInt8 {
    case item, key, value
  }

  var node: UInt32
  /// Items or pairs so far.
  var children: UInt32 = 0
  /// The shape of a mapping so far; unknown for a sequence.
  var shape: UInt32
  /// The shape whose last key it is the value of, if need be as an entry of the value.
  var home: UInt32
  var next: Next
}
