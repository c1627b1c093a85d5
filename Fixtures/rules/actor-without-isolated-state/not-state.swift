final class Cache { var rows: [Int] = [] }
actor Store {
  let cache = Cache()
  nonisolated func log() {}
}
actor Counter {
  var count = 0
  nonisolated func log() {}
}
/// Whether 'Handle' may be shared is not known.
actor Files {
  let handle: Handle
  init(handle: Handle) { self.handle = handle }
  nonisolated func log() {}
}
