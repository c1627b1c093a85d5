@MainActor
final class Model {
  var count = 0
  func tick() {
    // broken
    self.
    // end
  }
  func tock() async { await work() }
  private func work() async {}
}
actor Worker { func run() {} }
