nonisolated func show(_ rows: [Int]) async {
  for row in rows {
    await MainActor.run { insert(row) }
    await MainActor.run { insert(row + 1) }
    await Task.yield()
  }
}
func insert(_ row: Int) {}
