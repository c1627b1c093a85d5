/// Splits a stream of bytes into messages of the base protocol: `Content-Length: N`, an empty line, and N bytes.
///
/// What comes in is not trusted. No more is kept than one message, and a message that is too long is skipped, not kept.
public struct MessageReader: Sendable {
  public struct Limits: Sendable {
    /// Bytes of one header, with its empty line.
    public var header = 4 << 10
    /// Bytes of one message.
    public var message = 64 << 20

    public init() {}
  }

  /// What was read.
  public enum Item: Equatable, Sendable {
    case message([UInt8])
    /// A message that was skipped.
    case tooLong(byteCount: Int)
  }

  /// A header that does not say where the next message begins.
  public struct BrokenHeader: Error, Equatable, CustomStringConvertible {
    public let reason: String

    public var description: String { "the header of a message \(reason)" }
  }

  private enum State: Sendable {
    case header
    case body(count: Int)
    case skipping(left: Int, of: Int)
  }

  private let limits: Limits
  private var state = State.header
  private var buffer: [UInt8] = []
  /// The start of what is not used yet.
  private var start = 0

  public init(limits: Limits = Limits()) { self.limits = limits }

  public mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer += bytes
  }

  /// The next message that is complete; nil where more bytes are needed.
  public mutating func next() throws(BrokenHeader) -> Item? {
    while true {
      switch state {
      case .header:
        guard let count = try header() else { return nil }
        state = count <= limits.message ? .body(count: count) : .skipping(left: count, of: count)
      case .body(let count):
        guard buffer.count - start >= count else { return nil }
        let message = Array(buffer[start..<start + count])
        start += count
        release()
        state = .header
        return .message(message)
      case .skipping(let left, let count):
        let skipped = min(left, buffer.count - start)
        start += skipped
        release()
        guard skipped == left else {
          state = .skipping(left: left - skipped, of: count)
          return nil
        }
        state = .header
        return .tooLong(byteCount: count)
      }
    }
  }

  /// Gives the memory of a long message back.
  private mutating func release() {
    guard start == buffer.count else { return }
    buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
    start = 0
  }

  // MARK: Headers

  /// Reads a header, if it is there as a whole.
  ///
  /// - Returns: the length of its message.
  private mutating func header() throws(BrokenHeader) -> Int? {
    let available = buffer[start...].prefix(limits.header)
    guard let end = Self.end(ofHeader: available) else {
      if available.count == limits.header { throw BrokenHeader(reason: "is longer than \(limits.header) bytes") }
      return nil
    }
    let lines = available[..<end].split(separator: UInt8(ascii: "\n")).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    start = end
    var length: Int?
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw BrokenHeader(reason: "has no colon") }
      guard Self.isContentLength(line[..<colon]) else { continue }
      guard length == nil, let value = Self.number(line[(colon + 1)...]) else {
        throw BrokenHeader(reason: "has no valid 'Content-Length'")
      }
      length = value
    }
    guard let length else { throw BrokenHeader(reason: "has no 'Content-Length'") }
    return length
  }

  /// The place after the empty line.
  private static func end(ofHeader bytes: ArraySlice<UInt8>) -> Int? {
    var lineStart = bytes.startIndex
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") {
      let line = bytes[lineStart..<place]
      if line.isEmpty || line.elementsEqual([0x0D]) { return place + 1 }
      lineStart = place + 1
    }
    return nil
  }

  private static func isContentLength(_ name: ArraySlice<UInt8>) -> Bool {
    String(decoding: name, as: UTF8.self).lowercased() == "content-length"
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isNumber = !digits.isEmpty && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    // A number that is too large for an integer is no length either.
    return isNumber ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}
