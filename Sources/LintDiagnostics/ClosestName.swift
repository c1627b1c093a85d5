import LintText

/// The known name that a misspelt one most likely means, or nil when none is close.
///
/// Close means few insertions, deletions, replacements and swaps of neighbours: one in three characters at most.
public func closestName(to name: String, among names: some Sequence<String>) -> String? {
  let typed = Array(name.lowercased().unicodeScalars)
  guard !typed.isEmpty, typed.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names {
    let known = Array(candidate.lowercased().unicodeScalars)
    let limit = max(1, max(typed.count, known.count) / 3)
    guard abs(known.count - typed.count) <= limit else { continue }
    let distance = editDistance(typed, known)
    if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The id of a rule that was most likely meant: the closest one, or else the shortest that contains the input, such as
/// `main-actor-assume-isolated` for `assume-isolated`.
public func closestRule(to id: String, among ids: some Sequence<String>) -> String? {
  if let closest = closestName(to: id, among: ids) { return closest }
  let typed = id.lowercased().replacingAll("_", with: "-")
  guard typed.count >= 4, typed.count <= 100 else { return nil }
  return ids.filter { $0.includes(typed) }.min { ($0.count, $0) < ($1.count, $1) }
}

/// Optimal string alignment distance, three rows of the table at a time.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for i in 0..<left.count {
    var row = [i + 1] + [Int](repeating: 0, count: right.count)
    for j in 0..<right.count {
      let replacing = last[j] + (left[i] == right[j] ? 0 : 1)
      row[j + 1] = min(replacing, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
