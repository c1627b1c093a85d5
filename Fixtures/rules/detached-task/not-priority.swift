@MainActor func start() {
  Task.detached(priority: .utility) { await flush() }
}
func pack() async {
  await Task.detached(priority: .background) { compress() }.value
}
nonisolated func stop() {
  Task.detached(priority: .background) { await flush() } // expect: detached-task
}
