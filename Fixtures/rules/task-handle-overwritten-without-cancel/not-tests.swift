import XCTest
final class Helper {
  static let shared = Helper()
  var job: Task<Void, Never>?
  func start() { job = Task { await self.run() } }
  func stop() { job?.cancel() }
  func run() async {}
}
final class Spy {
  let helper = Helper()
  func begin() { helper.start() }
}
