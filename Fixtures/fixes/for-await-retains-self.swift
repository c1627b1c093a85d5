// unsafe, mode 6
import Foundation

struct EventSource {
  var updates: AsyncStream<Int> { AsyncStream { $0.finish() } }
}

@MainActor final class EventModel {
  private let source = EventSource()
  private var task: Task<Void, Never>?
  private var last = 0

  func start() {
    task = Task {
      // Until the screen goes.
      for await event in source.updates {
        last = event
      }
    }
  }
}

@MainActor final class ChangeModel {
  private var watcher: Task<Void, Never>?
  private var count = 0

  func start() {
    watcher = Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("changed")) { count += 1 }
    }
  }

  deinit { watcher?.cancel() }
}
