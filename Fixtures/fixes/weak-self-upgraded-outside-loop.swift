// unsafe, mode 6
import Foundation

@MainActor final class ChangeListener {
  private var task: Task<Void, Never>?
  private var count = 0

  func start() {
    task = Task { [weak self] in
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("changed")) {
        self.count += 1
      }
    }
  }
}
