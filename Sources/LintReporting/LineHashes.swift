/// GitHub's hashes of the lines of a file, by which it recognises a finding whose line has moved.
///
/// The file is taken as UTF-16 units without spaces and tabs, each line end as one line feed, with the unit 65535 at
/// the end. The hash of a line is a polynomial, modulo 2⁶⁴, of the hundred units from the first of the line on,
/// whatever lines they are in; after the end of the file there are zeros.
struct LineHashes {
  /// As GitHub writes them, for each line: the hash in hexadecimal, and how often it has occurred up to there.
  private let all: [String]

  private static let window = 100
  private static let multiplier: UInt64 = 37

  /// - Parameter file: UTF-8; invalid bytes count as a replacement character, as in most decoders.
  init(_ file: [UInt8]) {
    let (units, starts) = Self.units(of: file)
    let leaving = (1..<Self.window).reduce(UInt64(1)) { power, _ in power &* Self.multiplier }
    func unit(_ place: Int) -> UInt64 { place < units.count ? UInt64(units[place]) : 0 }

    var hash: UInt64 = 0
    for place in 0..<Self.window { hash = hash &* Self.multiplier &+ unit(place) }
    var place = 0
    var counts: [UInt64: Int] = [:]
    var all: [String] = []
    all.reserveCapacity(starts.count)
    for start in starts {
      while place < start {
        hash = (hash &- unit(place) &* leaving) &* Self.multiplier &+ unit(place + Self.window)
        place += 1
      }
      counts[hash, default: 0] += 1
      all.append("\(String(hash, radix: 16)):\(counts[hash] ?? 1)")
    }
    self.all = all
  }

  /// - Parameter line: From 1.
  /// - Returns: nil for a line that the file does not have.
  func hash(ofLine line: Int) -> String? { all.indices.contains(line - 1) ? all[line - 1] : nil }

  /// The units that count, and where in them each line begins.
  private static func units(of file: [UInt8]) -> (units: [UInt16], starts: [Int]) {
    var units: [UInt16] = []
    units.reserveCapacity(file.count + 1)
    var starts = [0]
    var previous: UInt16 = 0
    for unit in String(decoding: file, as: UTF8.self).utf16 {
      let isSecondOfPair = unit == 0x0A && previous == 0x0D
      previous = unit
      if unit == 0x20 || unit == 0x09 || isSecondOfPair { continue }
      let isLineEnd = unit == 0x0A || unit == 0x0D
      units.append(isLineEnd ? 0x0A : unit)
      if isLineEnd { starts.append(units.count) }
    }
    units.append(0xFFFF)
    return (units, starts)
  }
}

/// The hashes of the previous file: results come sorted by file.
final class LineHashCache {
  private let sources: SourceLookup
  private var current: (path: String, hashes: LineHashes?)?

  init(_ sources: @escaping SourceLookup) { self.sources = sources }

  /// Nil when the file is gone.
  func hash(ofLine line: Int, in path: String) -> String? {
    if current?.path != path { current = (path, sources(path).map { LineHashes($0) }) }
    return current?.hashes?.hash(ofLine: line)
  }
}
