internal import ListModel
internal import SpecTree

/// Writing rows on another core: what `RowsBeside` starts, and what becomes of it.
extension CompiledWriter {
  /// Has some rows of a section written on another core.
  func startWriting(
    _ places: Range<Int>, ofSection number: Int, _ beside: RowsBeside
  ) -> () -> RowsBeside.Stretch {
    startWriting(places.count, beside) { writer, out in
      writer.writeRows(places, of: writer.resolver.spec.sections[number], number, to: &out)
    }
  }

  /// Has some sections written on another core.
  func startWriting(sections: Range<Int>, _ beside: RowsBeside) -> () -> RowsBeside.Stretch {
    startWriting(beside.length, beside) { writer, out in
      for number in sections { writer.write(writer.resolver.spec.sections[number], number, to: &out) }
    }
  }

  private func startWriting(
    _ rows: Int, _ beside: RowsBeside, _ write: @escaping @Sendable (inout CompiledWriter, inout ByteBuffer) -> Void
  ) -> () -> RowsBeside.Stretch {
    beside.start { [spec = beside.spec, tree = beside.tree, files] in
      tree.withView { view in
        var writer = CompiledWriter(Resolver(spec, in: view), nil, files)
        writer.isStretch = true
        var text = ByteBuffer(room: rows * Self.likelyRow)
        write(&writer, &text)
        return RowsBeside.Stretch(
          text: text.stretch, heights: writer.heights, reuse: writer.reuse.entries, sections: writer.totals.sections,
          rows: writer.totals.rows)
      }
    }
  }

  /// Appends rows that were written on another core.
  mutating func append(_ stretch: RowsBeside.Stretch, to out: inout ByteBuffer) {
    out.append(stretch.text)
    out.drainIfLong()
    for entry in stretch.reuse { reuse.add(entry) }
    for height in stretch.heights { note(height: height) }
    totals.sections += stretch.sections
    totals.rows += stretch.rows
  }
}
