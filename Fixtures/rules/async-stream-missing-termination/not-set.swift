func ticks() -> AsyncStream<Date> {
  AsyncStream { continuation in
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.yield(.now) }
    continuation.onTermination = { _ in timer.invalidate() }
  }
}
func once() -> AsyncStream<Int> {
  AsyncStream { continuation in
    api.load { value in
      continuation.yield(value)
      continuation.finish()
    }
  }
}
