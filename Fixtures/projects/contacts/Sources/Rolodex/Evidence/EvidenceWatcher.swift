import Foundation
import SwiftData

/// Counts what is new, for the badge of the list.
@MainActor
@Observable
final class EvidenceWatcher {
  private(set) var count = 0
  @ObservationIgnored private let container: ModelContainer
  @ObservationIgnored private var watching: Task<Void, Never>?
  @ObservationIgnored private var counting: Task<Void, Never>?

  init(container: ModelContainer) {
    self.container = container
  }

  deinit {
    watching?.cancel()
    counting?.cancel()
  }

  /// `self` is weak until the guard, and strong for ever behind it.
  func start() {
    watching?.cancel()
    watching = Task { [weak self] in
      guard let self else { return } // expect: weak-self-upgraded-outside-loop
      for await _ in NotificationCenter.default.notifications(named: ModelContext.didSave) {
        refresh()
      }
    }
  }

  /// The task holds the watcher, so the `deinit` that would end it never comes.
  func startSimply() {
    guard counting == nil else { return }
    counting = Task {
      for await _ in NotificationCenter.default.notifications(named: ModelContext.didSave) { // expect: for-await-retains-self
        refresh()
      }
    }
  }

  func startWeakly() {
    watching?.cancel()
    watching = Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: ModelContext.didSave) {
        guard let self else { return }
        refresh()
      }
    }
  }

  private func refresh() {
    count = (try? container.mainContext.fetchCount(FetchDescriptor<EvidenceItem>())) ?? count
  }
}

/// Changes of the store for whoever wants them.
enum StoreChanges {
  static func ticks() -> AsyncStream<Void> {
    AsyncStream { continuation in // expect: async-stream-missing-termination
      _ = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: nil, queue: nil) { _ in
        continuation.yield()
      }
    }
  }

  static func ticksUntilStopped() -> AsyncStream<Void> {
    AsyncStream { continuation in
      let task = Task {
        for await _ in NotificationCenter.default.notifications(named: ModelContext.didSave) {
          continuation.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
