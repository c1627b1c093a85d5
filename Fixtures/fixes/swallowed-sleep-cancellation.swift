// unsafe, mode 6
import Foundation

@MainActor final class SearchField {
  private var job: Task<Void, Never>?
  private var poll: Task<Void, any Error>?

  func changed() {
    job?.cancel()
    job = Task {
      try? await Task.sleep(for: .seconds(1)) // settles
      await search()
    }
  }

  func changed(immediately: Bool) {
    job?.cancel()
    job = Task {
      // Settles.
      if !immediately { try? await Task.sleep(for: .seconds(1)) }
      await search()
    }
  }

  func startPolling() {
    poll = Task {
      while true {
        await search()
        try? await Task.sleep(for: .seconds(60))
      }
    }
  }

  func stop() {
    poll?.cancel()
  }

  func search() async {}
}

@MainActor final class Uploads {
  private var job: Task<Void, Never>?

  func startWithPause(_ pauses: Bool) {
    job?.cancel()
    job = Task {
      prepare()
      if pauses {
        try? await Task.sleep(for: .seconds(1))
        send()
      }
    }
  }

  func prepare() {}
  func send() {}
}
