// unsafe, mode 6

import EventKit
import Foundation

@MainActor final class SaveCounter {
  private var count = 0
  private var contextSavedTask: Task<Void, Never>?

  func start() {
    Task { await refresh() }
    contextSavedTask = Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .EKEventStoreChanged) {
        self?.contextSaved()
      }
    }
  }

  private func contextSaved() {
    count += 1
  }

  private func refresh() async {}

  deinit {
    contextSavedTask?.cancel()
  }
}

@MainActor final class StoreObserver {
  private(set) var changes = 0
  private var storeChangedTask: Task<Void, Never>?

  init() {
    storeChangedTask = Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .EKEventStoreChanged) {
        self?.storeChanged()
      }
    }
  }

  deinit {
    storeChangedTask?.cancel()
    print("gone")
  }

  func storeChanged() { changes += 1 }
}
