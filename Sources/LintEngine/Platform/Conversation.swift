#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// What a process needs that talks to several others at a time, and waits for none.
extension Platform {
  /// Waits until something can be read or written.
  ///
  /// - Parameter milliseconds: the longest to wait; nil for as long as it takes.
  /// - Returns: the descriptors that can be read, or whose other end is closed, and those that can be written.
  public static func waitForAny(
    reading: [FileDescriptor], writing: [FileDescriptor], milliseconds: Int?
  ) -> (reading: [FileDescriptor], writing: [FileDescriptor]) {
    var requests =
      reading.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
      + writing.map { pollfd(fd: $0.rawValue, events: Int16(POLLOUT), revents: 0) }
    // Interrupted, it reports nothing, and the caller asks again.
    guard poll(&requests, nfds_t(requests.count), milliseconds.map { Int32(clamping: $0) } ?? -1) > 0 else {
      return ([], [])
    }
    let ready = requests.indices.filter { requests[$0].revents != 0 }
    return (
      ready.filter { $0 < reading.count }.map { reading[$0] },
      ready.filter { $0 >= reading.count }.map { writing[$0 - reading.count] }
    )
  }

  static func setBlocking(_ descriptor: FileDescriptor, _ blocks: Bool) {
    let flags = fcntl(descriptor.rawValue, F_GETFL)
    guard flags >= 0 else { return }
    _ = fcntl(descriptor.rawValue, F_SETFL, blocks ? flags & ~O_NONBLOCK : flags | O_NONBLOCK)
  }

  /// Whether a process exists, whoever owns it.
  public static func exists(process identifier: Int) -> Bool {
    guard let identifier = pid_t(exactly: identifier), identifier > 0 else { return false }
    return kill(identifier, 0) == 0 || errno == EPERM
  }

  /// Ends the process without a word to other threads, which may be at work.
  public static func exitAtOnce(_ status: Int32) -> Never { _exit(status) }

  /// Since some point in the past, in nanoseconds.
  public static var time: UInt64 { wallTime() }
}

extension FileDescriptor {
  /// Opens a new file that only this user can read, to write to it bit by bit.
  ///
  /// - Throws: where something has the name already.
  public static func creating(_ path: FilePath) throws(FileError) -> FileDescriptor {
    try Platform.open(path, .create(permissions: 0o600))
  }

  /// From now on, reading and writing do what is possible and return. Not for terminals, which other programs share.
  public func stopBlocking() { if !isTerminal { Platform.setBlocking(self, false) } }

  /// As it is for other programs.
  public func blockAgain() { if !isTerminal { Platform.setBlocking(self, true) } }

  /// What can be read now, as far as `count` bytes; empty for nothing, nil at the end.
  public func readAvailable(upTo count: Int = 1 << 16) throws(FileError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(FileError) in try Platform.read(self, into: buffer.baseAddress!, count: count) }
    }
    do {
      let received = try received.get()
      return received == 0 ? nil : Array(bytes.prefix(received))
    } catch .notReady {
      return []
    }
  }

  /// Writes what can be written now.
  ///
  /// - Returns: how many bytes that was.
  public func writeAvailable(_ bytes: ArraySlice<UInt8>) throws(FileError) -> Int {
    let written = bytes.withUnsafeBytes { Platform.writeOnce(self, $0) }
    if written >= 0 { return written }
    if errno == EAGAIN || errno == EINTR { return 0 }
    throw Platform.lastError
  }
}

extension Platform {
  /// How many bytes were written; -1 with the reason in `errno`.
  fileprivate static func writeOnce(_ descriptor: FileDescriptor, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor.rawValue, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor.rawValue, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor.rawValue, bytes.baseAddress, bytes.count)
    #endif
  }
}

/// Reads a descriptor on a thread of its own, so that the end of what comes in ends the process, whatever it does at
/// that time.
public final class EagerInput: Sendable {
  private let received = Mutex<[UInt8]>([])
  private let signal: (reading: FileDescriptor, writing: FileDescriptor)

  /// - Throws: when no thread can be started.
  public init(_ descriptor: FileDescriptor) throws(FileError) {
    signal = try Platform.makePipe()
    try Platform.startThread(stackSize: 1 << 18) { [self] in
      while true {
        // An input that cannot be read has ended.
        guard let bytes = (try? descriptor.readAvailable()) ?? nil else { Platform.exitAtOnce(0) }
        if bytes.isEmpty { Platform.waitForInput(descriptor) }
        let wasEmpty = received.withLock { all in
          defer { all += bytes }
          return all.isEmpty
        }
        // A pipe that is read by this process and holds one byte at most takes another.
        if wasEmpty && !bytes.isEmpty { try? signal.writing.write([0]) }
      }
    }.detach()
  }

  /// Waits for something to come in.
  public func read() -> [UInt8] {
    while true {
      // Both ends are in this process, and stay open.
      _ = try? signal.reading.readAvailable(upTo: 1)
      let bytes = received.withLock { all in
        defer { all = [] }
        return all
      }
      if !bytes.isEmpty { return bytes }
    }
  }
}
