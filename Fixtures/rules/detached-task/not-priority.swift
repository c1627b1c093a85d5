// option: equals
@MainActor func start() {
  Task.detached(priority: .utility) { await MainActor.run { flush() } }
}
func pack() async {
  await Task.detached(priority: .background) { compress() }.value
}
nonisolated func stop() {
  Task.detached(priority: .background) { // expect: detached-task
    try await Task.sleep(for: .seconds(1))
    await flush()
  }
}
