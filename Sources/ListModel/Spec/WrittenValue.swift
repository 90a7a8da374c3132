public import SpecTree

/// One property as a file has it: which one, in which form, and what was written.
///
/// 16 bytes and no references; the values of a whole list are one flat array.
@frozen
public struct WrittenValue: Sendable {
  /// What was written.
  public enum Content: UInt8, Sendable {
    /// Not of the property's kind; a finding has said so, and nothing further is concluded from it.
    case unusable
    /// `true` or `false`: `isTrue`.
    case flag
    /// A number: `number`.
    case number
    /// `automatic`.
    case automatic
    /// One of the property's names: `choice`.
    case choice
    /// Text: the node's.
    case text
    /// Anything else that goes to the app as it is written: data, a colour, an image, insets, a list of texts.
    case data
    /// A width and a height, or one number for both.
    case size
    /// Code at run time: `native`, `{native: name}`, an event's name, `{openURL: …}`.
    case native
    /// Code at run time without a name: an entry of a list of methods.
    case method
    /// `none` where a class is named: certainly no class.
    case none
    /// An expression, or something with one in it: what it comes to is known when the list is expanded.
    case expression
    /// One element or a list of elements, read where they are needed.
    case element
  }

  /// The value as written; an alias is not followed.
  public let node: NodeID
  /// The property, by its place in its element's table.
  @usableFromInline let slotByte: UInt8
  /// Whether it is the value or the block that gives one.
  public let form: WrittenForm
  /// What was written.
  public let content: Content
  @usableFromInline let bits: UInt64

  init(_ slot: Slot, _ form: WrittenForm, _ content: Content, _ node: NodeID, bits: UInt64 = 0) {
    slotByte = UInt8(truncatingIfNeeded: slot)
    self.form = form
    self.content = content
    self.node = node
    self.bits = bits
  }

  /// The property, by its place in its element's table.
  @inlinable public var slot: Slot { Int(slotByte) }
  /// The number, when it is one.
  @inlinable public var number: Double { Double(bitPattern: bits) }
  /// The truth value, when it is one.
  @inlinable public var isTrue: Bool { bits != 0 }
  /// The place among the property's names, when it is one of them.
  @inlinable public var choice: Int { Int(truncatingIfNeeded: bits) }
  /// The number of a reuse identifier of a class or of defaults in `ListSpec.reuseIds`, when it is one.
  @inlinable public var name: Int { Int(truncatingIfNeeded: bits) }
  /// The range of `ListSpec.elements`, when it holds elements.
  var elements: Range<Int> { Int(bits >> 32)..<Int(bits >> 32) + Int(bits & 0xFFFF_FFFF) }

  /// The same value with the number of its name.
  func named(_ number: Int) -> WrittenValue {
    WrittenValue(slot, form, content, node, bits: UInt64(truncatingIfNeeded: number))
  }

  /// The same value with the elements that were read for it.
  func holding(_ elements: Range<Int>) -> WrittenValue {
    WrittenValue(slot, form, .element, node, bits: UInt64(elements.lowerBound) << 32 | UInt64(elements.count))
  }
}

/// The properties of one element as written: a range of the list's flat array.
@frozen
public struct Record: Sendable {
  /// The mapping, aliases followed; a scalar for a short form.
  public let node: NodeID
  /// Where its values begin.
  @usableFromInline let first: UInt32
  /// How many they are.
  @usableFromInline let count: UInt32
  /// The place of what it has in common with others among the spec's shapes, plus one; 0 for none.
  let shape: UInt32

  init(_ node: NodeID, _ values: Range<Int>, _ shape: UInt32 = 0) {
    self.node = node
    self.shape = shape
    first = UInt32(truncatingIfNeeded: values.lowerBound)
    count = UInt32(truncatingIfNeeded: values.count)
  }

  /// Where its values stand in `ListSpec.values`.
  @inlinable public var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}
