/// Writes one JSON text to a stream, member by member, in the order of the calls.
///
/// Members are on lines of their own, except within a `line`. Each diagnostic is one: the report is nearly as small as
/// compact JSON, yet `grep` and `diff` work on it.
struct JSONWriter {
  private let stream: ByteStream
  /// For each open container, whether it has a member yet.
  private var hasMembers: [Bool] = []
  private var isAfterKey = false
  private var isWithinLine = false

  init(to stream: ByteStream) { self.stream = stream }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), body)
  }

  /// An object on one line, with everything in it.
  mutating func line(_ body: (inout JSONWriter) -> Void) {
    separate()
    let wasWithinLine = isWithinLine
    isWithinLine = true
    isAfterKey = true  // It has been separated from the previous member.
    object(body)
    isWithinLine = wasWithinLine
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    container(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), body)
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    stream.append(UInt8(ascii: ":"))
    if !isWithinLine { stream.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  mutating func value(_ string: String) {
    separate()
    quote(string)
  }

  mutating func value(_ number: Int) {
    separate()
    stream.append(decimal: number)
  }

  /// - Precondition: a finite number.
  mutating func value(_ number: Double) {
    separate()
    stream.append("\(number)")
  }

  mutating func value(_ bool: Bool) {
    separate()
    stream.append(bool ? "true" : "false")
  }

  mutating func null() {
    separate()
    stream.append("null")
  }

  mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  mutating func member(_ name: String, _ bool: Bool) {
    key(name)
    value(bool)
  }

  mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(body)
  }

  private mutating func container(open: UInt8, close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    stream.append(open)
    hasMembers.append(false)
    body(&self)
    let wasFilled = hasMembers.removeLast()
    if wasFilled && !isWithinLine { newLine() }
    stream.append(close)
    if hasMembers.isEmpty { stream.append(UInt8(ascii: "\n")) }
  }

  /// Writes the separator between the last member and the next.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = hasMembers.indices.last else { return }
    if hasMembers[last] { stream.append(UInt8(ascii: ",")) }
    hasMembers[last] = true
    if !isWithinLine { newLine() }
  }

  private func newLine() {
    stream.append(UInt8(ascii: "\n"))
    stream.append(UInt8(ascii: " "), times: 2 * hasMembers.count)
  }
}

// MARK: - Strings

extension JSONWriter {
  private func quote(_ string: String) {
    stream.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { appendEscaped($0) }
    stream.append(UInt8(ascii: "\""))
  }

  /// Escapes what JSON requires, and what is legal but harmful: DEL and the C1 controls, which terminals obey, U+2028
  /// and U+2029, which JavaScript reads as line ends, and characters that reorder text: U+061C, U+200E and U+200F,
  /// U+202A to U+202E, U+2066 to U+2069.
  private func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    var plainStart = 0
    var index = 0
    while index < bytes.count {
      let length: Int
      let code: UInt32
      switch bytes[index] {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F:
        (length, code) = (1, UInt32(bytes[index]))
      case 0xC2 where bytes[index + 1] < 0xA0:
        (length, code) = (2, UInt32(bytes[index + 1]))
      case 0xD8 where bytes[index + 1] == 0x9C:
        (length, code) = (2, 0x61C)
      case 0xE2 where bytes[index + 1] == 0x80 && (0x8E...0x8F ~= bytes[index + 2] || 0xA8...0xAE ~= bytes[index + 2]):
        (length, code) = (3, 0x2000 | UInt32(bytes[index + 2] & 0x3F))
      case 0xE2 where bytes[index + 1] == 0x81 && 0xA6...0xA9 ~= bytes[index + 2]:
        (length, code) = (3, 0x2040 | UInt32(bytes[index + 2] & 0x3F))
      default:
        index += 1
        continue
      }
      stream.append(bytes: UnsafeBufferPointer(rebasing: bytes[plainStart..<index]))
      appendEscape(code)
      index += length
      plainStart = index
    }
    stream.append(bytes: UnsafeBufferPointer(rebasing: bytes[plainStart...]))
  }

  private func appendEscape(_ code: UInt32) {
    stream.append(UInt8(ascii: "\\"))
    switch code {
    case 0x08: stream.append(UInt8(ascii: "b"))
    case 0x09: stream.append(UInt8(ascii: "t"))
    case 0x0A: stream.append(UInt8(ascii: "n"))
    case 0x0C: stream.append(UInt8(ascii: "f"))
    case 0x0D: stream.append(UInt8(ascii: "r"))
    case 0x22, 0x5C: stream.append(UInt8(code))
    default:
      stream.append(UInt8(ascii: "u"))
      for shift in stride(from: UInt32(12), through: 0, by: -4) {
        stream.append(hexDigits[Int(code >> shift & 0xF)])
      }
    }
  }
}

private let hexDigits = Array("0123456789abcdef".utf8)
