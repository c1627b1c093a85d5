/// Reads whole files into one buffer that is reused, or to where they stay.
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

  /// Passes `body` the content of a regular file, followed by `padding` zero bytes and valid during the call only.
  public func read<Result>(
    _ path: FilePath, followingSymlinks: Bool = true, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FileError) -> Result {
    let count = try withFile(path, followingSymlinks) { descriptor throws(FileError) in
      let received = try readFirst(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<room]))
      return received > 0 && received < room ? received : try readRest(descriptor, behind: received)
    }
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

  /// Reads the content of a regular file, followed by `padding` zero bytes, to where the arena has room for it. It is
  /// gone when the arena is used again, unless that is told to keep it.
  func read(_ path: FilePath, into arena: Arena) throws(FileError) -> UnsafeRawBufferPointer {
    try withFile(path, true) { descriptor throws(FileError) in
      let place = arena.room(capacity: Self.usualFile + Self.padding)
      let received = try readFirst(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: place[..<Self.usualFile]))
      if received > 0 && received < Self.usualFile { return Self.pad(place, behind: received) }
      // Through the buffer, which grows.
      if received > room { try grow(to: received) }
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: place[..<received]))
      let count = try readRest(descriptor, behind: received)
      return Self.copy(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: arena)
    }
  }

  /// The same for bytes that are there already.
  static func copy(_ bytes: UnsafeRawBufferPointer, to arena: Arena) -> UnsafeRawBufferPointer {
    let place = arena.room(capacity: bytes.count + padding)
    place.copyMemory(from: bytes)
    return pad(place, behind: bytes.count)
  }

  private static func pad(_ place: UnsafeMutableRawBufferPointer, behind count: Int) -> UnsafeRawBufferPointer {
    (place.baseAddress! + count).initializeMemory(as: UInt8.self, repeating: 0, count: padding)
    return UnsafeRawBufferPointer(rebasing: place[..<count])
  }

  /// Keeps what was just read for as long as the arena lives.
  static func keep(_ text: UnsafeRawBufferPointer, in arena: Arena) {
    let start = arena.allocate(byteCount: text.count + padding)
    precondition(UnsafeRawPointer(start) == text.baseAddress, "the text is in the arena's room")
  }

  /// In bytes: nearly all source files are smaller.
  private static let usualFile = 128 * 1024

  private func withFile<Result>(
    _ path: FilePath, _ followingSymlinks: Bool, _ body: (FileDescriptor) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let descriptor = try Platform.open(path, .read(followingSymlinks: followingSymlinks))
    let result: Result
    do {
      result = try body(descriptor)
    } catch {
      // The error of the read says more than that of closing would.
      try? Platform.close(descriptor)
      throw error
    }
    try Platform.close(descriptor)
    return result
  }

  private var room: Int { buffer.count - Self.padding }

  private func readFirst(_ descriptor: FileDescriptor, into place: UnsafeMutableRawBufferPointer) throws(FileError)
    -> Int
  {
    do {
      return try Platform.read(descriptor, into: place.baseAddress!, count: place.count)
    } catch {
      // A directory and an idle pipe fail with different errors; both are the same mistake.
      guard try Platform.status(of: descriptor).kind == .regular else { throw .notRegular }
      throw error
    }
  }

  /// A regular file returns less than requested only at its end. This handles reads that returned nothing, or all that
  /// was requested.
  ///
  /// - Parameter received: how many bytes of the file the buffer has.
  /// - Returns: how many it has in the end.
  private func readRest(_ descriptor: FileDescriptor, behind received: Int) throws(FileError) -> Int {
    // The file is empty, or larger than the buffer, or not a file at all: only now is its status worth a call.
    let status = try Platform.status(of: descriptor)
    guard status.kind == .regular else { throw .notRegular }
    if received == 0 { return 0 }
    var count = received
    // One byte more than the file has, so that its end shows as a short read. It may have grown in the meantime.
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
