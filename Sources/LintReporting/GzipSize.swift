import CZlib

/// Counts the bytes that gzip makes of a reporter's output; none are kept.
final class GzipSize {
  private var deflater = z_stream()
  private var scratch = [UInt8](repeating: 0, count: 1 << 16)
  private var count = 0

  /// - Returns: Bytes, at gzip's fastest level; slower levels give no more.
  static func bytes(writtenBy body: (ByteStream) -> Void) -> Int {
    let size = GzipSize()
    let stream = ByteStream { size.add($0, Z_NO_FLUSH) }
    body(stream)
    // The drain does not throw.
    try? stream.finish()
    size.add(UnsafeRawBufferPointer(start: nil, count: 0), Z_FINISH)
    return size.count
  }

  private init() {
    let gzipHeader: Int32 = 16
    let status = deflateInit2_(
      &deflater, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS + gzipHeader, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    // Only a wrong argument or an exhausted heap can fail.
    precondition(status == Z_OK, "zlib cannot begin")
  }

  deinit { deflateEnd(&deflater) }

  private func add(_ bytes: UnsafeRawBufferPointer, _ flush: Int32) {
    deflater.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
    deflater.avail_in = UInt32(bytes.count)
    var isFull = true
    while isFull {
      scratch.withUnsafeMutableBufferPointer { output in
        deflater.next_out = output.baseAddress
        deflater.avail_out = UInt32(output.count)
        deflate(&deflater, flush)
        count += output.count - Int(deflater.avail_out)
        isFull = deflater.avail_out == 0
      }
    }
  }
}
