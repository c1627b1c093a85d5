import Dispatch
struct Reader {
  let channel: DispatchIO
  // The handler is called for each part, and with the last one says so.
  func read() async -> Int32 {
    await withCheckedContinuation { continuation in
      channel.read(offset: 0, length: 10, queue: .main) { done, _, error in
        guard done else { return }
        continuation.resume(returning: error)
      }
    }
  }
}
