import Dispatch
struct Animal {
  func sleep(_ hours: Int) {}
  func night() async { sleep(8) }
  func clock() async throws { try await ContinuousClock().sleep(for: .seconds(1)) }
  func expectation() async { await group.wait() }
  func unknown() async { latch.wait() }
  func thread() async { Thread { Thread.sleep(forTimeInterval: 1) }.start() }
}
