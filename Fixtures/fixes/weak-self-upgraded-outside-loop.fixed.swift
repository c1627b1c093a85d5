// unsafe, mode 6
import Foundation

@MainActor final class ChangeListener {
  private var task: Task<Void, Never>?
  private var count = 0

  func start() {
    task = Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("changed")) {
        guard let self else { return }
        self.count += 1
      }
    }
  }
}
