/// Where standard input comes from: a stream of the process, or memory.
struct InputSource {
  /// The place behind it.
  enum Origin: Equatable {
    case descriptor(Int32)
    case memory([UInt8])
  }

  let origin: Origin

  init(_ origin: Origin) { self.origin = origin }

  /// Whether a person would have to type it.
  var isTerminal: Bool {
    switch origin {
    case .descriptor(let descriptor): ProcessCalls.isTerminal(descriptor)
    case .memory: false
    }
  }
}
