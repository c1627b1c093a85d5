// Whoever starts anew cancels the task and counts on: a cancelled one knows by the number that it is not meant any more.
@MainActor final class Extractor {
  private var timeout: Task<Void, Never>?
  private var generation = 0
  func extract(within seconds: Double) {
    timeout?.cancel()
    generation += 1
    let started = generation
    timeout = Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      guard let self, self.generation == started else { return }
      finish()
    }
  }
  func search(_ text: String) {
    timeout?.cancel()
    timeout = Task {
      try? await Task.sleep(for: .seconds(1))
      guard text == query else { return }
      finish()
    }
  }
  private var query = ""
  private func finish() {}
}

@MainActor final class Counter {
  private var job: Task<Void, Never>?
  private var count = 0
  // What the task has made itself says nothing of another one.
  func start() {
    job?.cancel()
    job = Task {
      let limit = 3
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      guard count == limit else { return }
      finish()
    }
  }
  // Nor does a constant, or an order.
  func restart(_ limit: Int) {
    job?.cancel()
    job = Task {
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      guard count == 3, count < limit else { return }
      finish()
    }
  }
  private func finish() {}
}

// A value that is shown may have been replaced.
struct Banner { var title = "", text = "" }
@MainActor final class Banners {
  private var job: Task<Void, Never>?
  private var shown: Banner?
  func show(_ banner: Banner) {
    shown = banner
    job?.cancel()
    job = Task {
      try? await Task.sleep(for: .seconds(5))
      if self.shown?.title == banner.title && self.shown?.text == banner.text { self.shown = nil }
    }
  }
}
