// unsafe, mode 6

import EventKit
import Foundation

@MainActor final class SaveCounter {
  private var count = 0

  func start() {
    Task { await refresh() }
    NotificationCenter.default.addObserver(self, selector: #selector(contextSaved), name: .EKEventStoreChanged, object: nil)
  }

  @objc private func contextSaved() {
    count += 1
  }

  private func refresh() async {}
}

@MainActor final class StoreObserver {
  private(set) var changes = 0

  init() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeChanged), name: .EKEventStoreChanged, object: nil)
  }

  deinit {
    print("gone")
  }

  @objc func storeChanged() { changes += 1 }
}
