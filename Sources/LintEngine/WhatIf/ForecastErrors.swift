import LintKit

/// What is forecast of a project: errors by their lines and words, and what they rest on. Changes that stay in their
/// lines leave other errors as they are.
struct ForecastErrors: Sendable {
  struct Key: Sendable, Hashable {
    let path: String
    let line: Int
    let rule: String
    let message: String
  }

  struct Root: Sendable, Hashable {
    let place: PlannedChange.Place
    let kind: String
    let name: String
    let isAlternative: Bool
    let annotations: [Annotation]
  }

  private(set) var all: [(key: Key, roots: [Root])] = []
  private var counts: [Key: Int] = [:]
  var count: Int { all.count }

  mutating func add(_ key: Key, _ roots: [Root]) {
    all.append((key, roots))
    counts[key, default: 0] += 1
  }

  /// How many errors are not among the others, and which of the others are new, in their order.
  func difference(to other: ForecastErrors) -> (removed: Int, added: [Key]) {
    let removed = counts.reduce(0) { $0 + max(0, $1.value - other.counts[$1.key, default: 0]) }
    return (removed, other.added(to: self).map(\.key))
  }

  /// Those that are not among the old ones.
  func added(to old: ForecastErrors) -> [(key: Key, roots: [Root])] {
    var left = old.counts
    return all.filter { error in
      guard let count = left[error.key], count > 0 else { return true }
      left[error.key] = count - 1
      return false
    }
  }
}

extension ForecastErrors.Root {
  /// What may be tried: annotations that the compiler checks together, others one by one.
  func changes(_ effect: Annotation.Effect) -> [PlannedChange] {
    let fitting = annotations.filter { $0.effect == effect }
    if fitting.isEmpty { return [] }
    let sets = effect == .checked ? [fitting] : fitting.map { [$0] }
    return sets.map { PlannedChange(place: place, kind: kind, name: name, annotations: $0) }
  }
}
