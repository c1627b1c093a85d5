/// Reads whole files into one buffer that it uses again and again.
///
/// An ordinary source file costs one open, one read and one close. Not safe for use by two threads at once: each
/// worker has its own.
public final class FileReader {
  /// Zero bytes that follow the content, so that a lexer may load whole words at the end.
  public static let padding = 64

  /// Offsets are stored in 32 bits, with room to spare for arithmetic on them.
  public static let largestFile = 1 << 30

  private var buffer: UnsafeMutableRawBufferPointer

  /// - Parameter capacity: The size, in bytes, from which a file needs more than one read.
  public init(capacity: Int = 256 * 1024) {
    buffer = .allocate(byteCount: max(capacity, 1) + Self.padding, alignment: 16)
  }

  deinit {
    buffer.deallocate()
  }

  /// Hands `body` the content of a regular file, followed by `padding` zero bytes and valid for the call alone.
  public func read<Result>(
    _ path: FilePath, followingSymlinks: Bool = true, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileError) -> Result {
    let descriptor = try Platform.open(path, .read(followingSymlinks: followingSymlinks))
    let count: Int
    do {
      count = try readRegularFile(descriptor)
    } catch {
      // The error of the read says more than one of closing would.
      try? Platform.close(descriptor)
      throw error
    }
    try Platform.close(descriptor)
    return body(finish(count))
  }

  /// The same for everything up to the end of a descriptor that may be a pipe or a terminal.
  public func readToEnd<Result>(
    of descriptor: FileDescriptor, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileError) -> Result {
    var count = 0
    while true {
      if count == room { try grow(to: count * 2) }
      do {
        let received = try Platform.read(descriptor, into: buffer.baseAddress! + count, count: room - count)
        if received == 0 { return body(finish(count)) }
        count += received
      } catch .notReady {
        Platform.waitForInput(descriptor)
      }
    }
  }

  private var room: Int { buffer.count - Self.padding }

  private func readRegularFile(_ descriptor: FileDescriptor) throws(FileError) -> Int {
    let received: Int
    do {
      received = try Platform.read(descriptor, into: buffer.baseAddress!, count: room)
    } catch {
      // A directory and an idle pipe fail in different words; both are the same mistake.
      guard try Platform.status(of: descriptor).kind == .regular else { throw .notRegular }
      throw error
    }
    // A regular file gives less than was asked only at its end.
    if received > 0 && received < room { return received }

    // Empty, or larger than the buffer, or not a file at all: only now is it worth asking.
    let status = try Platform.status(of: descriptor)
    guard status.kind == .regular else { throw .notRegular }
    if received == 0 { return 0 }
    var count = received
    // One byte more than the file has, so that its end shows as a short read. It may have grown since it was asked.
    if status.size >= room { try grow(to: status.size + 1) }
    while true {
      let wanted = room - count
      let received = try Platform.read(descriptor, into: buffer.baseAddress! + count, count: wanted)
      count += received
      if received < wanted { return count }
      try grow(to: count * 2)
    }
  }

  private func grow(to capacity: Int) throws(FileError) {
    // One byte more, so that the largest file that is allowed still ends in a short read.
    guard room <= Self.largestFile, capacity <= 2 * Self.largestFile else { throw .tooLarge }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(capacity, Self.largestFile + 1) + Self.padding, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }

  private func finish(_ count: Int) -> UnsafeRawBufferPointer {
    (buffer.baseAddress! + count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
    return UnsafeRawBufferPointer(rebasing: buffer[..<count])
  }
}
