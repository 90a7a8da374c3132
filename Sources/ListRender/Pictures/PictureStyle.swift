/// How pictures look: the colours and letters of iOS, by day and by night.
enum PictureStyle {
  /// The rules for everything that is drawn the same in all lists. Letters are Apple's where there are any.
  static let sheet = """
    svg { font-family: -apple-system, "SF Pro Text", "Helvetica Neue", Helvetica, Arial, sans-serif; font-size: 17px }
    .screen, .row { fill: #fff }
    .grouped > .screen, .band { fill: #f2f2f7 }
    .box { fill: #e5e5ea; stroke: #d1d1d6; stroke-width: .5 }
    .line { fill: none; stroke: #c6c6c8; stroke-width: .5 }
    .open { fill: none; stroke: #007aff; stroke-dasharray: 4 3 }
    .mark { fill: none; stroke: #c7c7cc; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
    .tint { stroke: #007aff }
    .title, .head { font-weight: 600 }
    .second, .caption { fill: #8a8a8e }
    .caption { font-size: 13px }
    .small { font-size: 12px }
    .class { font: 11px ui-monospace, "SF Mono", Menlo, monospace; fill: #007aff }
    .note { font-size: 10px; fill: #007aff }
    .end { text-anchor: end }
    .middle { text-anchor: middle }
    @media (prefers-color-scheme: dark) {
      text { fill: #fff }
      .screen, .row, .grouped > .screen { fill: #000 }
      .grouped .row, .band { fill: #1c1c1e }
      .box { fill: #2c2c2e; stroke: #3a3a3c }
      .line { stroke: #38383a }
      .open, .tint { stroke: #0a84ff }
      .mark { stroke: #48484a }
      .tint { stroke: #0a84ff }
      .second, .caption { fill: #8d8d93 }
      .class, .note { fill: #0a84ff }
    }

    """

  /// Appends the rules for the colours that a list names, in the order in which it does.
  static func append(_ paints: [PicturePaint], to out: inout ByteBuffer) {
    for (number, paint) in paints.enumerated() {
      out.append(".paint\(number) { \(PicturePaint.css(paint.light)) }\n")
    }
    let changing = paints.enumerated().filter { $0.element.light != $0.element.dark }
    guard !changing.isEmpty else { return }
    out.append("@media (prefers-color-scheme: dark) {\n")
    for (number, paint) in changing { out.append("  .paint\(number) { \(PicturePaint.css(paint.dark)) }\n") }
    out.append("}\n")
  }
}
