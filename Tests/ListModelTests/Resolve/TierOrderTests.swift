import ListTestSupport
import Testing

@testable import ListModel

/// Who wins, for every property that has tiers: with all tiers from one on downwards speaking, that one's value is the
/// property's.
@Suite("the order of the tiers")
struct TierOrderTests {
  /// A property of an element, under HoloTableView, which has every tier.
  struct Case: CustomTestStringConvertible {
    let element: Element
    let property: Property
    var testDescription: String { "\(property.name) of \(element.name)" }
  }

  /// One voice: where it is written, and in which form.
  enum Voice: CaseIterable {
    case object, classMethod, ownHandler, ownValue, classHandler, classValue
    case sectionHandler, sectionValue, rootHandler, rootValue, listWide

    var tier: Tier {
      switch self {
      case .object: .delegate
      case .classMethod: .classMethod
      case .ownHandler: .handler
      case .ownValue: .value
      case .classHandler, .classValue: .classDefault
      case .sectionHandler, .sectionValue, .rootHandler, .rootValue, .listWide: .inherited
      }
    }

    var isHandler: Bool { [.ownHandler, .classHandler, .sectionHandler, .rootHandler].contains(self) }
  }

  static func cases(of element: Element) -> [Case] {
    PropertyTable.of(element).properties.filter { property in
      if case .structure = property.kind { return false }
      return property.levels != .implements && Runtime.holo.knows(property)
    }.map { Case(element: element, property: $0) }
  }

  @Test("of a row: delegate, class method, handler, value, class, section, list", arguments: cases(of: .row))
  func rows(found: Case) {
    for (place, voice) in Self.voices(of: found).enumerated() {
      let speaking = Self.voices(of: found)[place...]
      var parts = Parts()
      for voice in speaking {
        let (text, _) = Self.value(voice, found.property.kind)
        let pair = "\(found.property.name)\(voice.isHandler ? "Handler" : ""): \(text)"
        switch voice {
        case .object: parts.object = "\(found.property.owner?.key ?? ""): {\(found.property.name): native}"
        case .classMethod: parts.methods = pair
        case .ownHandler, .ownValue: parts.own.append(pair)
        case .classHandler, .classValue: parts.ofClass.append(pair)
        case .sectionHandler, .sectionValue: parts.section.append(pair)
        case .rootHandler, .rootValue: parts.root.append(pair)
        case .listWide: parts.listWide = "\(found.property.inheritsFrom ?? ""): \(text)"
        }
      }
      let cell = found.property.name == "cell" ? [] : ["cell: C"]
      let spec = """
        \(parts.object)
        \(parts.listWide)
        cells: {C: {\((["implements: {\(parts.methods)}"] + parts.ofClass).joined(separator: ", "))}}
        rowDefaults: {\(parts.root.joined(separator: ", "))}
        sections:
        - rowDefaults: {\(parts.section.joined(separator: ", "))}
          rows: [{\((cell + parts.own).joined(separator: ", "))}]
        """
      expect(.holo(spec, ["row 0 \(found.property.name)": Self.answer(voice, found.property.kind)]))
    }
  }

  @Test("of a header: delegate, class method, handler, value, class", arguments: cases(of: .header))
  func headers(found: Case) {
    let voices = Self.voices(of: found)
    for (place, voice) in voices.enumerated() {
      var parts = Parts()
      for voice in voices[place...] {
        let (text, _) = Self.value(voice, found.property.kind)
        let key = found.property.name
        let pair = "\(key): \(text)"
        switch voice {
        case .object: parts.object = "\(found.property.owner?.key ?? ""): {\(Self.flatName(found.property)): native}"
        case .classMethod: parts.methods = pair
        case .ownHandler: parts.section.append("header\(key.prefix(1).uppercased() + key.dropFirst())Handler: \(text)")
        case .ownValue: parts.own.append(pair)
        case .classHandler: parts.ofClass.append("\(key)Handler: \(text)")
        case .classValue: parts.ofClass.append(pair)
        default: Issue.record("headers inherit nothing")
        }
      }
      let view = found.property.name == "view" ? [] : ["view: C"]
      let spec = """
        \(parts.object)
        views: {C: {\((["implements: {\(parts.methods)}"] + parts.ofClass).joined(separator: ", "))}}
        sections:
        - {\((["header: {\((view + parts.own).joined(separator: ", "))}", "rows: []"] + parts.section).joined(separator: ", "))}
        """
      expect(.holo(spec, ["section 0 header \(found.property.name)": Self.answer(voice, found.property.kind)]))
    }
  }

  /// What is written at each place.
  private struct Parts {
    var object = "x-nothing: 1"
    var methods = ""
    var own: [String] = []
    var ofClass: [String] = []
    var section: [String] = []
    var root: [String] = []
    var listWide = "x-nothing-too: 1"
  }

  /// The voices that a property can have, strongest first.
  private static func voices(of found: Case) -> [Voice] {
    let property = found.property
    let isRow = found.element == .row
    return Voice.allCases.filter { voice in
      if voice.isHandler, !property.tiers.contains(.handler) { return false }
      switch voice {
      case .object: return property.owner != nil
      case .classMethod: return property.tiers.contains(.classMethod)
      case .ownHandler, .ownValue: return property.levels.contains(isRow ? .row : .header)
      case .classHandler, .classValue: return property.levels.contains(isRow ? .cellClass : .viewClass)
      case .listWide: return property.inheritsFrom != nil
      default: return property.levels.contains(.rowDefaults)
      }
    }
  }

  private static func answer(_ voice: Voice, _ kind: ValueKind) -> String {
    voice == .object ? "native by delegate" : "\(value(voice, kind).1) by \(voice.tier)"
  }

  /// A value that tells which voice it is, as it is written and as it is answered.
  private static func value(_ voice: Voice, _ kind: ValueKind) -> (String, String) {
    let number = Voice.allCases.firstIndex(of: voice) ?? 0
    switch kind {
    case .flag, .condition:
      // A class whose method is `false` certainly has not got it.
      let flag = voice == .classMethod || number % 2 == 0
      return ("\(flag)", "\(flag)")
    case .number, .integer, .length: return ("\(number + 1)", "\(number + 1)")
    case .text, .className: return ("t\(number)", "'t\(number)'")
    case .choice(let names): return (names[number % names.count], names[number % names.count])
    case .event: return ("e\(number)", "native 'e\(number)'")
    case .elements:
      let entries = Array(repeating: "{title: a}", count: number).joined(separator: ", ")
      return ("[\(entries)]", "\(number) elements")
    case .insets, .data: return ("\(number)", "\(number)")
    case .color, .image: return ("name\(number)", "name\(number)")
    default: return ("t\(number)", "t\(number)")
    }
  }

  /// What a property of a header is called under `delegate` and `dataSource`.
  private static func flatName(_ property: Property) -> String {
    property.isEvent
      ? property.name + "Header" : "header" + property.name.prefix(1).uppercased() + property.name.dropFirst()
  }
}
