final class Poller {
  func stop() { loop?.cancel(); other?.cancel() }
  func start() {
    loop = Task {
      for step in 0..<3 {
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { break }
        await poll(step)
      }
    }
    other = Task {
      do {
        try await Task.sleep(for: .seconds(1))
        await poll()
      } catch {}
    }
  }
  func value() async -> Bool {
    let slept: Void? = try? await Task.sleep(for: .seconds(1))
    return slept != nil
  }
  func last() async { try? await Task.sleep(for: .seconds(1)) }
}

@MainActor final class Debouncer {
  var pending: Task<Void, Never>?
  func schedule(action: @escaping @MainActor () -> Void) {
    pending?.cancel()
    pending = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      guard let self else { return }
      guard !Task.isCancelled else { return }
      pending = nil
      action()
    }
  }
}

final class Stepper {
  var job: Task<Void, Never>?
  // Between the pause and the question there is nothing that does anything.
  func press() {
    job?.cancel()
    job = Task {
      try? await Task.sleep(for: .seconds(1))
      var held = 1
      while !Task.isCancelled {
        step(held)
        held += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}

// What happens when the code is left is only prepared in between.
@MainActor final class Finder {
  var job: Task<Void, Never>?
  var isBusy = false
  func find() {
    job?.cancel()
    job = Task {
      try? await Task.sleep(for: .seconds(1))
      defer { isBusy = false }
      guard !Task.isCancelled else { return }
      await run()
    }
  }
  func run() async {}
}
