/// The lines of a file, for looking up a few places.
struct LineNumbers: Sendable {
  private let source: [UInt8]
  /// How many lines end before each block of the source.
  private let endsBefore: [UInt32]
  private static let blockSize = 1024

  init(_ source: [UInt8]) {
    self.source = source
    var ends: UInt32 = 0
    endsBefore = stride(from: 0, to: source.count, by: Self.blockSize).map { start in
      defer { ends += Self.lineEnds(in: source, start..<min(start + Self.blockSize, source.count)) }
      return ends
    }
  }

  /// The line of the byte at an offset, from 1; after the end, the last line.
  func line(at offset: Int) -> Int {
    let offset = min(offset, source.count)
    let block = min(offset / Self.blockSize, endsBefore.count - 1)
    guard block >= 0 else { return 1 }
    return 1 + Int(endsBefore[block] + Self.lineEnds(in: source, block * Self.blockSize..<offset))
  }

  /// Reads eight bytes in one step.
  ///
  /// - Parameter range: of at most ``blockSize`` bytes, so that no lane counts beyond what it holds.
  private static func lineEnds(in source: [UInt8], _ range: Range<Int>) -> UInt32 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (ends, lows) = (ones &* 0x0A, ones &* 0x7F)
    return source.withUnsafeBytes { bytes in
      var others: UInt64 = 0
      var place = range.lowerBound
      let words = range.count / 8
      for _ in 0..<words {
        let difference = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ ends
        // A byte's top bit is set unless all of the byte is zero.
        others &+= ((difference & lows) &+ lows | difference) &>> 7 & ones
        place &+= 8
      }
      var count = words * 8
      for lane in 0..<8 { count -= Int(others &>> UInt64(8 * lane) & 0xFF) }
      while place < range.upperBound {
        if bytes[place] == 0x0A { count += 1 }
        place &+= 1
      }
      return UInt32(count)
    }
  }
}
