internal import ListRender

/// Where output goes: a stream of the process, or memory.
public struct OutputSink {
  /// The place behind it.
  enum Target: Equatable {
    case descriptor(Int32)
    /// Keeps the bytes, and claims to be a terminal of so many columns where a number is given.
    case memory(columns: Int?)
  }

  let target: Target
  /// What was written to memory.
  public private(set) var bytes: [UInt8] = []

  init(_ target: Target) { self.target = target }

  /// Whether a person looks at it.
  var isTerminal: Bool {
    switch target {
    case .descriptor(let descriptor): ProcessCalls.isTerminal(descriptor)
    case .memory(let columns): columns != nil
    }
  }

  /// The columns of the terminal, if it says so.
  var terminalColumns: Int? {
    switch target {
    case .descriptor(let descriptor): ProcessCalls.terminalColumns(descriptor)
    case .memory(let columns): columns
    }
  }

  /// Lets `body` fill a buffer and writes it, long ones in stretches.
  ///
  /// After a failure `body` goes on, but nothing more is written.
  mutating func write(_ body: (inout ByteBuffer) -> Void) throws(SystemError) {
    switch target {
    case .descriptor(let descriptor): try Self.write(to: descriptor, body)
    case .memory:
      var buffer = ByteBuffer()
      body(&buffer)
      bytes += buffer.bytes
    }
  }

  /// Lets `body` fill a buffer that goes to a descriptor in stretches.
  static func write(to descriptor: Int32, _ body: (inout ByteBuffer) -> Void) throws(SystemError) {
    var failure: SystemError?
    var buffer = ByteBuffer { bytes in
      guard failure == nil else { return }
      do throws(SystemError) {
        try FileCalls.writeBytes(bytes, to: descriptor)
      } catch {
        failure = error
      }
    }
    body(&buffer)
    buffer.drainAll()
    if let failure { throw failure }
  }
}
