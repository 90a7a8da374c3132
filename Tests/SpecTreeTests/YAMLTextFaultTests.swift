import SpecSource
import SpecTree
import Testing

@Suite("YAML faults of texts")
struct YAMLTextFaultTests {
  @Test(
    "texts that need quotes",
    arguments: [
      YAMLFaultCase(
        #"format: «[\w._%+-]+@[\w.-]+\.\w{2,}»"#,
        "'[' at the beginning opens a list, and text follows its end; quote the text",
        fixed: #"format: '[\w._%+-]+@[\w.-]+\.\w{2,}'"#, rule: "unquoted-text"),
      YAMLFaultCase(
        "actions: [{title: Delete, backgroundColor: «#ff3b30»}]",
        "'#' after a space begins a comment, so the closing '}]' is not read; quote the text",
        fixed: ##"actions: [{title: Delete, backgroundColor: "#ff3b30"}]"##, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «%d items»", "no text begins with '%' in YAML; quote the text", fixed: #"text: "%d items""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «@person-one»", "no text begins with '@' in YAML; quote the text", fixed: #"text: "@person-one""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «{count} items»", "'{' at the beginning opens a mapping, and text follows its end; quote the text",
        fixed: #"text: "{count} items""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «[Draft] Notes»", "'[' at the beginning opens a list, and text follows its end; quote the text",
        fixed: #"text: "[Draft] Notes""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «- none -»", "'- ' at the beginning is for items of a list in YAML; quote the text",
        fixed: #"text: "- none -""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «?»", "'?' at the beginning is for long keys in YAML; quote the text", fixed: #"text: "?""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «Re: hello»", "': ' makes a key of 'Re'; quote the text", fixed: #"text: "Re: hello""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {text: Send, url: «mailto:?subject=Docs&body=Hi»}",
        "':?' cannot stand in a text inside brackets or braces; quote the text",
        fixed: "rows:\n  - {text: Send, url: \"mailto:?subject=Docs&body=Hi\"}", rule: "unquoted-text"),
      YAMLFaultCase(
        "footer: «Prices incl. VAT; shipping: free»",
        "': ' makes a key of 'Prices incl. VAT; shipping'; quote the text",
        fixed: #"footer: "Prices incl. VAT; shipping: free""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "sectionIndexTitles: [A, B, N, Y, «#»]",
        "'#' after a space begins a comment, so the closing ']' is not read; quote the text",
        fixed: ##"sectionIndexTitles: [A, B, N, Y, "#"]"##, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «& more»", "'&' at the beginning is for anchors in YAML; quote the text", fixed: #"text: "& more""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «**bold** move»", "'*' at the beginning is for aliases in YAML; quote the text",
        fixed: #"text: "**bold** move""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «*a b»", "'*' at the beginning is for aliases in YAML; quote the text", fixed: #"text: "*a b""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «| some text»", "'|' at the beginning opens a text on the lines below in YAML; quote the text",
        fixed: #"text: "| some text""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «> 5 items»", "'>' at the beginning opens a text on the lines below in YAML; quote the text",
        fixed: #"text: "> 5 items""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «`code`»", "no text begins with '`' in YAML; quote the text", fixed: #"text: "`code`""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "a: «!foo!bar x»", "'!' at the beginning is for tags in YAML; quote the text", fixed: #"a: "!foo!bar x""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "a: «!<x y»", "'!' at the beginning is for tags in YAML; quote the text", fixed: #"a: "!<x y""#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "- «@me»", "no text begins with '@' in YAML; quote the text", fixed: #"- "@me""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "«@me»: 1", "no text begins with '@' in YAML; quote the text", fixed: #""@me": 1"#, rule: "unquoted-text"),
      YAMLFaultCase(
        "a: [«@x», b]", "no text begins with '@' in YAML; quote the text", fixed: #"a: ["@x", b]"#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "a: {«@x»: 1}", "no text begins with '@' in YAML; quote the text", fixed: #"a: {"@x": 1}"#,
        rule: "unquoted-text"),
      YAMLFaultCase(
        "a: {text: «@me and you», b: 1}", "no text begins with '@' in YAML; quote the text",
        fixed: #"a: {text: "@me and you", b: 1}"#, rule: "unquoted-text"),
      YAMLFaultCase(
        "a: «}»", "no text begins with '}' in YAML; quote the text", fixed: #"a: "}""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «{{title}} more»", "'{' at the beginning opens a mapping, and text follows its end; quote the text",
        fixed: #"text: "{{title}} more""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {text: «{count} items», b: 1}",
        "'{' at the beginning opens a mapping, and text follows its end; quote the text",
        fixed: "rows:\n  - {text: \"{count} items\", b: 1}", rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {text: «[Draft] Notes», b: 1}",
        "'[' at the beginning opens a list, and text follows its end; quote the text",
        fixed: "rows:\n  - {text: \"[Draft] Notes\", b: 1}", rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {text: «Row #3 of 5», b: 1}",
        "'#' after a space begins a comment, so the closing '}' is not read; quote the text",
        fixed: "rows:\n  - {text: \"Row #3 of 5\", b: 1}", rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {title: Delete, color: «#ff3b30», cell: C}\n  - {title: B}",
        "'#' after a space begins a comment, so the closing '}' is not read; quote the text",
        fixed: "rows:\n  - {title: Delete, color: \"#ff3b30\", cell: C}\n  - {title: B}", rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {text: «Re: hello», b: 1}", "': ' makes a key of 'Re'; quote the text",
        fixed: "rows:\n  - {text: \"Re: hello\", b: 1}", rule: "unquoted-text"),
      YAMLFaultCase(
        "text: {title: «Note to self: call»}",
        "': ' makes a key of 'Note to self'; quote the text, or put ',' before 'self'",
        fixed: #"text: {title: "Note to self: call"}"#, .suggested, rule: "unquoted-text"),
      YAMLFaultCase(
        "日本: «東: 京»", "': ' makes a key of '東'; quote the text", fixed: #"日本: "東: 京""#, rule: "unquoted-text"),
    ])
  func texts(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "expressions without quotes",
    arguments: [
      YAMLFaultCase(
        "rows:\n  - {tag: a, cell: C, heightHandler: «$(model.vip ? 80 : 60)»}",
        "': ' makes a key of '$(model.vip ? 80'; quote the expression",
        fixed: "rows:\n  - {tag: a, cell: C, heightHandler: \"$(model.vip ? 80 : 60)\"}", rule: "unquoted-text"),
      YAMLFaultCase(
        "heightHandler: «$(model.vip ? 80 : 60)»", "': ' makes a key of '$(model.vip ? 80'; quote the expression",
        fixed: #"heightHandler: "$(model.vip ? 80 : 60)""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {when: «$(size(data.a) > 0 && data.b in ['x', 'y'])», cell: C}",
        "'[' ends a text inside brackets or braces; quote the expression",
        fixed: "rows:\n  - {when: \"$(size(data.a) > 0 && data.b in ['x', 'y'])\", cell: C}", rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {text: «$(data.names[0])», cell: C}",
        "'[' ends a text inside brackets or braces; quote the expression",
        fixed: "rows:\n  - {text: \"$(data.names[0])\", cell: C}", rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «$(model.label + ': ' + model.value)»", "': ' makes a key of '$(model.label + ''; quote the expression",
        fixed: #"text: "$(model.label + ': ' + model.value)""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "text: «$(model.label): $(model.value)»", "': ' makes a key of '$(model.label)'; quote the expression",
        fixed: #"text: "$(model.label): $(model.value)""#, rule: "unquoted-text"),
      YAMLFaultCase(
        "rows:\n  - {tag: «companies[$(index)].name»}",
        "'[' ends a text inside brackets or braces; quote the expression",
        fixed: "rows:\n  - {tag: \"companies[$(index)].name\"}", rule: "unquoted-text"),
    ])
  func expressions(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "quotes that end a text too early, or not at all",
    arguments: [
      YAMLFaultCase(
        #"text: "$(model.title == «"»x" ? 1 : 2)""#,
        #"a double quote inside double quotes ends the text; use single quotes inside, or write '\"'"#,
        fixed: #"text: "$(model.title == 'x' ? 1 : 2)""#, rule: "unclosed-quote"),
      YAMLFaultCase(
        "text: '$(model.title == «'»x' ? 1 : 2)'",
        "an apostrophe inside single quotes ends the text; use double quotes around it, or write it twice",
        fixed: #"text: "$(model.title == 'x' ? 1 : 2)""#, rule: "unclosed-quote"),
      YAMLFaultCase(
        "text: Don't\nb: 'Don«'»t'",
        "an apostrophe inside single quotes ends the text; use double quotes around it, or write it twice",
        fixed: "text: Don't\nb: \"Don't\"", rule: "unclosed-quote"),
      YAMLFaultCase(
        "title: 'It«'»s fine'",
        "an apostrophe inside single quotes ends the text; use double quotes around it, or write it twice",
        fixed: #"title: "It's fine""#, rule: "unclosed-quote"),
      YAMLFaultCase(
        #"text: "He said «"»hi" to me""#,
        #"a double quote inside double quotes ends the text; use single quotes inside, or write '\"'"#,
        fixed: #"text: 'He said "hi" to me'"#, rule: "unclosed-quote"),
      YAMLFaultCase(
        "- \"say «\"»hi\"\"\n- b",
        #"a double quote inside double quotes ends the text; use single quotes inside, or write '\"'"#,
        fixed: "- 'say \"hi\"'\n- b", rule: "unclosed-quote"),
      YAMLFaultCase(
        #"text: "a\n «"»b" c""#,
        #"a double quote inside double quotes ends the text; use single quotes inside, or write '\"'"#,
        fixed: #"text: "a\n \"b\" c""#, rule: "unclosed-quote"),
      YAMLFaultCase(
        "rows:\n  - {text: \"say «\"»hi\", ok\", b: 1}",
        #"a double quote inside double quotes ends the text; use single quotes inside, or write '\"'"#,
        fixed: "rows:\n  - {text: 'say \"hi\", ok', b: 1}", rule: "unclosed-quote"),
      YAMLFaultCase(
        "rows:\n  - {text: 'Don«'»t', b: 1}",
        "an apostrophe inside single quotes ends the text; use double quotes around it, or write it twice",
        fixed: "rows:\n  - {text: \"Don't\", b: 1}", rule: "unclosed-quote"),
      YAMLFaultCase(
        #"a: "x" «y»"#, "the text ends at the closing quote, found 'y' after it; quote the whole text",
        fixed: #"a: '"x" y'"#, .suggested, rule: "unclosed-quote"),
      YAMLFaultCase(
        "title: «\"»Hello\ntag: a",
        #"the quote opened here is not closed before the end of the file; expected " at the end of the text"#,
        fixed: "title: \"Hello\"\ntag: a", .suggested, rule: "unclosed-quote"),
      YAMLFaultCase(
        "title: «\"»Hello\ntag: \"x\"\nb: 1", "the quote opened here is closed only on line 2, where more text follows",
        fixed: "title: \"Hello\"\ntag: \"x\"\nb: 1", .suggested, rule: "unclosed-quote"),
      YAMLFaultCase(
        "a: «'»b\n--- \nc: d",
        "the quote opened here is not closed before the document ends; expected ' at the end of the text",
        fixed: "a: 'b'\n--- \nc: d", .suggested, rule: "unclosed-quote"),
    ])
  func quotes(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "backslashes in double quotes",
    arguments: [
      YAMLFaultCase(
        #"text: "Say «\$»(x)""#, #"'\$' is no escape; a '$(' that begins no expression is written '$$('"#,
        fixed: #"text: "Say $$(x)""#, rule: "unknown-escape"),
      YAMLFaultCase(
        #"text: "C:«\U»sers""#, #"'\U' in double quotes takes 8 hexadecimal digits; use single quotes, or write '\\U'"#,
        fixed: #"text: 'C:\Users'"#, rule: "unknown-escape"),
      YAMLFaultCase(
        #"format: "[«\w»._%+-]+@[\w.-]+\.\w{2,}""#,
        #"'\w' is no escape in double quotes; use single quotes, or write '\\w'"#,
        fixed: #"format: '[\w._%+-]+@[\w.-]+\.\w{2,}'"#, rule: "unknown-escape"),
      YAMLFaultCase(
        #"a: "«\ud83d»\ude00""#,
        #"'\ud83d' is no character; write the character itself, or '\U' with its eight digits"#, rule: "unknown-escape"),
      YAMLFaultCase(
        #"a: "«\x4»""#, #"'\x' in double quotes takes 2 hexadecimal digits; use single quotes, or write '\\x'"#,
        fixed: #"a: '\x4'"#, rule: "unknown-escape"),
      YAMLFaultCase(
        #"a: "C:\new«\U»sers""#,
        #"'\U' in double quotes takes 8 hexadecimal digits; use single quotes, or write '\\U'"#,
        fixed: #"a: 'C:\new\Users'"#, .suggested, rule: "unknown-escape"),
      YAMLFaultCase(
        #"a: "tab\t, «\d»""#, #"'\d' is no escape in double quotes; use single quotes, or write '\\d'"#,
        fixed: #"a: 'tab\t, \d'"#, .suggested, rule: "unknown-escape"),
      YAMLFaultCase(#"a: "«\$»5""#, #"'\$' is no escape; write '$' alone"#, fixed: #"a: "$5""#, rule: "unknown-escape"),
      YAMLFaultCase(
        "a: «\"»x\\\n",
        #"the quote opened here is not closed before the end of the file; expected " at the end of the text"#,
        fixed: "a: \"x\\\"\n", .suggested, rule: "unclosed-quote"),
    ])
  func escapes(_ faultCase: YAMLFaultCase) { faultCase.check() }

  @Test(
    "texts that look dangerous and are not",
    arguments: [
      "heightHandler: $(model.vip ?80:60)",
      "rows:\n  - {height: $(model.vip ?80:60), cell: C}",
      "when: $(data.b in ['x', 'y'])",
      #"when: $(data.plan in ["pro", "team"])"#,
      "text: Order #$(model.id)",
      "text: $(model.first) $(model.last) #$(model.no)",
      #"format: '[\w._%+-]+@[\w.-]+\.\w{2,}'"#,
      "backgroundColor: #ff3b30",
      "backgroundColor: rgba(14,122,254,0.1)",
      "style: {background: rgba(14,122,254,0.1)}",
      "text: {count}",
      "text: https://example.com",
      "rows:\n  - {text: Docs, url: https://example.com/a,b}",
      "icon: mdi:lightbulb",
      "rows: [{icon: mdi:lightbulb, cell: custom:mushroom-light-card}]",
      "tag: companies[$(index)].name",
      "rows:\n  - {tag: 'companies[$(index)].name'}",
      "rows:\n  - tag: a\n    x: {title: What's new?, b: 1}",
      "rows:\n  - {title: Why?, b: 1}",
      "rows: [Wi-Fi, Bluetooth, Airplane mode: on]",
      "rows:\n  - Wi-Fi\n  - Bluetooth: on",
      "canEdit: YES",
      "canEdit: yes",
      "on: x",
      "header: {title: People & friends}",
      "footer: {title: Prices incl. VAT, shipping free}",
      "text: '50% off'\nsub: 50% off",
      #"text: '$(model.title == "x" ? 1 : 2)'"#,
      "text: >-\n  $(model.a\n    ? 1 : 2)",
      "when: $(!data.flags.redesign)",
      "rows:\n  - forEach: $(data.people.filter(p, p.vip))\n    cell: C",
      "rows:\n  - {forEach: $(data.people.filter(p, p.vip)), cell: C}",
      "title: ✛ ADD COMPANY\nb: ADD COMPANY ✛",
      "text: 1.0\ntag: 007\nprice: 12.50\ntime: 12:30\ndate: 2024-05-01\nver: 1.10",
      "text: ~\nb: null\nc:\nd: ''",
      "sectionIndexTitles: [A, B, '#']",
      "sectionIndexTitles: [A, B, N, Y, On, No]",
      "tag: a # note",
      "text: a\tb",
    ])
  func harmless(text: String) {
    let (tree, findings) = SpecReader.read(SourceFile(name: "list.yaml", bytes: Array(text.utf8)))
    #expect(findings == [])
    #expect(tree.isComplete)
  }
}
