final class Cache {
  var items: [String: Int] = [:]
  // broken
  func clear() { items = [:] } }
  // end
}

struct Reader {
  func read() -> Int { 1 }
}
protocol Source { func next() -> Int? }
