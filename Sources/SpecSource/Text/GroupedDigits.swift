extension Int {
  /// The number with a comma between thousands, as people read it: `1,000,000`.
  public var grouped: String {
    var text = ""
    let digits = String(magnitude)
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.utf8.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return self < 0 ? "-" + text : text
  }
}
