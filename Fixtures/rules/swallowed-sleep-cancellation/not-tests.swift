import Testing
@Test func settles() async {
  try? await Task.sleep(for: .seconds(1))
  check()
}
