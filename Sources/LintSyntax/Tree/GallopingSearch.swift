/// Binary search for what is mostly near.
enum GallopingSearch {
  /// The first place from which on something holds, or `end`, looked for in steps that grow.
  @inline(__always)
  static func firstPlace(from start: Int, to end: Int, where holds: (Int) -> Bool) -> Int {
    var low = start
    var step = 1
    while low < end {
      let next = min(low &+ step, end) &- 1
      if holds(next) { break }
      low = next &+ 1
      step &*= 2
    }
    var high = min(low &+ step, end)
    while low < high {
      let middle = (low &+ high) / 2
      if holds(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
