/// Collects a report's bytes and drains them in large pieces.
///
/// Appending never throws, so that reporters read like the format that they write. A failure to drain is kept, what is
/// appended afterwards is dropped, and `finish()` throws it.
public final class ByteStream: TextOutputStream {
  public typealias Drain = (UnsafeRawBufferPointer) throws -> Void

  /// Checked exclusivity costs more here than appending: methods run one after the other on one thread.
  @exclusivity(unchecked) private var buffer: [UInt8] = []
  private let capacity: Int
  private let drain: Drain
  private var failure: (any Error)?

  /// - Parameters:
  ///   - capacity: bytes to collect before they are drained.
  ///   - drain: accepts all bytes that it is given, or throws.
  public init(capacity: Int = 1 << 16, drain: @escaping Drain) {
    self.capacity = capacity
    self.drain = drain
    buffer.reserveCapacity(capacity + 1024)
  }

  /// Everything that `body` writes, kept in memory.
  public static func bytes(writtenBy body: (ByteStream) -> Void) -> [UInt8] {
    let stream = ByteStream(capacity: .max - 1024, drain: { _ in }, reserving: 0)
    body(stream)
    return stream.buffer
  }

  private init(capacity: Int, drain: @escaping Drain, reserving reserve: Int) {
    self.capacity = capacity
    self.drain = drain
    buffer.reserveCapacity(reserve)
  }

  /// Whether bytes were rejected; a reporter may stop early, but need not.
  public var hasFailed: Bool { failure != nil }

  public func append(_ byte: UInt8) {
    buffer.append(byte)
    if buffer.count >= capacity { flush() }
  }

  public func append(_ string: String) {
    buffer.append(contentsOf: string.utf8)
    if buffer.count >= capacity { flush() }
  }

  public func append(bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { flush() }
  }

  /// Appends a number in decimal without making a string of it.
  public func append(decimal number: Int) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = buffer.count
    repeat {
      buffer.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    buffer[start...].reverse()
    if buffer.count >= capacity { flush() }
  }

  public func append(_ byte: UInt8, times count: Int) {
    buffer.append(contentsOf: repeatElement(byte, count: max(0, count)))
    if buffer.count >= capacity { flush() }
  }

  public func write(_ string: String) { append(string) }

  /// Drains what is left.
  ///
  /// - Throws: the first error of the drain, now or earlier.
  public func finish() throws {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    if failure == nil {
      do {
        try buffer.withUnsafeBytes { if !$0.isEmpty { try drain($0) } }
      } catch {
        failure = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
