func paths() -> AsyncStream<Path> {
  AsyncStream { continuation in
    let probe = Probe()
    probe.handler = { continuation.yield($0) }
    probe.run()
  }
}
final class Source {
  var onValue: ((Int) -> Void)?
  // The object calls its own handler for as long as it lives.
  func values() -> AsyncStream<Int> { AsyncStream { continuation in self.onValue = { continuation.yield($0) } } }
}
