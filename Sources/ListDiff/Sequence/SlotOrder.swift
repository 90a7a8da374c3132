/// The order in which things stand while some of them are moved one after the other to where they will be.
///
/// Each has a slot where it is and one where it will be. What stays has one for both. A new place is right behind the
/// one before it, so what has not been moved yet stands behind it, in front of the next that stays.
struct SlotOrder {
  /// By old place: its slot.
  private(set) var slotsOfOld: [Int]
  /// By new place: its slot.
  private(set) var slotsOfNew: [Int] = []
  /// By slot: the old place, negative for one that is only new.
  private(set) var olds: [Int] = []
  /// By slot: the new place, negative for one that is only old.
  private(set) var news: [Int] = []

  /// The order of some things. `old` gives by new place the old one; negative for what does not stay.
  init(oldCount: Int, stable old: [Int]) {
    slotsOfOld = Array(repeating: -1, count: oldCount)
    slotsOfNew.reserveCapacity(old.count)
    var next = 0
    func add(_ slots: inout SlotOrder, _ old: Int, _ new: Int) {
      slots.olds.append(old)
      slots.news.append(new)
    }
    for (new, place) in old.enumerated() {
      if place >= 0 {
        while next < place {
          slotsOfOld[next] = olds.count
          add(&self, next, -1)
          next += 1
        }
        slotsOfOld[place] = olds.count
        next = place + 1
      }
      slotsOfNew.append(olds.count)
      add(&self, place, new)
    }
    while next < oldCount {
      slotsOfOld[next] = olds.count
      add(&self, next, -1)
      next += 1
    }
  }

  /// How many slots there are.
  var count: Int { olds.count }
}
