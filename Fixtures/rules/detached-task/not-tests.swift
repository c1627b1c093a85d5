import Testing
@Test func runs() {
  Task.detached {
    try await Task.sleep(for: .seconds(1))
    work()
  }
}
