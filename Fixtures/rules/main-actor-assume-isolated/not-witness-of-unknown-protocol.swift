// The protocol of another module may require the function as it is.
@MainActor final class Model: DownloaderDelegate {
  nonisolated func didFinish() {
    MainActor.assumeIsolated { reload() }
  }
  func run() { didFinish() }
}
