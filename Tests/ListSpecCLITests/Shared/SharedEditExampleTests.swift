import Foundation
import TestSupport
import Testing

/// Edits and an overlay that iOS developers wrote on paper, applied to the lists that they were written for.
@Suite("edits written on paper", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SharedEditExampleTests {
  /// A list with its edits, what is changed in both, and what they give.
  struct Example: CustomTestStringConvertible, Sendable {
    let base: String
    var edits = ""
    /// What is changed in the edits; a list's own changes are those of `SharedExampleTests`.
    var changes: KeyValuePairs<String, String> = [:]
    /// The list afterwards.
    let lines: [String]

    var testDescription: String { edits.isEmpty ? base : edits }
  }

  private func text(_ file: String, _ changes: KeyValuePairs<String, String>) throws -> String {
    var text = String(decoding: try SharedFiles.bytes("examples/\(file)"), as: UTF8.self)
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text.replace(old, with: new)
    }
    return text
  }

  private func base(_ file: String) throws -> String {
    let changes = try #require(SharedExampleTests.examples.first { $0.file == file }).changes
    return try text(file, changes)
  }

  @Test("apply strictly, and the list shows what was meant", arguments: examples)
  func applies(_ example: Example) throws {
    let folder = try TemporaryFolder()
    for path in SharedFiles.paths(in: "examples/data") {
      let text = String(decoding: try SharedFiles.bytes(path), as: UTF8.self)
      try folder.write(text, to: "data/\((path as NSString).lastPathComponent)")
    }
    try folder.write(try base(example.base), to: example.base)
    try folder.write(try text(example.edits, example.changes), to: "edits.yaml")
    let run = CommandRun(["apply", example.base, "edits.yaml"], in: folder.path)
    #expect(run.status == 0 && !run.errors.contains("error["), "\(run.errors)")
    try folder.write(run.output, to: "out.yaml")
    let list = SharedList(CommandRun(["render", "out.yaml", "-f", "json"], in: folder.path))
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.lines == example.lines)
  }

  @Test("an overlay extends its base")
  func overlay() throws {
    let folder = try TemporaryFolder()
    try folder.write(try base("base-account.yaml"), to: "base-account.yaml")
    try folder.write(
      try text("overlay-account-outlet.yaml", ["accessory:": "accessoryType:"]), to: "overlay-account-outlet.yaml")
    let list = SharedList(CommandRun(["render", "overlay-account-outlet.yaml", "-f", "json"], in: folder.path))
    #expect(list.status == 0, "\(list.errors)")
    #expect(
      list.lines == [
        "[profile; –; –]", "me:OutletProfileCell 44", "upgrade:UITableViewCell 44 'Join Outlet Club'",
        "[notifications; 'Notifications' automatic; –]", "push:SwitchCell 44", "[legal; 'Legal' automatic; –]",
        "link-terms:UITableViewCell 44 'Terms of use'", "link-privacy:UITableViewCell 44 'Privacy policy'",
        "imprint:UITableViewCell 44 'Imprint'", "licences:UITableViewCell 44 'Licences'",
        "delete-account:DangerCell 52", "[danger; –; –]", "logout:DangerCell 52",
      ])
    #expect(
      list.models.first as? [String: String] == ["name": "Ada", "email": "person@example.com", "badge": "Outlet"])
  }

  static let examples = [
    Example(
      base: "13-shop-basket.yaml", edits: "e1-brand-outlet.edits.yaml",
      lines: [
        "[banner; –; –]", "free-shipping:OutletBannerCell 72", "[seller-17; SellerHeader 48; 'Ships in 2 days' 28]",
        "line-NH-1001:ProductCell 96", "line-NH-1002:ProductCell 124", "[seller-23; SellerHeader 48; –]",
        "line-TC-7:ProductCell 96", "[totals; 'Outlet total' 28; –]", "outlet-hint:HintCell 40",
        "subtotal:TotalCell 44", "shipping:TotalCell 44", "total:TotalCell 44", "[checkout; –; –]",
        "checkout-button:PrimaryButtonCell 64", "[outlet-terms; –; 'All sales are final.' 28]",
      ]),
    Example(
      base: "14-chat-conversations.yaml", edits: "e2-experiment-contacts-first.edits.yaml",
      changes: ["accessory:": "accessoryType:"],
      lines: [
        "[experiment-hint; –; –]", "hint:TipCell 60", "[requests; –; –]",
        "message-requests:UITableViewCell 56 'Message requests' '3'", "[chats; –; –]", "chat-7:ConversationCell 76",
        "[pinned; 'Favourites' 40; –]", "chat-9:ConversationCell 76", "chat-4:ConversationCell 76",
        "[contacts-A; 'A' 28; –]", "contact-101:ContactCell 56", "contact-102:ContactCell 56",
        "[contacts-G; 'G' 28; –]", "contact-107:ContactCell 56", "[contacts-#; '#' 28; –]",
        "contact-190:ContactCell 56",
      ]),
    Example(
      base: "08-settings-root.yaml", edits: "e3-release-7.2.edits.yaml",
      // Two rows have the tag, and an edit says which.
      changes: ["accessory:": "accessoryType:", "{tag: version, newTag:": "{tag: version, nth: 1, newTag:"],
      lines: [
        "[–; –; –]", "FacebookButton:ButtonCell automatic", "XButton:ButtonCell automatic",
        "[–; 'TOGGLE_SWITCH_TITLE' automatic; –]", "toggleSwitch:SwitchCell automatic",
        "system-version:UITableViewCell automatic 'Root.plist is used in Settings.app on iOS 3.x' '1.0'",
        "[–; 'MUL_VALUE_TITLE' automatic; –]", "mulValue:UITableViewCell automatic 'MUL_VAL'",
        "[–; 'MUL_VAL_NO_TITLE' automatic; –]",
        "mulValueOther:UITableViewCell automatic 'MUL_VAL_NO_TITLE_NIL' 'MUL_VAL_NO_TITLE_2'",
        "[–; 'TEXT_FIELD_TITLE' automatic; –]",
        "[–; '' automatic; 'This is a Footer Text (supported by Settings.app in iOS 4 or higher)' automatic]",
        "complete:UITableViewCell automatic 'Complete List'", "advanced:UITableViewCell automatic 'ADVANCED_TITLE'",
        "[–; 'APPLICATION_INFO_TITLE' automatic; –]", "version:UITableViewCell automatic 'VERSION' '7.2.0'",
        "imprint:UITableViewCell automatic 'Imprint'",
        "copyright:UITableViewCell automatic 'Copyright' 'Person One, Person Two'",
        "licences:UITableViewCell automatic 'Licences'",
      ]),
  ]
}
