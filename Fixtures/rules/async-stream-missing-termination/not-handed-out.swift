func observed() -> AsyncStream<Int> {
  let (values, continuation) = AsyncStream<Int>.makeStream()
  let (signals, signaller) = AsyncStream<Void>.makeStream()
  let task = Task {
    signaller.yield()
    for await _ in signals { continuation.yield(await read()) }
  }
  continuation.onTermination = { _ in task.cancel() }
  return values
}
func waited() async -> Int {
  let (signals, signaller) = AsyncStream<Void>.makeStream()
  Task {
    await pause()
    signaller.yield()
  }
  for await _ in signals { return 1 }
  return 0
}
