// Who cancels the task has changed what it asks, or does so before it can run.
import SwiftUI

@MainActor final class Loader {
  private var continuation: CheckedContinuation<Int, Error>?
  private var timeout: Task<Void, Never>?
  private var isFinished = false

  func load() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      timeout = Task { [weak self] in
        try? await Task.sleep(for: .seconds(5))
        guard let self, !self.isFinished else { return }
        self.end(with: .failure(CancellationError()))
      }
    }
  }

  private func end(with result: Result<Int, Error>) {
    guard !isFinished else { return }
    isFinished = true
    timeout?.cancel()
    continuation?.resume(with: result)
  }
}

@MainActor final class SignIn {
  private var continuation: CheckedContinuation<Int, Error>?
  private var limit: Task<Void, Never>?

  func start(_ continuation: CheckedContinuation<Int, Error>) {
    self.continuation = continuation
    limit = Task {
      try? await Task.sleep(for: .seconds(60))
      guard self.continuation != nil else { return }
      self.continuation?.resume(throwing: CancellationError())
      self.continuation = nil
    }
  }

  func finish(_ value: Int) {
    limit?.cancel()
    continuation?.resume(returning: value)
    continuation = nil
  }
}

// It is reset after a wait, and the cancelled task runs before.
@MainActor final class Login {
  private var message = ""
  private var isLoading = false

  func run() async {
    isLoading = true
    let pause = Task {
      try? await Task.sleep(for: .seconds(5)) // expect: swallowed-sleep-cancellation
      if self.isLoading { self.message = "timeout" }
    }
    await request()
    pause.cancel()
    await request()
    isLoading = false
  }

  private func request() async {}
}

struct Actions: View {
  @State private var pending: Int?
  @State private var shown: Int?

  var body: some View {
    Text("Undo").task(id: pending) {
      guard let action = pending else { return }
      try? await Task.sleep(for: .seconds(3))
      if pending == action { pending = nil }
    }
    Text("Redo").task(id: pending) {
      guard let action = shown else { return }
      try? await Task.sleep(for: .seconds(3)) // expect: swallowed-sleep-cancellation
      if shown == action { pending = nil }
    }
  }
}

@MainActor final class Banners {
  private var shown: String?
  private var dismissal: Task<Void, Never>?

  func show(_ text: String) {
    shown = text
    dismissal?.cancel()
    dismissal = Task { [weak self] in
      try? await Task.sleep(for: .seconds(5))
      await MainActor.run {
        guard let self else { return }
        if self.shown == text { self.shown = nil }
      }
    }
  }
}

// The next pause throws, and that ends the loop.
actor Refresher {
  private var job: Task<Void, Never>?

  func start() {
    job?.cancel()
    job = Task { [weak self] in
      while let self {
        do {
          try await self.refresh()
          try await Task.sleep(for: .seconds(10))
        } catch is CancellationError {
          return
        } catch {
          try? await Task.sleep(for: .seconds(10))
          await self.reset()
        }
      }
    }
  }

  func startAnew() {
    job?.cancel()
    job = Task { [weak self] in
      while let self {
        do {
          try await self.refresh()
        } catch is CancellationError {
          return
        } catch {
          try? await Task.sleep(for: .seconds(10)) // expect: swallowed-sleep-cancellation
          await self.reset()
        }
      }
    }
  }

  private func refresh() async throws {}
  private func reset() {}
}
