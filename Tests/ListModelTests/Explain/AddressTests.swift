import ListModel
import ListTestSupport
import SpecTree
import Testing

@Suite("addresses")
struct AddressTests {
  private static let list = """
    listspec: 1
    header: {title: Top}
    sections:
      - tag: account
        header: {title: Account}
        rows: [{tag: name, text: a}, {tag: mail, text: b}, text]
      - tag: people
        rows: [{tag: mail, text: c}, {tag: account, text: d}, {tag: "a/b", text: e}, {tag: "#1", text: f}]
      - rows: []
      - tag: people
        footer: end
        rows: [{tag: last, text: g}]
    """

  private static let found: [(String, [String])] = [
    ("name", ["#0/#0"]),
    ("mail", ["#0/#1", "#1/#0"]),
    ("people/mail", ["#1/#0"]),
    ("people/last", ["#3/#0"]),
    ("account", ["#1/#1"]),
    ("people", ["#1", "#3"]),
    ("#0", ["#0"]),
    ("#0/#2", ["#0/#2"]),
    ("account/#1", ["#0/#1"]),
    ("#1/mail", ["#1/#0"]),
    ("account@header", ["#0@header"]),
    ("people@footer", ["#3@footer"]),
    ("#3@footer", ["#3@footer"]),
    ("a/b", ["#1/#2"]),
    ("people/a/b", ["#1/#2"]),
    ("#1", ["#1/#3"]),
    ("@list", ["@list"]),
    ("@header", ["@header"]),
  ]

  @Test("an address leads to what it names, tags before places, rows before sections", arguments: found)
  func address(_ address: String, _ expected: [String]) {
    #expect(Self.answer(address) == expected.joined(separator: " "))
  }

  private static let faults: [(String, String)] = [
    ("nam", "unknown(nearest: Optional(\"name\"))"),
    ("acount@header", "unknown(nearest: Optional(\"account@header\"))"),
    ("account@heder", "unknown(nearest: Optional(\"account@header\"))"),
    ("@lst", "unknown(nearest: Optional(\"@list\"))"),
    ("acount/name", "unknown(nearest: Optional(\"account/name\"))"),
    ("account/nme", "unknown(nearest: Optional(\"account/name\"))"),
    ("something else", "unknown(nearest: nil)"),
    ("", "unknown(nearest: nil)"),
    ("#9", "outOfRange(of: \"the list\\'s sections\", count: 4)"),
    ("#2/#0", "outOfRange(of: \"the section\\'s rows\", count: 0)"),
    ("#99999999999999999999", "unknown(nearest: nil)"),
    ("account@footer", "noHeader(ListModel.HeaderSide.footer, of: ListModel.Subject.section(0))"),
    ("@footer", "noHeader(ListModel.HeaderSide.footer, of: ListModel.Subject.list)"),
  ]

  @Test("an address that leads to nothing says why, with the nearest that leads somewhere", arguments: faults)
  func fault(_ address: String, _ expected: String) {
    #expect(Self.answer(address) == expected)
  }

  private static func answer(_ address: String) -> String {
    let sample = SpecSample(list)
    guard let spec = sample.spec else { return "no list" }
    return sample.tree.withView { view in
      do throws(AddressFault) {
        return try Resolver(spec, in: view).subjects(at: address).map(\.address).joined(separator: " ")
      } catch {
        return "\(error)"
      }
    }
  }
}
