import SwiftUI
// A view that is gone does not show its state, and what it starts is soon over.
struct Toast: View {
  @State private var isShown = true
  @State private var offset = 0.0
  @AppStorage("seen") private var isSeen = false
  var id = 0
  var names: [String] = []
  var body: some View {
    Text("Saved").task {
      try? await Task.sleep(for: .seconds(2))
      isShown = false
      withAnimation(.easeIn) { offset = Double.random(in: 0...1) }
    }
    Text("Kept").task {
      try? await Task.sleep(for: .seconds(2))
      if !names.isEmpty { isSeen = true }
    }
    Text("Work").task {
      if isShown { try? await Task.sleep(for: .seconds(2)) }
      offset = measure()
    }
    // With an 'id' the view may be there, and a loop goes through the rest of its elements at once.
    Text("Other").task(id: id) {
      try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
      isShown = false
    }
    Text("All").task {
      for name in names {
        offset = measure()
        try? await Task.sleep(for: .seconds(2)) // expect: swallowed-sleep-cancellation
        print(measure(), name)
      }
    }
  }
  private func measure() -> Double { 1 }
}

final class Store {
  private var clearing: Task<Void, Never>?
  private var active: Entry?
  // Also inside of a call that runs at once.
  func clear(_ id: Int) {
    clearing?.cancel()
    clearing = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      await MainActor.run {
        guard self?.active?.id == id else { return }
        self?.active = nil
      }
    }
  }
  func clearAll(_ id: Int) {
    clearing?.cancel()
    clearing = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      await MainActor.run {
        self?.active = nil
      }
    }
  }
}

func opened(_ door: Door) async {
  await withCheckedContinuation { continuation in
    var isDone = false
    func finish() {
      guard !isDone else { return }
      isDone = true
      continuation.resume()
    }
    func knock() {
      door.knock()
    }
    // Whoever comes second does nothing.
    let limit = Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      finish()
    }
    let reminder = Task { @MainActor in
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      knock()
    }
    door.onOpen = {
      limit.cancel()
      reminder.cancel()
      finish()
    }
  }
}

final class Link {
  private var job: Task<Void, Never>?
  func start() {
    job?.cancel()
    job = Task {
      // The device needs the time; a cancellation is ignored on purpose.
      try? await Task.sleep(for: .seconds(1))
      close()
    }
  }
  func restart() {
    job?.cancel()
    job = Task {
      // Whoever comes next cancels this.
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      close()
    }
  }
  private func close() {}
}
