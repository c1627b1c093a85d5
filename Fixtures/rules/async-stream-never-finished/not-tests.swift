import Testing
@Test func shows() async {
  let stream = AsyncStream<Int> { continuation in continuation.yield(1) }
  await show(stream)
}
