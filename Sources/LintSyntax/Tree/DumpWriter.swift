/// Lines of fields between tabs, as bytes: no string is made in between.
struct DumpWriter {
  private(set) var bytes: ContiguousArray<UInt8> = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }

  mutating func write(_ number: UInt32) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  mutating func write(field number: UInt32) {
    write(UInt8(ascii: "\t"))
    write(number)
  }

  mutating func indent(_ depth: Int) { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth)) }

  mutating func endLine() { write(UInt8(ascii: "\n")) }
}
