// What leaves before the stream is made owes it nothing.
final class Uploads {
  private var isUploading = false
  func confirm(_ files: [Int]) {
    guard !isUploading else { return }
    isUploading = true
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for file in files { continuation.yield(file) }
    continuation.finish()
    Task { for await file in stream { print(file) } }
  }
  func sometimes(_ files: [Int]) {
    guard !isUploading else { return }
    let (stream, continuation) = AsyncStream<Int>.makeStream() // expect: async-stream-never-finished
    Task { for await file in stream { print(file) } }
    for file in files { continuation.yield(file) }
    guard files.count > 1 else { return }
    continuation.finish()
  }
}
