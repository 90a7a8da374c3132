internal import SpecSource
internal import SpecTree

/// Why an address leads to nothing.
public enum AddressFault: Error, Equatable, Sendable {
  /// Nothing has such a name; the nearest address that leads somewhere, if one is near.
  case unknown(nearest: String?)
  /// A place behind the last: what is counted, and how many there are.
  case outOfRange(of: String, count: Int)
  /// The section, or the list, has no such header or footer.
  case noHeader(HeaderSide, of: Subject)
}

/// Finds what an address names: `ROW`, `SECTION`, `SECTION/ROW`, `SECTION@header`, `SECTION@footer`, `@list`, `@header`,
/// `@footer`; `#N` stands for a place from 0 where a tag could.
struct SubjectFinder {
  private let spec: ListSpec
  private let view: TreeView

  init(_ spec: ListSpec, in view: TreeView) {
    self.spec = spec
    self.view = view
  }

  /// What the address names, in order; several when several have the tag. Never empty.
  func subjects(at address: String) throws(AddressFault) -> [Subject] {
    if address == "@list" { return [.list] }
    for side in HeaderSide.allCases where address == "@\(side.rawValue)" {
      guard (side == .header ? spec.header : spec.footer) != nil else { throw .noHeader(side, of: .list) }
      return [.listHeader(side)]
    }
    // A tag may hold any sign, so the whole address is taken for one before it is taken apart.
    let found = rows(address, in: spec.sections.indices)
    if !found.isEmpty { return found }
    let sections = try self.sections(address)
    if !sections.isEmpty { return sections.map { .section($0) } }
    for side in HeaderSide.allCases where address.hasSuffix("@\(side.rawValue)") {
      let sections = try self.sections(String(address.dropLast(side.rawValue.count + 1)))
      if !sections.isEmpty { return try headers(side, of: sections) }
    }
    for slash in address.indices where address[slash] == "/" {
      let sections = try self.sections(String(address[..<slash]))
      guard !sections.isEmpty else { continue }
      let name = String(address[address.index(after: slash)...])
      let found = try rows(named: name, in: sections)
      if !found.isEmpty { return found }
    }
    throw .unknown(nearest: nearest(to: address))
  }

  private func headers(_ side: HeaderSide, of sections: [Int]) throws(AddressFault) -> [Subject] {
    let overrides = side == .header ? spec.overrides.header : spec.overrides.footer
    let found = sections.filter { section in
      (side == .header ? spec.sections[section].header : spec.sections[section].footer) != nil || !overrides.isEmpty
    }
    guard !found.isEmpty else { throw .noHeader(side, of: .section(sections[0])) }
    return found.map { .header(side, section: $0) }
  }

  /// The sections of a tag, else the one at a place.
  private func sections(_ name: String) throws(AddressFault) -> [Int] {
    let found = spec.sections.indices.filter { tag(spec.sections[$0].tag, is: name) }
    guard found.isEmpty, let place = SubjectFinder.place(name) else { return found }
    guard spec.sections.indices.contains(place) else {
      throw .outOfRange(of: "the list's sections", count: spec.sections.count)
    }
    return [place]
  }

  /// The rows of a tag in some sections.
  private func rows(_ name: String, in sections: some Sequence<Int>) -> [Subject] {
    sections.flatMap { section -> [Subject] in
      let range = spec.sections[section].rows
      return range.filter { tag(spec.rows[$0].tag, is: name) }
        .map { .row(section: section, $0 - range.lowerBound) }
    }
  }

  /// The rows of a tag in some sections, else the row at a place of the first.
  private func rows(named name: String, in sections: [Int]) throws(AddressFault) -> [Subject] {
    let found = rows(name, in: sections)
    guard found.isEmpty, let place = SubjectFinder.place(name) else { return found }
    let count = spec.sections[sections[0]].rows.count
    guard place < count else { throw .outOfRange(of: "the section's rows", count: count) }
    return [.row(section: sections[0], place)]
  }

  private func tag(_ node: NodeID?, is name: String) -> Bool {
    node.map { view.text(of: $0).elementsEqual(name.utf8) } ?? false
  }

  /// `#12` as 12.
  private static func place(_ name: String) -> Int? {
    guard name.first == "#", name.dropFirst().utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(name.dropFirst())
  }

  /// The most tags that are compared with a misspelt one.
  private static let mostCompared = 20_000

  private func nearest(to address: String) -> String? {
    let sections = spec.sections.lazy.compactMap(\.tag).map { view.string(of: $0) }
    let rows = spec.rows.lazy.compactMap(\.tag).prefix(Self.mostCompared).map { view.string(of: $0) }
    if let at = address.lastIndex(of: "@") {
      let sides = HeaderSide.allCases.map(\.rawValue)
      let side = address[address.index(after: at)...]
      let section = String(address[..<at])
      guard
        let side = sides.contains(String(side))
          ? String(side) : Spelling.nearest(to: String(side), in: sides + ["list"])
      else { return nil }
      if section.isEmpty { return "@\(side)" }
      let known = sections.contains(section) ? section : Spelling.nearest(to: section, in: sections)
      return known.map { "\($0)@\(side)" }
    }
    if let slash = address.firstIndex(of: "/") {
      let section = String(address[..<slash])
      let row = String(address[address.index(after: slash)...])
      guard let place = spec.sections.indices.first(where: { tag(spec.sections[$0].tag, is: section) }) else {
        return Spelling.nearest(to: section, in: sections).map { "\($0)/\(row)" }
      }
      let tags = spec.rows[spec.sections[place].rows].lazy.compactMap(\.tag).map { view.string(of: $0) }
      return Spelling.nearest(to: row, in: tags.prefix(Self.mostCompared)).map { "\(section)/\($0)" }
    }
    return Spelling.nearest(to: address, in: rows) ?? Spelling.nearest(to: address, in: sections)
  }
}
