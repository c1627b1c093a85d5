protocol Downloader {
  func didFinish()
}
@MainActor final class Model: Downloader {
  nonisolated func didFinish() {
    MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
  }
  func run() { didFinish() }
}
