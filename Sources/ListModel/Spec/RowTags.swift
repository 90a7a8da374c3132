internal import SpecTree

/// Numbering the tags of rows.
extension SpecBuilder {
  /// Numbers the tags of the rows that were read since it was called last: many at a time, while what they say is
  /// still in the processor's cache.
  mutating func numberTags() {
    let rows = numberedRows..<spec.rows.count
    numberedRows = rows.upperBound
    pendingTags.removeAll(keepingCapacity: true)
    for place in rows {
      if let tag = spec.rows[place].tag { pendingTags.append(tag) }
    }
    spec.rowTags.intern(pendingTags, in: view, into: &tagNumbers)
    var next = 0
    for place in rows where spec.rows[place].tag != nil {
      spec.rows[place].numberTag(tagNumbers[next])
      next += 1
    }
  }
}
