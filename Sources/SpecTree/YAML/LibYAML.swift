internal import CYaml

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// libyaml's event stream over bytes in memory, one event at a time.
///
/// The event's record is allocated once and used again, and what an event owns lives until the next one is asked
/// for. The document API is never used: it builds a tree of its own, slowly, and refuses more than 2^24 nodes.
struct LibYAML: ~Copyable {
  /// What the parser has come to.
  enum Event {
    case streamStart, streamEnd
    case documentStart, documentEnd
    case scalar, alias
    case sequenceStart, sequenceEnd
    case mappingStart, mappingEnd
    /// The parser gave up; `failure` says why, and nothing follows.
    case failure
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// A parser for UTF-8 text without a byte order mark, which must outlive it; nil when there is no memory.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    event.initialize(to: yaml_event_t())
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Drops the event at hand and reads the next one.
  @inline(__always)
  func next() -> Event {
    release()
    guard yaml_parser_parse(parser, event) != 0 else { return .failure }
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: return .scalar
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_START_EVENT: return .streamStart
    default: return .streamEnd
    }
  }

  /// Frees what the event owns: a bare scalar its text, other bare nodes nothing. For the rest `yaml_event_delete`
  /// knows.
  @inline(__always)
  private func release() {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT where !isDecoratedScalar: free(event.pointee.data.scalar.value)
    case YAML_MAPPING_START_EVENT where !isDecoratedMapping, YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: break
    default: yaml_event_delete(event)
    }
  }
}

// MARK: The event at hand

extension LibYAML {
  /// Where the event begins, in characters; an anchor or a tag counts.
  @inline(__always) var start: Int { event.pointee.start_mark.index }

  /// Where the event ends, in characters.
  @inline(__always) var end: Int { event.pointee.end_mark.index }

  /// A scalar's text after escapes and folding.
  @inline(__always) var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
  }

  /// Whether a scalar's text is what stands at `source`, byte for byte.
  @inline(__always)
  func textStands(at source: UnsafePointer<UInt8>) -> Bool {
    memcmp(event.pointee.data.scalar.value, source, event.pointee.data.scalar.length) == 0
  }

  /// How a scalar is written.
  @inline(__always) var scalarStyle: NodeStyle {
    switch event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// How a sequence that starts is written.
  var sequenceStyle: NodeStyle {
    event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
  }

  /// How a mapping that starts is written.
  var mappingStyle: NodeStyle {
    event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
  }

  /// Whether a scalar has an anchor or a tag.
  @inline(__always) var isDecoratedScalar: Bool {
    event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil
  }

  /// Whether a sequence that starts has an anchor or a tag.
  var isDecoratedSequence: Bool {
    event.pointee.data.sequence_start.anchor != nil || event.pointee.data.sequence_start.tag != nil
  }

  /// Whether a mapping that starts has an anchor or a tag.
  var isDecoratedMapping: Bool {
    event.pointee.data.mapping_start.anchor != nil || event.pointee.data.mapping_start.tag != nil
  }

  /// The anchor of a scalar, of a collection that starts, or the one that an alias names.
  var anchor: String? {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: Self.string(event.pointee.data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: Self.string(event.pointee.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: Self.string(event.pointee.data.mapping_start.anchor)
    case YAML_ALIAS_EVENT: Self.string(event.pointee.data.alias.anchor)
    default: nil
    }
  }

  /// The tag in full of a scalar or of a collection that starts.
  var tag: String? {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: Self.string(event.pointee.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: Self.string(event.pointee.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: Self.string(event.pointee.data.mapping_start.tag)
    default: nil
    }
  }

  /// Whether a document that starts has no `---`.
  var isImplicitStart: Bool { event.pointee.data.document_start.implicit != 0 }

  /// Whether a document that starts has `%TAG` lines.
  var hasTagDirectives: Bool {
    event.pointee.data.document_start.tag_directives.start != event.pointee.data.document_start.tag_directives.end
  }

  private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    text.map { String(cString: $0) }
  }
}

// MARK: Failure

extension LibYAML {
  /// Why the parser gave up, in its own words and with its own marks.
  struct Failure {
    /// What it did not like.
    let problem: String
    /// What it was doing.
    let context: String
    /// Where it gave up, in characters; nil when the bytes themselves could not be read.
    let place: Int?
    /// Where what it was doing began, in characters.
    let contextPlace: Int?
    /// The byte that could not be read, counted from the first byte it was given.
    let byteOffset: Int
  }

  /// Why the last event was a failure.
  var failure: Failure {
    let state = parser.pointee
    let isScanned = state.error == YAML_SCANNER_ERROR || state.error == YAML_PARSER_ERROR
    return Failure(
      problem: state.problem.map { String(cString: $0) } ?? "",
      context: state.context.map { String(cString: $0) } ?? "",
      place: isScanned ? state.problem_mark.index : nil,
      contextPlace: state.context == nil ? nil : state.context_mark.index,
      byteOffset: state.problem_offset)
  }
}
