import Foundation
func lines(_ files: [URL]) -> AsyncStream<String> {
  AsyncStream { continuation in // expect: async-stream-never-finished
    let reading = Task {
      for file in files {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
        text.split(separator: "\n").forEach { continuation.yield(String($0)) }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in reading.cancel() }
  }
}
func pages(of total: Int) -> AsyncStream<Range<Int>> {
  AsyncStream { continuation in // expect: async-stream-never-finished
    Task {
      var start = 0
      while start < total {
        continuation.yield(start..<min(start + 20, total))
        start += 20
      }
    }
  }
}
func body(of url: URL) -> AsyncStream<Data> {
  AsyncStream { continuation in // expect: async-stream-never-finished
    let task = URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data else { return }
      continuation.yield(data)
      continuation.finish()
    }
    task.resume()
  }
}
func soon() -> AsyncStream<Int> {
  AsyncStream { continuation in // expect: async-stream-never-finished
    DispatchQueue.global().async { continuation.yield(1) }
  }
}
func answers(_ request: URLRequest) async -> [Data] {
  let answers = AsyncStream<Data> { continuation in // expect: async-stream-never-finished
    URLSession.shared.dataTask(with: request) { data, _, _ in continuation.yield(data ?? Data()) }.resume()
  }
  var iterator = answers.makeAsyncIterator()
  var all: [Data] = []
  while let answer = await iterator.next() { all.append(answer) }
  return all
}
