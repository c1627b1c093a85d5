@MainActor func show(_ rows: [Int]) async {
  for row in rows { await MainActor.run { insert(row) } }
}
/// Where the closure runs is not known.
func unknown(_ rows: [Int]) {
  later { for row in rows { await MainActor.run { insert(row) } } }
}
func insert(_ row: Int) {}
