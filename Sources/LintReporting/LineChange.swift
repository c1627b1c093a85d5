/// A line of a comparison of two texts.
enum LineChange: Hashable {
  case kept(String)
  case removed(String)
  case added(String)
}

/// The changes from one text to the other, in the order for people: removed lines before those that replace them.
func lineChanges(from before: String, to after: String) -> [LineChange] {
  let old = before.trimmedOfFinalNewline.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let new = after.trimmedOfFinalNewline.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var removed: Set<Int> = []
  var added: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }

  var changes: [LineChange] = []
  var (i, j) = (0, 0)
  while i < old.count || j < new.count {
    if removed.contains(i) {
      changes.append(.removed(old[i]))
      i += 1
    } else if added.contains(j) {
      changes.append(.added(new[j]))
      j += 1
    } else {
      changes.append(.kept(new[j]))
      i += 1
      j += 1
    }
  }
  return changes
}
