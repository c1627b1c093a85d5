import Foundation
// Loops that something outside of them ends, and callbacks that may come again or are finished.
final class Feed {
  var isOn = true
  func values() -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        var count = 0
        while isOn {
          count += 1
          continuation.yield(count)
        }
      }
    }
  }
  func ticks() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.yield(1) }
      continuation.onTermination = { _ in timer.invalidate() }
    }
  }
  func data(_ url: URL) -> AsyncStream<Data> {
    AsyncStream { continuation in
      URLSession.shared.dataTask(with: url) { data, _, _ in
        if let data { continuation.yield(data) }
        continuation.finish()
      }.resume()
    }
  }
  func all(_ values: [Int]) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task {
        values.forEach { continuation.yield($0) }
        continuation.finish()
      }
    }
  }
  func handled(_ source: Source) -> AsyncStream<Int> {
    AsyncStream { continuation in
      source.handler = { continuation.yield($0) }
    }
  }
  func again(_ source: Source) -> AsyncStream<Int> {
    AsyncStream { continuation in
      Task { source.onChange { continuation.yield($0) } }
    }
  }
}
func answer(_ request: URLRequest) async -> Data? {
  let answers = AsyncStream<Data> { continuation in
    URLSession.shared.dataTask(with: request) { data, _, _ in continuation.yield(data ?? Data()) }.resume()
  }
  var iterator = answers.makeAsyncIterator()
  return await iterator.next()
}
