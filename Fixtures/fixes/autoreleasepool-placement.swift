// safe, mode 6
struct ChunkLoader {
  /// As Apple's platforms have it.
  func autoreleasepool<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
  func load(_ chunk: Int) throws {}

  func load(_ chunks: [Int]) throws {
    try autoreleasepool {
      for chunk in chunks {
        try load(chunk)
      }
    }
    print("loaded")
  }

  func sum(_ chunks: [Int]) -> Int {
    var sum = 0
    autoreleasepool {
      // All of them.
      for chunk in chunks where chunk > 0 {
        sum += chunk
        print(sum)
      }
    }
    return sum
  }
}
