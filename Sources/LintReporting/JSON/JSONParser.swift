/// Why a text is no JSON.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  public var reason: String
  /// Where, in bytes from 0.
  public var offset: Int

  public var description: String { "\(reason) at byte \(offset)" }
}

/// What a JSON text may hold, where its writer is not trusted.
public struct JSONLimits: Sendable {
  /// How deep arrays and objects nest.
  public var depth: Int
  /// How many values there are in all: one of two bytes takes twenty times its space in memory.
  public var values: Int
  /// Whether half of a surrogate pair is read as U+FFFD, which is as long in UTF-16. JavaScript writes such halves.
  public var repairsHalfCharacters: Bool

  public init(depth: Int = 64, values: Int = .max, repairsHalfCharacters: Bool = false) {
    self.depth = depth
    self.values = values
    self.repairsHalfCharacters = repairsHalfCharacters
  }
}

extension JSONValue {
  /// Reads a JSON text in UTF-8. A name that an object has twice keeps both.
  ///
  /// - Throws: the first error.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    let outcome = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(JSONError) in
        var parser = JSONParser(bytes: bytes, limits: limits)
        return try parser.document()
      }
    }
    self = try outcome.get()
  }
}

private struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: JSONLimits
  var place = 0
  var valueCount = 0

  init(bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    let value = try value(depth: 0)
    skipSpace()
    if place < bytes.count { throw error("something follows the value") }
    return value
  }

  private func error(_ reason: String) -> JSONError { JSONError(reason: reason, offset: place) }

  /// 0 at the end, which no token is.
  private var byte: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard depth <= limits.depth else { throw error("more than \(limits.depth) levels of arrays and objects") }
    valueCount += 1
    guard valueCount <= limits.values else { throw error("more than \(limits.values) values") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error(place < bytes.count ? "a value is expected" : "the text ends too early")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw error("a value is expected") }
    place += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = place
    while place < bytes.count, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    if text.utf8.first != UInt8(ascii: "+"),
      digits.first != UInt8(ascii: "0") || digits.count == 1 || !isDigit(digits.dropFirst().first)
    {
      if let integer = Int(text) { return .integer(integer) }
      if isDigit(digits.first), isDigit(text.utf8.last), let number = Double(text) { return .number(number) }
    }
    place = start
    throw error("'\(terminalSafe(String(text.prefix(20))))' is no number")
  }

  private func isDigit(_ byte: UInt8?) -> Bool { byte.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    place += 1
    skipSpace()
    if byte == UInt8(ascii: "]") {
      place += 1
      return .array([])
    }
    while true {
      elements.append(try value(depth: depth + 1))
      if try !continues(until: UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    place += 1
    skipSpace()
    if byte == UInt8(ascii: "}") {
      place += 1
      return .object([])
    }
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw error("a name in double quotes is expected") }
      let name = try string()
      skipSpace()
      guard byte == UInt8(ascii: ":") else { throw error("a colon is expected") }
      place += 1
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      if try !continues(until: UInt8(ascii: "}")) { return .object(members) }
    }
  }

  /// Whether a comma follows, and not the end.
  private mutating func continues(until end: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: ",") || byte == end else {
      throw error(place < bytes.count ? "a comma or '\(Unicode.Scalar(end))' is expected" : "the text ends too early")
    }
    defer { place += 1 }
    return byte == UInt8(ascii: ",")
  }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    var text: [UInt8] = []
    var start = place
    while true {
      guard place < bytes.count else { throw error("the text ends within a string") }
      switch bytes[place] {
      case UInt8(ascii: "\""):
        text += bytes[start..<place]
        guard let string = String(validating: text, as: UTF8.self) else { throw error("a string is no UTF-8") }
        place += 1
        return string
      case UInt8(ascii: "\\"):
        text += bytes[start..<place]
        place += 1
        text += try escape()
        start = place
      case 0..<0x20: throw error("a string has a control character")
      default: place += 1
      }
    }
  }

  /// Reads the rest of an escape, after the backslash.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    defer { place += 1 }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
    default: throw error("an escape is not known")
    }
  }

  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, place + 2 < bytes.count, bytes[place + 1] == UInt8(ascii: "\\"),
      bytes[place + 2] == UInt8(ascii: "u")
    else {
      return try half()
    }
    let end = place
    place += 2
    let low = try codeUnit()
    guard 0xDC00..<0xE000 ~= low, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) else {
      if limits.repairsHalfCharacters { place = end }
      return try half()
    }
    return scalar
  }

  private func half() throws(JSONError) -> Unicode.Scalar {
    if limits.repairsHalfCharacters { return "\u{FFFD}" }
    throw error("half of a character")
  }

  /// From the `u` to the last of its four digits.
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      place += 1
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits are expected")
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
