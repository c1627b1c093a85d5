import LintSyntax

/// The calls of a file in the order of their names, so that those of one name are found without a look at all others.
struct CallsByName: Sendable {
  /// By name, then in source order.
  private let order: [RecordID]

  init(_ calls: [CallRecord]) {
    order = calls.indices.map { RecordID($0) }.sorted {
      let (one, other) = (calls[Int($0)].name.rawValue, calls[Int($1)].name.rawValue)
      return one == other ? $0 < $1 : one < other
    }
  }

  /// - Parameter calls: those that the order was made of.
  func of(_ name: Name, in calls: [CallRecord]) -> ArraySlice<RecordID> {
    let start = firstPlace { calls[Int($0)].name.rawValue >= name.rawValue }
    let end = firstPlace { calls[Int($0)].name.rawValue > name.rawValue }
    return order[start..<end]
  }

  private func firstPlace(where holds: (RecordID) -> Bool) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(order[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
