import ListTestSupport
import Testing

/// Rows that name no class but have what a plain cell shows (language.md 2.7).
@Suite("plain rows")
struct PlainRowTests {
  @Test(
    "a plain row without a height has 44, except in UIKit",
    arguments: [
      ResolveExample.holo(
        "rows: [a, {text: a}, {detail: a}, {value: a}, {image: a}, {text: a, height: 60}, {text: a, height: 0}]",
        [
          "row 0 height": "44 by implied", "row 1 height": "44 by implied", "row 2 height": "44 by implied",
          "row 3 height": "44 by implied", "row 4 height": "44 by implied", "row 5 height": "60 by value",
          "row 6 height": "0 by value",
        ]),
      .holo("rowHeight: 50\nrows: [a]", ["row 0 height": "50 by inherited"]),
      .holo("rowDefaults: {heightHandler: native}\nrows: [a]", ["row 0 height": "native by inherited"]),
      .uikit("rows: [a, {text: a, detail: b}]", ["row 0 height": "automatic by runtime"]),
    ])
  func height(example: ResolveExample) { expect(example) }

  @Test(
    "'detail' makes the style subtitle, 'value' makes it value1 and is the detail",
    arguments: ["holo", "uikit"].flatMap { runtime in
      [
        ResolveExample(
          runtime: runtime,
          "rows: [a, {text: a, detail: b}, {text: a, value: 1.0}, {text: a, detail: b, style: value2}]",
          [
            "row 0 text": "'a' by value", "row 0 style": "default by runtime",
            "row 0 cell": "UITableViewCell by runtime",
            "row 1 style": "subtitle by implied", "row 1 detail": "'b' by value", "row 2 style": "value1 by implied",
            "row 2 detail": "'1.0' by value", "row 3 style": "value2 by value",
          ]),
        ResolveExample(
          runtime: runtime, "rowDefaults: {style: value2}\nrows: [{text: a, detail: b}]",
          ["row 0 style": "value2 by inherited"]),
        ResolveExample(
          runtime: runtime, "rows: [{text: a, detail: {native: detailOf}}]",
          ["row 0 style": "subtitle by implied", "row 0 detail": "native 'detailOf' by value"]),
      ]
    })
  func style(example: ResolveExample) { expect(example) }

  @Test(
    "a row of a class is not plain, whatever it shows",
    arguments: [
      ResolveExample.holo(
        "rows: [{cell: C, text: a, detail: b}]",
        ["row 0 height": "nothing by runtime", "row 0 style": "default by runtime", "row 0 detail": "'b' by value"]),
      .holo(
        "rowDefaults: {cell: C}\nrows: [{text: a, value: b}]",
        ["row 0 height": "nothing by runtime", "row 0 style": "default by runtime", "row 0 detail": "'b' by value"]),
      .holo(
        "cells: {C: {height: 9, detail: a, text: t}}\nrows: [{cell: C, value: b}, {cell: C}]",
        [
          "row 0 detail": "'b' by value", "row 0 text": "'t' by classDefault", "row 1 detail": "'a' by classDefault",
        ]),
    ])
  func classes(example: ResolveExample) { expect(example) }

  @Test(
    "a row without a class and without anything to show is not plain",
    arguments: [
      ResolveExample.holo(
        "rowDefaults: {image: a}\nrows: [{tag: a}, {accessoryType: checkmark}]",
        ["row 0 height": "nothing by runtime", "row 1 height": "nothing by runtime"])
    ])
  func nothingToShow(example: ResolveExample) { expect(example) }

  @Test(
    "plain rows of one style are reused by one identifier, of two by two",
    arguments: [
      ResolveExample.holo(
        "rows: [a, {text: a, detail: b}, {text: a, value: b}, {text: a, style: value2}, {text: a, reuseId: own}]",
        [
          "row 0 reuseId": "UITableViewCell by runtime", "row 1 reuseId": "UITableViewCell.subtitle by implied",
          "row 2 reuseId": "UITableViewCell.value1 by implied", "row 3 reuseId": "UITableViewCell.value2 by implied",
          "row 4 reuseId": "'own' by value",
        ])
    ])
  func reuse(example: ResolveExample) { expect(example) }
}
