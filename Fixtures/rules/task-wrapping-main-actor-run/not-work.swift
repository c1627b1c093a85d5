nonisolated func load() {
  Task {
    let rows = decode()
    await MainActor.run { show(rows) }
  }
}
func decode() -> [Int] { [] }
func show(_ rows: [Int]) {}
