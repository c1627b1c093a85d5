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
    task = Task { [weak self, source] in
      // Until the screen goes.
      for await event in source.updates {
        guard let self else { return }
        last = event
      }
    }
  }
  deinit { task?.cancel() }
}

@MainActor final class ChangeModel {
  private var watcher: Task<Void, Never>?
  private var count = 0

  func start() {
    watcher = Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("changed")) { guard let self else { return }; count += 1 }
    }
  }

  deinit { watcher?.cancel() }
}
