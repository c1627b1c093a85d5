// MARK: async-stream-missing-termination, info
// The task of the builder goes on when nobody listens.
// call: Task { for await second in SecondHand().seconds() { print(second) } }
struct SecondHand {
  func seconds() -> AsyncStream<Int> {
    AsyncStream { continuation in  // <-
      Task {
        var second = 0
        while !Task.isCancelled {
          continuation.yield(second)
          second += 1
          try? await Task.sleep(for: .seconds(1))
        }
        continuation.finish()
      }
    }
  }
}

// MARK: async-stream-missing-termination, info
// An observer that nothing removes.
// import: Foundation
// call: Task { for await _ in MemoryWarnings().stream() { print("low") } }
struct MemoryWarnings {
  func stream() -> AsyncStream<Void> {
    AsyncStream { continuation in  // <-
      _ = NotificationCenter.default.addObserver(forName: Notification.Name("memory.low"), object: nil, queue: nil) { _ in
        continuation.yield()
      }
    }
  }
}

// MARK: async-stream-missing-termination, info
// A timer registered beside 'makeStream'.
// import: Foundation
// call: Task { for await tick in Metronome().ticks() { print(tick) } }
@MainActor final class Metronome {
  func ticks() -> AsyncStream<Date> {
    let (stream, continuation) = AsyncStream.makeStream(of: Date.self)  // <-
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      continuation.yield(timer.fireDate)
    }
    return stream
  }
}

// MARK: async-stream-never-finished, warning
// The producer comes to its end, and the stream does not.
// import: Foundation
// call: Task { for await step in UnpackJob().steps() { print(step) } }
struct UnpackJob: Sendable {
  func steps() -> AsyncStream<Double> {
    AsyncStream { continuation in  // <-
      let work = Task {
        for step in 1...10 {
          try? await Task.sleep(for: .milliseconds(50))
          continuation.yield(Double(step) / 10)
        }
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}

// MARK: async-stream-never-finished, warning
// An early return of the producer.
// import: Foundation
// call: Task { for try await part in PartDownload().parts() { print(part) } }
struct PartDownload: Sendable {
  func parts() -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in  // <-
      let work = Task {
        do {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/part")!)
          if data.isEmpty { return }
          continuation.yield(data)
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}

// MARK: async-stream-never-finished, warning
// The continuation goes out of scope.
// call: Task { for await word in WordSource().words() { print(word) } }
struct WordSource {
  func words() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()  // <-
    continuation.yield("first")
    continuation.yield("second")
    return stream
  }
}

// MARK: async-stream-unbounded-buffer, info
// Each state of a progress is kept.
// import: Foundation
// call: Task { for await progress in CopyJob().progress() { print(progress) } }
struct CopyProgress: Sendable {
  var fraction: Double
}

struct CopyJob: Sendable {
  func progress() -> AsyncStream<CopyProgress> {
    AsyncStream { continuation in  // <-
      let work = Task {
        for step in 1...1000 {
          continuation.yield(CopyProgress(fraction: Double(step) / 1000))
          await Task.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}

// MARK: for-await-retains-self, warning
// Notifications, by a task that nothing keeps.
// import: Foundation
// call: _ = ThemeFollower()
@MainActor final class ThemeFollower {
  private var changes = 0

  init() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("theme.changed")) {  // <-
        changes += 1
      }
    }
  }
}

// MARK: for-await-retains-self, warning
// The handle is cancelled by 'deinit' alone, which never comes.
// import: Foundation
// call: PriceFollower().begin()
@MainActor final class PriceFollower {
  private var following: Task<Void, Never>?
  private var prices: [Int] = []
  private let stream: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: Int.self)
  }

  func begin() {
    following?.cancel()
    following = Task {
      for await price in stream {  // <-
        self.prices.append(price)
      }
    }
  }

  func push(_ price: Int) { continuation.yield(price) }

  deinit {
    following?.cancel()
    continuation.finish()
  }
}

// MARK: for-await-retains-self, warning
// The values of a publisher.
// import: Foundation, Combine
// call: VolumeFollower().begin()
@MainActor final class VolumeFollower {
  private let volume = CurrentValueSubject<Double, Never>(0.5)
  private var shown = 0.0

  func begin() {
    Task { @MainActor in
      for await value in volume.values {  // <-
        shown = value
      }
    }
  }
}

// MARK: weak-self-upgraded-outside-loop, info
// 'self' is strong for the whole loop.
// import: Foundation
// call: WeatherFollower().begin()
@MainActor final class WeatherFollower {
  private var updates = 0

  func begin() {
    Task { [weak self] in
      guard let self else { return }  // <-
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("weather")) {
        self.updates += 1
      }
    }
  }
}

// MARK: weak-self-upgraded-outside-loop, info
// It is strong across the sleep of each round.
// import: Foundation
// call: BatteryFollower().begin()
@MainActor final class BatteryFollower {
  private var level = 100

  func begin() {
    Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }  // <-
        self.level -= 1
        try? await Task.sleep(for: .seconds(60))
      }
    }
  }
}
