func ticks() -> AsyncStream<Date> {
  AsyncStream { continuation in // expect: async-stream-missing-termination
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.yield(.now) }
  }
}
func values() -> AsyncStream<Int> {
  AsyncStream { continuation in // expect: async-stream-missing-termination
    cancellable = publisher.sink { continuation.yield($0) }
  }
}
func made() -> AsyncStream<Int> {
  let (stream, continuation) = AsyncStream<Int>.makeStream() // expect: async-stream-missing-termination
  Task.detached { continuation.yield(await read()); continuation.finish() }
  return stream
}
func steps(_ store: HKHealthStore) -> AsyncStream<Void> {
  AsyncStream { continuation in // expect: async-stream-missing-termination
    store.execute(HKObserverQuery(sampleType: type, predicate: nil) { _, completed, _ in
      continuation.yield()
      completed()
    })
  }
}
func stopped(_ store: HKHealthStore) -> AsyncStream<Void> {
  AsyncStream { continuation in
    let query = HKObserverQuery(sampleType: type, predicate: nil) { _, _, _ in continuation.yield() }
    continuation.onTermination = { _ in store.stop(query) }
    store.execute(query)
  }
}
