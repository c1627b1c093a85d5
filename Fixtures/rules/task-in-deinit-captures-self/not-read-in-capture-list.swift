// The capture list reads the property before the task begins, and a global is no part of the object.
final class Downloader: Sendable {
  func cleanUp() async throws {}
}
let log = Journal()
struct Journal: Sendable {
  func note(_ text: String) {}
}
actor Session {
  private let downloader: Downloader
  init(downloader: Downloader) { self.downloader = downloader }
  deinit {
    Task { [downloader] in
      log.note("cleans up")
      try? await downloader.cleanUp()
    }
  }
}
actor Holder {
  private let downloader: Downloader
  init(downloader: Downloader) { self.downloader = downloader }
  deinit {
    Task { // expect: task-in-deinit-captures-self
      log.note("cleans up")
      try? await downloader.cleanUp()
    }
  }
}
