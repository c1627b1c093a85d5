// A task that lists a variable has a copy of it.
func values() -> AsyncStream<Int> {
  var continuation: AsyncStream<Int>.Continuation!
  let stream = AsyncStream<Int> { continuation = $0 }
  Task { [continuation] in continuation?.yield(1) }
  continuation.onTermination = { _ in print("done") }
  continuation = nil
  return stream
}
func count() {
  var count = 0
  Task { [count] in print(count) }
  count += 1
  Task { print(count) } // expect: captured-var-in-concurrent-closure
  count += 1
}
