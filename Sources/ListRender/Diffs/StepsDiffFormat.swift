internal import ListDiff

/// Differences as stages of UIKit's batch updates, for a program that animates them.
enum StepsDiffFormat: DiffFormat {
  static let name = "steps"
  static let summary = "stages that UIKit's batch updates take, as JSON"
  static let canShowPart = false

  static func write(_ diff: ListDifference, _ style: TextStyle, to out: inout ByteBuffer) {
    let stages = BatchStages.stages(for: diff.changes)
    out.append("{\n  \"listspec-steps\": 1,\n  \"stages\": [")
    for (place, stage) in stages.enumerated() {
      out.append(place == 0 ? "\n    {" : ",\n    {")
      write(stage, diff.changes, to: &out)
      out.append("\n    }")
    }
    out.append(stages.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func write(_ stage: BatchStage, _ changes: ListChanges, to out: inout ByteBuffer) {
    write("deleteSections", stage.deletedSections, isFirst: true, to: &out) { $1.append($0) }
    write("insertSections", stage.insertedSections, to: &out) { $1.append($0) }
    write("moveSections", stage.movedSections, to: &out) { move, out in
      out.append("[\(move.from), \(move.to)]")
    }
    write("reloadSections", stage.reloadedSections, to: &out) { $1.append($0) }
    write("deleteRows", stage.deletedRows, to: &out, place)
    write("insertRows", stage.insertedRows, to: &out, place)
    write("moveRows", stage.movedRows, to: &out) { move, out in
      out.append("[")
      place(move.from, &out)
      out.append(", ")
      place(move.to, &out)
      out.append("]")
    }
    write("reloadRows", stage.reloadedRows, to: &out, place)
    out.append(",\n      \"result\": {\"sections\": [")
    for (place, section) in stage.result.enumerated() {
      out.append(place == 0 ? "\n        {" : ",\n        {")
      out.append("\"old\": \(section.old.map(String.init) ?? "null"), ")
      out.append("\"new\": \(section.new.map(String.init) ?? "null"), \"rows\": [")
      for (place, row) in section.rows.enumerated() {
        if place > 0 { out.append(", ") }
        if row < 0 { out.append("null") } else { self.place(changes.new.indexPath(ofRow: row), &out) }
        out.drainIfLong()
      }
      out.append("]}")
    }
    out.append(stage.result.isEmpty ? "]}" : "\n      ]}")
  }

  private static func place(_ place: BatchStage.Place, _ out: inout ByteBuffer) {
    out.append("[\(place.section), \(place.row)]")
  }

  private static func place(_ place: (section: Int, row: Int), _ out: inout ByteBuffer) {
    out.append("[\(place.section), \(place.row)]")
  }

  private static func write<Value>(
    _ name: String, _ values: [Value], isFirst: Bool = false, to out: inout ByteBuffer,
    _ body: (Value, inout ByteBuffer) -> Void
  ) {
    out.append(isFirst ? "\n      \"" : ",\n      \"")
    out.append(name)
    out.append("\": [")
    for (place, value) in values.enumerated() {
      if place > 0 { out.append(", ") }
      body(value, &out)
      out.drainIfLong()
    }
    out.append("]")
  }
}
