import Foundation
import TestSupport
import Testing

/// Lists that iOS developers wrote on paper compile, changed only where the language says otherwise, and give the rows
/// that the screens have. `docs/examples.md` says what was changed and why.
@Suite("lists written on paper", .enabled(if: SharedFiles.exist, "needs ../shared"))
struct SharedExampleTests {
  /// A list, what is changed in it, and what it gives.
  struct Example: CustomTestStringConvertible, Sendable {
    let file: String
    var changes: KeyValuePairs<String, String> = [:]
    var arguments: [String] = []
    /// The rules that find something, all of them warnings or notes.
    var rules: [String] = []
    let lines: [String]

    var testDescription: String { ([file] + arguments).joined(separator: " ") }
  }

  /// Its adapters were left out when it was written down.
  private static let withoutAdapter =
    Array(repeating: "cells-without-adapter", count: 3) + ["auto-height-without-adapter"]

  @Test("compiles, changed only where the language says otherwise", arguments: examples)
  func compiles(_ example: Example) throws {
    var text = String(decoding: try SharedFiles.bytes("examples/\(example.file)"), as: UTF8.self)
    for (old, new) in example.changes {
      #expect(text.contains(old), "\(old)")
      text.replace(old, with: new)
    }
    let root = SharedFiles.root.appendingPathComponent("examples").path
    let list = SharedList(text, at: "examples/\(example.file)", ["--root", root] + example.arguments)
    #expect(list.status == 0)
    let rules = list.errors.matches(of: /(?m)^\w+\[([a-z-]+)\]/).map { String($0.output.1) }
    #expect(rules == example.rules, "\(list.errors)")
    #expect(list.lines == example.lines)
  }

  private static let holoRows = "HoloExampleTableViewCell 66 × 3"
  private static let accessory: KeyValuePairs = ["accessory:": "accessoryType:"]

  static let examples: [Example] = [
    Example(
      file: "01-holo-sections.yaml",
      lines: ["[HOLO_DEFAULT_TAG; HoloExampleHeaderView 100; HoloExampleFooterView 100]", holoRows]),
    Example(
      file: "02-holo-default-section.yaml", lines: ["[–; –; –]", "ExampleTableViewCell 44", holoRows]),
    Example(
      file: "03-holo-collection.yaml",
      lines: [
        "[HOLO_DEFAULT_TAG; HoloExampleHeaderView 390x100; HoloExampleFooterView 390x100]",
        "HoloExampleCollectionViewCell 180x100 × 3",
      ]),
    Example(
      file: "04-cb-demo-two.yaml", changes: accessory,
      lines: [
        "[–; –; –]", "UITableViewCell 44 'Following' '45'", "UITableViewCell 44 'Follower' '10'",
        "UITableViewCell 44 'Star' '234'", "UITableViewCell 44 'Setting'", "UITableViewCell 44 'Share'",
      ]),
    Example(
      file: "04-cb-demo-two.json", changes: ["\"accessory\"": "\"accessoryType\""],
      lines: ["[–; –; –]", "UITableViewCell 44 'Following' '45'", "UITableViewCell 44 'Setting'"]),
    Example(
      file: "05-cb-demo-three.yaml", arguments: ["--document", "1"], rules: Self.withoutAdapter,
      lines: [
        "[ads; –; –]", "CycleScrollViewCell 187.2", "[category; –; –]", "HomeCategoryCell 187.2", "[activity; –; –]",
        "HomeActivityCell 140.4 × 4", "[hot-goods; –; –]", "GoodsCell 160 × 8",
      ]),
    Example(
      file: "05-cb-demo-three.yaml", arguments: ["--document", "2"], rules: Self.withoutAdapter,
      lines: ["[–; –; –]", "CustomCell automatic × 4"]),
    Example(
      file: "06-p9-sample.yaml", changes: ["didSelectHandler": "didSelect"], rules: ["dead-value"],
      lines: [
        "[–; TextTableSectionHeaderView 30; –]", "TextTableViewCell 60 × 4", "[–; TextTableSectionHeaderView 30; –]",
        "ButtonTableViewCell 70 × 3", "[–; TextTableSectionHeaderView 30; –]", "TextTableViewCell 60 × 4",
        "[–; TextTableSectionHeaderView 30; TextTableSectionFooterView 30]", "TextTableViewCell 60",
        "ButtonTableViewCell 70", "TextTableViewCell 60", "ButtonTableViewCell 70", "TextTableViewCell 60",
        "ButtonTableViewCell 70", "TextTableViewCell 60", "[–; –; –]", "TextTableViewCell 60 × 7",
      ]),
    Example(
      file: "07-tf-timeline.yaml", changes: ["  listType: 1\n": "", "  loadingText: 正在加载...\n": ""],
      rules: ["zero-is-unset"],
      lines: [
        "[–; –; –]", "post-587715306935:TimeLineTableViewItemCell automatic",
        "post-587715306936:TimeLineTableViewItemCell automatic", "[–; –; –]", "LoadingItemCell 60",
      ]),
    Example(
      file: "08-settings-root.yaml", changes: accessory, rules: ["duplicate-row-tag"],
      lines: [
        "[–; –; –]", "FacebookButton:ButtonCell automatic", "TwitterButton:ButtonCell automatic",
        "[–; 'TOGGLE_SWITCH_TITLE' automatic; –]", "toggleSwitch:SwitchCell automatic",
        "version:UITableViewCell automatic 'Root.plist is used in Settings.app on iOS 3.x' '1.0'",
        "[–; 'MUL_VALUE_TITLE' automatic; –]", "mulValue:UITableViewCell automatic 'MUL_VAL' 'MUL_VAL_1'",
        "[–; 'MUL_VAL_NO_TITLE' automatic; –]",
        "mulValueOther:UITableViewCell automatic 'MUL_VAL_NO_TITLE_NIL' 'MUL_VAL_NO_TITLE_2'",
        "[–; 'TEXT_FIELD_TITLE' automatic; –]", "signature:TextFieldCell automatic",
        "[–; '' automatic; 'This is a Footer Text (supported by Settings.app in iOS 4 or higher)' automatic]",
        "complete:UITableViewCell automatic 'Complete List'", "advanced:UITableViewCell automatic 'ADVANCED_TITLE'",
        "[–; 'APPLICATION_INFO_TITLE' automatic; –]", "version:UITableViewCell automatic 'VERSION' '1.0'",
        "copyright:UITableViewCell automatic 'Copyright' 'Person One, Person Two'",
      ]),
    Example(
      file: "09-quickdialog-sample.yaml",
      lines: [
        "[–; 'Controls' automatic; –]", "UITableViewCell 44 'Label'", "QBadgeElement 44", "QBooleanElement 44 × 2",
        "QButtonElement 44", "QDateTimeInlineElement 44", "QPickerElement 44 × 3", "QMapElement 44", "QRadioElement 44",
        "QTextElement 44", "QWebElement 44 × 2", "QTextElement 180", "QProgressElement 44", "QLoadingElement 44",
        "QColorPickerElement 44 × 2", "[–; 'Entry Elements' automatic; –]", "QEntryElement 44 × 8", "[–; –; –]",
        "QSegmentedElement 44",
      ]),
    Example(
      file: "10-jasonette-demo.yaml", changes: ["accessory:": "accessoryType:", "didSelectHandler": "didSelect"],
      lines: [
        "[documentation; –; –]", "send:JasonLabelCell 44", "[tutorial; JasonHeaderView 64; –]",
        "tutorial-core:JasonLabelCell 44", "tutorial-view:JasonLabelCell 44", "tutorial-action:JasonLabelCell 44",
        "tutorial-template:JasonLabelCell 44", "tutorial-webcontainer:JasonLabelCell 44",
        "[showcase; JasonHeaderView 64; –]", "instagram:JasonLabelCell 44", "twitter:JasonLabelCell 44",
      ]),
    Example(
      file: "11-home-assistant-light.yaml",
      lines: [
        "[basic; TitleView 390x32; –]", "custom:mushroom-light-card 187x56 × 2", "[infos; TitleView 390x32; –]",
        "custom:mushroom-light-card 187x56 × 5", "[controls; TitleView 390x32; –]",
        "custom:mushroom-light-card 187x56 × 2", "custom:mushroom-light-card 382x96 × 2",
        "[layout; TitleView 390x32; –]", "custom:mushroom-light-card 187x56 × 2", "custom:mushroom-light-card 382x96",
      ]),
    Example(
      file: "12-hyperoslo-dynamic.yaml", changes: ["section.index": "index", "didSelectHandler": "didSelect"],
      lines: [
        "[companies-add; GroupHeaderView 390x44; –]", "companies.add:AddButtonCell 50x50", "[companies[0]; –; –]",
        "companies[0].name:TextField 195x60", "companies[0].phone_number:NumberField 117x60",
        "companies[0].remove:RemoveField 78x60", "[companies[1]; –; –]", "companies[1].name:TextField 195x60",
        "companies[1].phone_number:NumberField 117x60", "companies[1].remove:RemoveField 78x60",
        "[personal-details-0; –; –]", "title:SelectField 390x60", "[personal-details-1; –; –]",
        "email:TextField 390x60", "[contacts[0]; –; –]", "contacts[0].first_name:TextField 195x60",
        "contacts[0].last_name:TextField 117x60", "contacts[0].remove:RemoveField 78x60", "[contacts-add; –; –]",
        "contacts.add:AddButtonCell 50x50",
      ]),
    Example(
      file: "13-shop-basket.yaml",
      lines: [
        "[banner; –; –]", "free-shipping:BannerCell 56", "[seller-17; SellerHeader 48; 'Ships in 2 days' 28]",
        "line-NH-1001:ProductCell 96", "line-NH-1002:ProductCell 124", "[seller-23; SellerHeader 48; –]",
        "line-TC-7:ProductCell 96", "[voucher; 'Voucher' 28; –]", "voucher-code:VoucherCell 52",
        "[totals; 'Total' 28; –]", "subtotal:TotalCell 44", "shipping:TotalCell 44", "total:TotalCell 44",
        "[checkout; –; –]", "checkout-button:PrimaryButtonCell 64",
      ]),
    Example(
      file: "14-chat-conversations.yaml", changes: accessory,
      lines: [
        "[requests; –; –]", "message-requests:UITableViewCell 48 'Message requests' '3'", "[pinned; 'Pinned' 32; –]",
        "chat-9:ConversationCell 76", "chat-4:ConversationCell 76", "[chats; –; –]", "chat-7:ConversationCell 76",
        "[contacts-A; 'A' 28; –]", "contact-101:ContactCell 56", "contact-102:ContactCell 56",
        "[contacts-G; 'G' 28; –]", "contact-107:ContactCell 56", "[contacts-#; '#' 28; –]",
        "contact-190:ContactCell 56",
      ]),
    Example(
      file: "base-account.yaml", changes: accessory,
      lines: [
        "[profile; –; –]", "me:ProfileCell 88", "upgrade:UITableViewCell 44 'Go premium'",
        "[notifications; 'Notifications' automatic; "
          + "'You can change this at any time in Settings: Notifications.' automatic]",
        "push:SwitchCell 44", "mail:SwitchCell 44", "[legal; 'Legal' automatic; –]",
        "link-terms:UITableViewCell 44 'Terms of use'", "link-privacy:UITableViewCell 44 'Privacy policy'",
        "licences:UITableViewCell 44 'Licences'", "[danger; –; –]", "logout:DangerCell 52",
        "delete-account:DangerCell 52",
      ]),
    Example(
      file: "proposed/13-shop-basket.yaml",
      changes: [
        "\nstrings:": "\nx-strings:", "\nvariants:": "\nx-variants:",
        "else: true": "when: \"$(!data.flags.newCheckout)\"",
      ],
      lines: [
        "[banner; –; –]", "free-shipping:BannerCell automatic", "[seller-17; SellerHeader 48; 'Ships in 2 days' 28]",
        "line-NH-1001:ProductCell 96", "line-NH-1002:ProductCell 124", "[seller-23; SellerHeader 48; –]",
        "line-TC-7:ProductCell 96", "[voucher; 'basket.voucher' 28; –]", "voucher-code:VoucherCell 52",
        "[totals; 'basket.total' 28; –]", "subtotal:TotalCell 44", "shipping:TotalCell 44", "total:TotalCell 44",
        "[checkout; –; –]", "checkout:PrimaryButtonCell 64",
      ]),
    Example(
      file: "proposed/14-chat-conversations.yaml", changes: ["\nstrings:": "\nx-strings:"],
      lines: [
        "[requests; –; –]", "message-requests:UITableViewCell 44 'chats.requests' '3'",
        "[pinned; 'chats.pinned' 32; –]", "chat-9:ConversationCell 76", "chat-4:ConversationCell 76", "[chats; –; –]",
        "chat-7:ConversationCell 76", "[contacts-A; 'A' 28; –]", "contact-101:ContactCell 56",
        "contact-102:ContactCell 56", "[contacts-G; 'G' 28; –]", "contact-107:ContactCell 56",
        "[contacts-#; '#' 28; –]", "contact-190:ContactCell 56",
      ]),
  ]
}
