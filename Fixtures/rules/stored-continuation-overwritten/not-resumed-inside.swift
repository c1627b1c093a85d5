// The closure that stores the continuation sees to the older one first.
final class Wallet {
  static let shared = Wallet()
  private var pending: CheckedContinuation<Int, any Error>?
  func connect() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      pending?.resume(throwing: CancellationError())
      pending = continuation
    }
  }
  func connectAgain() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      pending = continuation // expect: stored-continuation-overwritten
      pending?.resume(returning: 1)
    }
  }
}
func open() async throws {
  _ = try await Wallet.shared.connect()
  _ = try await Wallet.shared.connectAgain()
}
