/// All decimal digits of a double, which are finitely many, so that it can be rounded to any number of decimals without
/// rounding twice.
struct DecimalExpansion {
  private let isNegative: Bool
  /// The digits, without zeros at the start; empty for zero.
  private var digits: [UInt8] = []
  /// How many of the digits stand before the point; negative when zeros follow it.
  private var point = 0

  /// The digits of a number that is finite.
  init(_ number: Double) {
    isNegative = number.sign == .minus
    guard number != 0, number.isFinite else { return }
    // number = mantissa * 2^exponent
    var mantissa = number.significandBitPattern
    var exponent = Int(number.exponentBitPattern)
    if exponent == 0 { exponent = 1 } else { mantissa |= 1 << 52 }
    exponent -= 1075
    var limbs: [UInt32] = []
    var rest = mantissa
    while rest > 0 {
      limbs.append(UInt32(rest % Self.base))
      rest /= Self.base
    }
    // A half of a number is five of its tenths: multiply by 5 and move the point.
    let isFraction = exponent < 0
    // As many factors at once as keep a product of limbs within 64 bits.
    let (factor, most) = isFraction ? (5, 13) : (2, 31)
    var left = abs(exponent)
    while left > 0 {
      Self.multiply(&limbs, by: repeatElement(UInt64(factor), count: min(left, most)).reduce(1, *))
      left -= most
    }
    for limb in limbs.reversed() {
      let text = Array(String(limb).utf8)
      if !digits.isEmpty { digits += repeatElement(UInt8(ascii: "0"), count: 9 - text.count) }
      digits += text
    }
    point = digits.count + (isFraction ? exponent : 0)
  }

  private static let base: UInt64 = 1_000_000_000

  private static func multiply(_ limbs: inout [UInt32], by factor: UInt64) {
    var carry: UInt64 = 0
    for place in limbs.indices {
      let product = UInt64(limbs[place]) * factor + carry
      limbs[place] = UInt32(product % base)
      carry = product / base
    }
    while carry > 0 {
      limbs.append(UInt32(carry % base))
      carry /= base
    }
  }

  /// Rounds to `count` digits, halves to the even digit.
  private mutating func round(to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      return
    }
    let half = UInt8(ascii: "5")
    let next = digits[count]
    let isAbove = next > half || (next == half && digits[(count + 1)...].contains { $0 != UInt8(ascii: "0") })
    let isOdd = count > 0 && (digits[count - 1] & 1) == 1
    digits.removeLast(digits.count - count)
    guard isAbove || (next == half && isOdd) else { return }
    for place in digits.indices.reversed() {
      if digits[place] < UInt8(ascii: "9") {
        digits[place] += 1
        return
      }
      digits[place] = UInt8(ascii: "0")
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
    point += 1
  }

  /// Appends the number with so many decimals: `-1.20000`.
  func appendFixed(_ decimals: Int, to bytes: inout [UInt8]) {
    var rounded = self
    rounded.round(to: point + decimals)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    if rounded.point <= 0 { bytes.append(UInt8(ascii: "0")) }
    for place in 0..<max(rounded.point, 0) { bytes.append(rounded.digit(place)) }
    if decimals > 0 { bytes.append(UInt8(ascii: ".")) }
    for place in rounded.point..<rounded.point + decimals { bytes.append(rounded.digit(place)) }
  }

  /// Appends the number with one digit before the point, so many behind it, and an exponent: `1.052033e+03`.
  func appendScientific(_ decimals: Int, to bytes: inout [UInt8]) {
    var rounded = self
    rounded.round(to: decimals + 1)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes.append(rounded.digit(0))
    if decimals > 0 { bytes.append(UInt8(ascii: ".")) }
    for place in 1..<1 + decimals { bytes.append(rounded.digit(place)) }
    let exponent = digits.isEmpty ? 0 : rounded.point - 1
    bytes.append(contentsOf: (exponent < 0 ? "e-" : "e+").utf8)
    if abs(exponent) < 10 { bytes.append(UInt8(ascii: "0")) }
    NumberText.append(Int64(abs(exponent)), to: &bytes)
  }

  private func digit(_ place: Int) -> UInt8 { digits.indices.contains(place) ? digits[place] : UInt8(ascii: "0") }
}
