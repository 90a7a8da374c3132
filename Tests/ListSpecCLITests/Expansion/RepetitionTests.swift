import Testing

/// Rows and sections that are made of data (language.md 2.5).
@Suite("repetition")
struct RepetitionTests {
  @Test(
    "the name of an element is one that expressions can use, and hides nothing",
    arguments: [
      "2x": false, "''": false, "a-b": false, "in": false, "true": false, "data": false, "_who1": true, "each2": true,
    ])
  func names(name: String, isGood: Bool) throws {
    let list = try ExpandedList("rows: [{forEach: [1], as: \(name), text: t}]")
    #expect(list.findings.map { $0.contains("'as' is ") } == (isGood ? [] : [true]), "\(list.findings)")
  }

  @Test("the list of language.md 2 comes to the rows, heights and totals that language.md 6 shows")
  func contract() throws {
    let list = try ExpandedList(
      """
      listspec: 1
      runtime: holo
      tag: settings
      cells:
        ProfileCell:
          model: {compact: false}
          implements: {height: "$(model.compact ? 56 : 72)", configure: native}
        SwitchCell: {style: value1, height: 44}
        PersonCell: {didSelect: openPerson}
      sections:
        - tag: account
          header: {title: Account}
          rows:
            - {tag: profile, cell: ProfileCell, model: {name: Ada}, didSelect: openProfile}
            - {tag: sync, cell: SwitchCell, model: {title: Sync}}
        - tag: people
          header: {view: PeopleHeader, model: {title: People}, height: 32}
          rows:
            - forEach: "$(data.people)"
              cell: PersonCell
              tag: "person-$(each.id)"
              height: "$(each.vip ? 80 : 60)"
      data:
        people: [{id: 1, vip: true}, {id: 2, vip: false}]
      """)
    #expect(list.findings == [])
    #expect(list.rows("tag") == ["'profile'", "'sync'", "'person-1'", "'person-2'"])
    #expect(list.rows("height") == ["72", "44", "80", "60"])
    #expect(list.output.contains(#""totals": {"sections": 2, "rows": 4, "height": 316, "unknown": 0}"#))
    let first =
      #"{"indexPath": [0, 0], "tag": "profile", "cell": "ProfileCell", "reuseId": "ProfileCell", "style": "default", "#
      + #""model": {"compact": false, "name": "Ada"}, "height": 72, "estimatedHeight": 72, "canEdit": false, "#
      + #""canMove": false, "events": {"didSelect": {"native": "openProfile"}}}"#
    #expect(list.output.contains(first))
    #expect(
      list.output.contains(#""header": {"view": null, "title": "Account", "height": 28, "estimatedHeight": 28},"#))
    #expect(list.output.contains(#"{"reuseId": "ProfileCell", "cell": "ProfileCell"},"#))
    #expect(
      list.output.hasPrefix(
        "{\n  \"listspec-compiled\": 1,\n  \"kind\": \"table\",\n  \"runtime\": \"holo\",\n  \"tag\": \"settings\",\n"))
    #expect(
      list.output.contains(
        #""tag": "person-2", "cell": "PersonCell", "reuseId": "PersonCell", "style": "default", "model": {"id": 2, "vip": false}"#
      ))
  }

  @Test("P9TableViewHandler's 'data' is the model of a row that 'forEach' makes")
  func recordData() throws {
    let list = try ExpandedList(
      """
      listspec: 1
      runtime: p9
      types: {person: PersonCell}
      sections:
        - records:
            - {forEach: [Ada, Bob], type: person, data: {name: "$(each)"}}
            - {when: "$(false)", type: person, data: {name: Eve}}
      """)
    #expect(list.rows("model") == [#"{"name":"Ada"}"#, #"{"name":"Bob"}"#])
  }

  @Test(
    "'forEach' goes over lists, maps in written order, inline lists and whatever an expression gives",
    arguments: [
      ("\"$(data.list)\"", ["'3-0'", "'1-1'"]),
      ("[a, \"$(1 + 1)\"]", ["'a-0'", "'2-1'"]),
      ("\"$(data.list.map(x, x * 2))\"", ["'6-0'", "'2-1'"]),
      ("\"$(range(2))\"", []),
    ])
  func sources(source: String, tags: [String]) throws {
    let list = try ExpandedList(
      "data: {list: [3, 1]}\nrows: [{forEach: \(source), tag: \"$(each)-$(index)\", text: t}]")
    if tags.isEmpty {
      #expect(list.rules == ["expression-name"])
    } else {
      #expect(list.rows("tag") == tags)
    }
    let map = try ExpandedList(
      """
      data: {map: {z: 1, a: 2}}
      rows:
        - {forEach: "$(data.map)", tag: "$(each.key)=$(each.value)", text: t}
        - {forEach: {y: 3, b: 4}, tag: "$(each.key)=$(each.value)", text: t}
      """)
    #expect(map.rows("tag") == ["'z=1'", "'a=2'", "'y=3'", "'b=4'"])
    #expect(map.output.contains(#""model": {"key": "z", "value": 1}"#))
  }

  @Test("in repetitions of repetitions the inner element hides the outer one, which has its name, and comes back")
  func nesting() throws {
    let list = try ExpandedList(
      """
      data: {groups: [{name: a, items: [1, 2]}, {name: b, items: []}]}
      sections:
        - forEach: "$(data.groups)"
          as: group
          tag: "$(group.name)"
          rows:
            - {tag: "first-$(each.name)-$(index)", text: t}
            - {forEach: "$(group.items)", as: item, tag: "$(group.name)-$(each)-$(item)-$(index)", text: t}
            - {forEach: "$(each.items)", tag: "again-$(each)", text: t}
            - {tag: "last-$(each.name)-$(index)", text: t}
      """)
    #expect(list.findings == [])
    #expect(
      list.rows("tag") == [
        "'first-a-0'", "'a-1-1-0'", "'a-2-2-1'", "'again-1'", "'again-2'", "'last-a-0'", "'first-b-1'", "'last-b-1'",
      ])
  }

  @Test("one anchor may stand in repetitions that give their element different names")
  func anchoredTemplates() throws {
    let list = try ExpandedList(
      """
      rows:
        - &row {forEach: [1], as: one, tag: "a$(one)", text: &t "$(string(one))"}
        - {forEach: [2], as: other, tag: "b$(other)", text: *t}
      """)
    #expect(list.rules == ["expression-name"])
  }

  @Test("a repetition over nothing makes no rows, and its expressions are checked all the same")
  func nothing() throws {
    let empty = try ExpandedList("rows: [{forEach: \"$([])\", tag: \"$(each.id)\", text: t}]")
    #expect(empty.findings == [] && empty.rows("tag") == [])
    let wrong = try ExpandedList("rows:\n  - {forEach: \"$([])\", tag: \"$(eech.id)\", text: \"$(1 +)\"}")
    #expect(wrong.rules == ["expression-name", "expression-syntax"])
    let nested = try ExpandedList(
      "sections: [{forEach: [], as: s, rows: [{forEach: \"$(s.rows)\", as: r, tag: \"$(r.id)\", text: t}]}]")
    #expect(nested.findings == [])
  }

  @Test(
    "what is repeated is a list or a map; anything else is one finding", arguments: ["5", "\"$(5)\"", "\"$(each.x)\""])
  func scalars(source: String) throws {
    let rows = "[{forEach: \(source), text: t}]"
    let list = try ExpandedList("sections: [{forEach: [{x: 1}, {x: 2}], rows: \(rows)}]")
    #expect(list.findings.count == 1)
    #expect(list.findings[0].contains("expected a list"), "\(list.findings)")
  }
}
