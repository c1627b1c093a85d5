import Foundation
import SwiftData
import os

/// Runs the generator at most once a second. The flag is behind a lock, and the task is nobody's.
final class LockedInsightRunner: Sendable { // missed: manual-lock-to-actor
  private let isScheduled = OSAllocatedUnfairLock(initialState: false)
  private let container: ModelContainer

  init(container: ModelContainer) {
    self.container = container
  }

  func run() {
    let isFirst = isScheduled.withLock { scheduled -> Bool in
      defer { scheduled = true }
      return !scheduled
    }
    guard isFirst else { return }
    Task.detached(priority: .utility) { [isScheduled, container] in // expect: detached-task
      try? await Task.sleep(nanoseconds: 1_000_000_000) // expect: task-sleep-nanoseconds
      _ = try? await InsightGenerator(modelContainer: container).generate()
      isScheduled.withLock { $0 = false }
    }
  }
}

/// The same as an actor. A run that is cancelled does not wait any longer, and starts its work at once.
actor DebouncedInsightRunner {
  private let container: ModelContainer
  private var runningTask: Task<Void, Never>?
  private(set) var runs = 0

  init(container: ModelContainer) {
    self.container = container
  }

  func run() {
    runningTask?.cancel()
    runningTask = Task {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      _ = try? await InsightGenerator(modelContainer: container).generate()
      runs += 1
    }
  }

  func stop() {
    runningTask?.cancel()
    runningTask = nil
  }
}

/// The same again, and a run that is cancelled ends.
actor InsightRunner {
  private let container: ModelContainer
  private var runningTask: Task<Void, Never>?
  private(set) var lastCount = 0

  init(container: ModelContainer) {
    self.container = container
  }

  func run() {
    runningTask?.cancel()
    runningTask = Task {
      do {
        try await Task.sleep(for: .seconds(1))
        lastCount = try await InsightGenerator(modelContainer: container).generate()
      } catch {
        return
      }
    }
  }

  /// Waits longer after each failure.
  func runRepeatedly(attempts: Int) async {
    for attempt in 1...attempts {
      if let count = try? await InsightGenerator(modelContainer: container).generate() {
        lastCount = count
        return
      }
      try? await Task.sleep(for: .seconds(attempt))
      guard !Task.isCancelled else { return }
    }
  }

  func stop() {
    runningTask?.cancel()
    runningTask = nil
  }
}
