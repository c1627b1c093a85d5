import Dispatch
import Unknown
// Which thread the client calls its closure on is not known.
@MainActor final class Session {
  private lazy var client = Client(headers: { [weak self] in self?.headers() ?? [:] })
  private func headers() -> [String: String] {
    var found: [String: String] = [:]
    let semaphore = DispatchSemaphore(value: 0)
    Task {
      found = await load()
      semaphore.signal()
    }
    semaphore.wait()
    return found
  }
  func load() async -> [String: String] { [:] }
}
