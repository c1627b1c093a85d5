final class Loader {
  func load() {
    Task(priority: .high) { [weak self] in try await MainActor.run { try self?.show() } } // expect: task-wrapping-main-actor-run
    Task.immediate { await MainActor.run { done() } } // expect: task-wrapping-main-actor-run
    Task {
      let rows = try await fetch()
      guard !rows.isEmpty else { return }
      await MainActor.run { [rows] in print(rows) } // expect: task-wrapping-main-actor-run
    }
    let task = Task { await MainActor.run { 1 } } // expect: task-wrapping-main-actor-run
    later { await MainActor.run { done() } }
    Task { await MainActor.run { done() }; await fetch() }
    use(task)
  }
  @MainActor func show() throws {}
}
func done() {}
func fetch() async throws -> [Int] { [] }
