// Nothing but the 'deinit' that never runs ends the stream.
@MainActor final class Prices {
  private var following: Task<Void, Never>?
  private var prices: [Int] = []
  private let stream: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  init() { (stream, continuation) = AsyncStream.makeStream(of: Int.self) }
  func begin() {
    following?.cancel()
    following = Task {
      for await price in stream { // expect: for-await-retains-self
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
// What finishes it is known, or may be anywhere.
@MainActor final class Finished {
  private var seen: [Int] = []
  private let stream: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  init() { (stream, continuation) = AsyncStream.makeStream(of: Int.self) }
  func begin() {
    Task { for await value in stream { self.seen.append(value) } }
    continuation.yield(1)
  }
  func end() { continuation.finish() }
}
@MainActor final class Open {
  private var seen: [Int] = []
  private let stream: AsyncStream<Int>
  let continuation: AsyncStream<Int>.Continuation
  init() { (stream, continuation) = AsyncStream.makeStream(of: Int.self) }
  func begin() {
    Task { for await value in self.stream { self.seen.append(value) } }
    continuation.yield(1)
  }
}
@MainActor final class HandedOn {
  private var seen: [Int] = []
  private let stream: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  init(_ producer: Producer) {
    (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    producer.fill(continuation)
  }
  func begin() {
    Task { for await value in stream { self.seen.append(value) } }
    continuation.yield(1)
  }
}
struct Producer { func fill(_ continuation: AsyncStream<Int>.Continuation) { continuation.finish() } }
// It is cancelled to be started again, and never ends otherwise.
@MainActor final class Restarted {
  private var task: Task<Void, Never>?
  private var seen = 0
  func begin() {
    task?.cancel()
    task = Task {
      for await _ in center.notifications(named: name) { // expect-info: for-await-retains-self
        self.seen += 1
      }
    }
  }
}
