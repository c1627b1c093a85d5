/// The lines of a file of which a few places are looked at.
struct LineNumbers: Sendable {
  private let source: [UInt8]
  /// How many lines end before each block of the source.
  private let endsBefore: [UInt32]
  private static let blockSize = 2048

  init(_ source: [UInt8]) {
    self.source = source
    var ends: UInt32 = 0
    endsBefore = stride(from: 0, to: source.count, by: Self.blockSize).map { start in
      defer { ends += Self.lineEnds(in: source, start..<min(start + Self.blockSize, source.count)) }
      return ends
    }
  }

  /// From 1. The line of the byte at an offset; behind the end, the last one.
  func line(at offset: Int) -> Int {
    let offset = min(offset, source.count)
    let block = min(offset / Self.blockSize, endsBefore.count - 1)
    guard block >= 0 else { return 1 }
    return 1 + Int(endsBefore[block] + Self.lineEnds(in: source, block * Self.blockSize..<offset))
  }

  /// Sixteen bytes are looked at in one step.
  ///
  /// - Parameter range: of at most ``blockSize`` bytes, so that no lane counts beyond what it holds.
  private static func lineEnds(in source: [UInt8], _ range: Range<Int>) -> UInt32 {
    source.withUnsafeBytes { bytes in
      var lanes = SIMD16<UInt8>(repeating: 0)
      var place = range.lowerBound
      while place &+ 16 <= range.upperBound {
        let chunk = bytes.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
        lanes &+= SIMD16(repeating: 0).replacing(with: 1, where: chunk .== 0x0A)
        place &+= 16
      }
      var count: UInt32 = 0
      for lane in lanes.indices { count += UInt32(lanes[lane]) }
      while place < range.upperBound {
        if bytes[place] == 0x0A { count += 1 }
        place &+= 1
      }
      return count
    }
  }
}
