/// Which lines of two texts differ.
enum LineDifference {
  /// Lines of one text and the lines in their place in the other.
  typealias Change = (old: Range<Int>, new: Range<Int>)

  /// How many lines are compared with each other at a time. Finding the fewest changes of two whole texts takes the
  /// square of their length if everything changed; otherwise the unchanged lines make the windowed result the same.
  private static let window = 256

  /// The runs of lines that differ, in order; the fewest where they are few.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    // Most of both is equal, and comparing what is in between costs more than its length.
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
    var changes: [Change] = []
    var (i, j) = (prefix, prefix)
    while i < oldEnd || j < newEnd {
      let (oldLimit, newLimit) = (min(i + window, oldEnd), min(j + window, newEnd))
      let found = fewest(old[i..<oldLimit], new[j..<newLimit])
      // Lines that differ at the end of a window may match lines after it.
      let isLast = oldLimit == oldEnd && newLimit == newEnd
      let sure = isLast ? found : found.filter { $0.old.upperBound < oldLimit && $0.new.upperBound < newLimit }
      for change in sure.isEmpty ? Array(found.prefix(1)) : sure { append(change, to: &changes) }
      if isLast { break }
      if let last = changes.last { (i, j) = (last.old.upperBound, last.new.upperBound) }
      while i < oldEnd, j < newEnd, old[i] == new[j] { (i, j) = (i + 1, j + 1) }
    }
    return changes
  }

  /// Changes with nothing between them are one.
  private static func append(_ change: Change, to changes: inout [Change]) {
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = (
        last.old.lowerBound..<change.old.upperBound, last.new.lowerBound..<change.new.upperBound
      )
    } else {
      changes.append(change)
    }
  }

  private static func fewest(_ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>) -> [Change] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): added.insert(new.startIndex + offset)
      }
    }
    var changes: [Change] = []
    var (i, j) = (old.startIndex, new.startIndex)
    while i < old.endIndex || j < new.endIndex {
      let (from, to) = (i, j)
      while removed.contains(i) { i += 1 }
      while added.contains(j) { j += 1 }
      if i > from || j > to {
        changes.append((from..<i, to..<j))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return changes
  }
}
