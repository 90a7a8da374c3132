import SpecTree
import Testing

@Suite("edits of JSON")
struct DraftJSONTests {
  @Test(
    "indentation and commas stay right",
    arguments: [
      DraftCase(
        "two spaces",
        "{\n  \"rows\": [\n    {\n      \"tag\": \"a\"\n    },\n    {\n      \"tag\": \"b\"\n    }\n  ]\n}\n",
        .insert("{tag: c, h: 0x1F, m: {x: ~}}", into: "rows", at: 2), .remove("rows/0"),
        gives:
          "{\n  \"rows\": [\n    {\n      \"tag\": \"b\"\n    },\n    {\n      \"tag\": \"c\",\n      \"h\": 31,\n      \"m\": {\n        \"x\": null\n      }\n    }\n  ]\n}\n",
        file: "base.json"),
      DraftCase(
        "tabs, rows on one line", "{\n\t\"rows\": [\n\t\t{\"tag\": \"a\"},\n\t\t{\"tag\": \"b\"}\n\t]\n}",
        .insert("{tag: c}", into: "rows", at: 0), .remove("rows/2"), .set("rows/1", "h", "[1, 'x']"),
        gives: "{\n\t\"rows\": [\n\t\t{\"tag\": \"c\"},\n\t\t{\"tag\": \"a\", \"h\": [1, \"x\"]}\n\t]\n}",
        file: "base.json"),
      DraftCase(
        "on one line, compact", "{\"rows\":[{\"tag\":\"a\"},{\"tag\":\"b\"}],\"n\":1}",
        .insert("{tag: c, h: 1}", into: "rows", at: 1), .remove("rows/2"), .unset("", "n"),
        gives: "{\"rows\":[{\"tag\":\"a\"},{\"tag\":\"c\",\"h\":1}]}", file: "base.json"),
      DraftCase(
        "an empty list in an indented file", "{\n  \"rows\": [],\n  \"n\": 1\n}\n",
        .insert("{tag: c}", into: "rows", at: 0), .unset("", "n"),
        gives: "{\n  \"rows\": [\n    {\n      \"tag\": \"c\"\n    }\n  ]\n}\n", file: "base.json"),
      DraftCase(
        "all goes", "{\n  \"rows\": [\n    1,\n    2\n  ]\n}\n", .remove("rows/0"), .remove("rows/0"),
        gives: "{\n  \"rows\": []\n}\n", file: "base.json"),
      DraftCase(
        "a row moves to another depth",
        "{\n  \"a\": [\n    {\n      \"x\": 1\n    }\n  ],\n  \"b\": {\n    \"c\": [\n      2\n    ]\n  }\n}\n",
        .move("a/0", into: "b/c", at: 1),
        gives:
          "{\n  \"a\": [],\n  \"b\": {\n    \"c\": [\n      2,\n      {\n        \"x\": 1\n      }\n    ]\n  }\n}\n",
        file: "base.json"),
      DraftCase(
        "texts", "{\"a\": 1}", .set("", "a", "\"q\\\"\\n\\u0007é\""), .set("", "b", "no"),
        gives: "{\"a\": \"q\\\"\\n\\u0007é\", \"b\": \"no\"}", file: "base.json"),
    ])
  func json(_ sample: DraftCase) throws {
    let text = try DraftSteps.text(sample.base, sample.steps, name: sample.file)
    #expect(text == sample.expected)
  }
}
