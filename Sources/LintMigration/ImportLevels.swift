/// The longest chain of imports below each target; targets that import each other share one.
///
/// Tarjan's algorithm: a ring of targets is complete before anything that imports it is.
struct ImportLevels {
  private let imports: [Int: Set<Int>]
  /// Of targets whose ring is complete.
  private var levels: [Int: Int] = [:]
  /// In the order in which targets were come to.
  private var numbers: [Int: Int] = [:]
  /// Those whose ring is not complete.
  private var path: [Int] = []

  private struct Visit {
    let target: Int
    var left: [Int]
    /// The least number that its imports lead back to.
    var least: Int
  }

  /// - Parameter imports: for each target, those that it imports.
  static func levels(of targets: [Int], imports: [Int: Set<Int>]) -> [Int: Int] {
    var found = ImportLevels(imports: imports)
    for target in targets where found.numbers[target] == nil { found.visit(target) }
    return found.levels
  }

  private init(imports: [Int: Set<Int>]) { self.imports = imports }

  private mutating func visit(_ target: Int) {
    var visits = [enter(target)]
    while var visit = visits.popLast() {
      if let next = visit.left.popLast() {
        if let number = numbers[next] {
          if levels[next] == nil { visit.least = min(visit.least, number) }
          visits.append(visit)
        } else {
          visits += [visit, enter(next)]
        }
      } else {
        if let last = visits.indices.last { visits[last].least = min(visits[last].least, visit.least) }
        if visit.least == numbers[visit.target] { completeRing(from: visit.target) }
      }
    }
  }

  private mutating func enter(_ target: Int) -> Visit {
    let number = numbers.count
    numbers[target] = number
    path.append(target)
    return Visit(target: target, left: Array(imports[target] ?? []), least: number)
  }

  private mutating func completeRing(from target: Int) {
    guard let start = path.lastIndex(of: target) else { return }
    let ring = path[start...]
    // Members of the ring have no level yet.
    let below = ring.flatMap { (imports[$0] ?? []).compactMap { levels[$0] } }.max()
    for member in ring { levels[member] = below.map { $0 + 1 } ?? 0 }
    path.removeSubrange(start...)
  }
}
