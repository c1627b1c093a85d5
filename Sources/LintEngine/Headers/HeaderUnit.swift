/// The headers of one module, or of one bridging header, for the process that parses them.
public struct HeaderUnit: Sendable, Equatable {
  /// The first one includes the others. Their names lead to no file.
  public var files: [(name: String, text: [UInt8])] = []
  /// The modules that they import.
  public var exports: [String] = []

  public init() {}

  public static func == (one: HeaderUnit, other: HeaderUnit) -> Bool {
    one.exports == other.exports && one.files.map(\.name) == other.files.map(\.name)
      && one.files.map(\.text) == other.files.map(\.text)
  }
}

/// What two processes of this program send each other: numbers of eight bytes, and texts preceded by their length.
public struct HeaderMessage: Sendable {
  public private(set) var bytes: [UInt8]
  private var place = 0

  public init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  public init(_ units: [HeaderUnit]) {
    bytes = []
    for unit in units {
      write(unit.exports.count)
      for export in unit.exports { write(Array(export.utf8)) }
      write(unit.files.count)
      for file in unit.files {
        write(Array(file.name.utf8))
        write(file.text)
      }
    }
  }

  private mutating func write(_ number: Int) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }

  public mutating func write(_ text: [UInt8]) {
    write(text.count)
    bytes += text
  }

  private mutating func number() -> Int? {
    guard bytes.count - place >= 8 else { return nil }
    var value: UInt64 = 0
    for shift in 0..<8 { value |= UInt64(bytes[place + shift]) << UInt64(8 * shift) }
    place += 8
    return Int(exactly: value)
  }

  /// The next text; `nil` at the end, and for one that did not arrive whole.
  public mutating func text() -> [UInt8]? {
    guard let count = number(), count <= bytes.count - place else { return nil }
    defer { place += count }
    return Array(bytes[place..<(place + count)])
  }

  /// The next unit; `nil` at the end.
  public mutating func unit() -> HeaderUnit? {
    var unit = HeaderUnit()
    guard let exports = number() else { return nil }
    for _ in 0..<exports {
      guard let name = text() else { return nil }
      unit.exports.append(String(decoding: name, as: UTF8.self))
    }
    guard let files = number() else { return nil }
    for _ in 0..<files {
      guard let name = text(), let text = text() else { return nil }
      unit.files.append((String(decoding: name, as: UTF8.self), text))
    }
    return unit
  }
}
