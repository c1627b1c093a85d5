import Testing
@Test func settles() async {
  for _ in 0..<3 {
    try? await Task.sleep(for: .seconds(1))
    check()
  }
}
