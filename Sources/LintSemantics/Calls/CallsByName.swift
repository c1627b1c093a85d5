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

extension ProjectIndex {
  /// The calls of a name in a file, in source order.
  func calls(named name: Name, in file: FileID) -> ArraySlice<RecordID> {
    let calls = calls(in: file)
    return callAnswers.byName(file) { CallsByName(calls) }.of(name, in: calls)
  }

  /// The calls of a name that a file declares, in the order of files and offsets.
  ///
  /// - Parameter label: calls in files that do not mention it may be left out; `noName` for none.
  func calls(named name: Name, declaredIn file: FileID, label: Name = .noName) -> [BodyRef] {
    var found: [BodyRef] = []
    for user in users(of: file, mentioning: name, and: label) {
      for call in calls(named: name, in: user) { found.append(BodyRef(file: user, id: call)) }
    }
    return found
  }
}
