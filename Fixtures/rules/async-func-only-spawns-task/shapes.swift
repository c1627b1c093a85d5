@MainActor final class Model {
  private var task: Task<Void, Never>?
  private var isLoading = false
  func load() async { // expect: async-func-only-spawns-task
    guard !isLoading else { return }
    isLoading = true
    let query = "all"
    task?.cancel()
    task = Task { await fetch(query) }
  }
  func reload() async throws -> Void { // expect: async-func-only-spawns-task
    print("reload")
    _ = Task.detached { await self.fetch("all") }
  }
  func prefetch() async -> Task<Void, Never> { Task { await fetch("next") } }
  func fetch(_ query: String) async {}
  func fetchEach() async {
    for await query in queries { print(query) }
    Task { await fetch("all") }
  }
  func fetchTwo() async {
    async let one: Void = fetch("one")
    Task { await fetch("two") }
  }
}
func announce() async { // expect: async-func-only-spawns-task
  Task(priority: .background) { await Model().load() }
}
/// The project's own 'later' is no task.
func wait() async { later { await announce() } }
