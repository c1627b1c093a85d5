//  Only the files of this folder call the C library. Differences between Linux and macOS stay in here.

#if canImport(Darwin)
  import Darwin
  import MachO.dyld
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Thin, typed wrappers around the system calls that the engine and the command need.
public enum Platform {

  // MARK: Errors

  static var lastError: FileError { .system(code: errno) }

  static func message(for code: Int32) -> String {
    code == ENOENT ? "no such file or directory" : String(cString: strerror(code))
  }

  /// The remedy for an error, if one is known.
  static func remedy(for code: Int32, _ use: FileError.Use) -> String? {
    switch (code, use) {
    case (ENOENT, .reading): "check how the path is written"
    case (ENOENT, .writing): "make its directory first"
    case (EACCES, _), (EPERM, _): "check its permissions and those of its directory"
    case (EISDIR, _): "name a file in it"
    case (ENOTDIR, _): "a part of the path is a file"
    case (ELOOP, _): "its symbolic links form a cycle"
    case (EROFS, _): "name a place that can be written"
    case (ENOSPC, _), (EDQUOT, _): "make room and run again"
    case (EFBIG, _): "raise the limit of file sizes ('ulimit -f')"
    case (EMFILE, _), (ENFILE, _): "raise the limit of open files ('ulimit -n')"
    case (ENAMETOOLONG, _): "give a shorter path"
    default: nil
    }
  }

  /// The code that a write gives when the reading end is closed.
  public static var brokenPipe: FileError { .system(code: EPIPE) }

  static var noSuchFile: FileError { .system(code: ENOENT) }
  static var existingFile: FileError { .system(code: EEXIST) }

  // MARK: Bytes

  /// Negative, zero or positive, as the first differing byte tells; one that is a prefix of the other counts as equal.
  static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
    compare(left, right, count: min(left.count, right.count))
  }

  /// The same for the first `count` bytes, which both must have.
  static func compare(_ left: [UInt8], _ right: [UInt8], count: Int) -> Int {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in Int(memcmp(left.baseAddress!, right.baseAddress!, count)) }
    }
  }

  /// May be called from a handler.
  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count, let start = left.baseAddress, let other = right.baseAddress else {
      return left.count == right.count
    }
    return memcmp(start, other, left.count) == 0
  }

  /// Whether `left` is before `right` in the order of bytes, a prefix before what it is a prefix of.
  static func areInOrder(_ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard !left.isEmpty, !right.isEmpty else { return left.count < right.count }
    let shared = memcmp(
      left.base.baseAddress! + left.startIndex, right.base.baseAddress! + right.startIndex, min(left.count, right.count)
    )
    return shared != 0 ? shared < 0 : left.count < right.count
  }

  // MARK: Memory

  /// Zeroed pages that are not released before the process ends or ``unmapPages(_:)`` is called; `nil` when the system
  /// has none.
  static func mapPages(byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else {
      return nil
    }
    return UnsafeMutableRawBufferPointer(start: start, count: byteCount)
  }

  /// Makes mapped pages present before they are written: one call for many costs less than a fault for each.
  ///
  /// - Parameter pages: beginning at a page's start.
  static func makePresent(_ pages: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      // MADV_POPULATE_WRITE, which Musl's headers lack. Only a hint: systems before Linux 5.14 ignore it.
      _ = madvise(pages.baseAddress, pages.count, 23)
    #endif
  }

  static func unmapPages(_ pages: UnsafeMutableRawBufferPointer) { munmap(pages.baseAddress, pages.count) }

  // MARK: Descriptors

  enum OpenMode {
    case read(followingSymlinks: Bool)
    /// Fails when the file exists already.
    case create(permissions: UInt16)
    /// For an entry of the file system that is no regular file: a terminal, a pipe, `/dev/null`.
    case writeExisting
  }

  static func open(_ path: FilePath, _ mode: OpenMode) throws(FileError) -> FileDescriptor {
    while true {
      let descriptor = path.withCString { name in
        switch mode {
        case .read(let followingSymlinks):
          // Without O_NONBLOCK, opening a FIFO without a writer never returns.
          Self.openCall(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followingSymlinks ? 0 : O_NOFOLLOW), 0)
        case .create(let permissions):
          Self.openCall(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions))
        case .writeExisting:
          Self.openCall(name, O_WRONLY | O_CLOEXEC, 0)
        }
      }
      if descriptor >= 0 { return FileDescriptor(rawValue: descriptor) }
      if errno != EINTR { throw lastError }
    }
  }

  private static func openCall(_ name: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(name, flags, mode)
    #elseif canImport(Musl)
      Musl.open(name, flags, mode)
    #else
      Glibc.open(name, flags, mode)
    #endif
  }

  static func close(_ descriptor: FileDescriptor) throws(FileError) {
    #if canImport(Darwin)
      let status = Darwin.close(descriptor.rawValue)
    #elseif canImport(Musl)
      let status = Musl.close(descriptor.rawValue)
    #else
      let status = Glibc.close(descriptor.rawValue)
    #endif
    // After EINTR the descriptor is gone all the same on Linux; closing again could hit another thread's file.
    if status != 0 && errno != EINTR { throw lastError }
  }

  /// Reads up to `count` bytes; 0 is the end of the file.
  static func read(
    _ descriptor: FileDescriptor, into buffer: UnsafeMutableRawPointer, count: Int
  ) throws(FileError) -> Int {
    while true {
      #if canImport(Darwin)
        let received = Darwin.read(descriptor.rawValue, buffer, count)
      #elseif canImport(Musl)
        let received = Musl.read(descriptor.rawValue, buffer, count)
      #else
        let received = Glibc.read(descriptor.rawValue, buffer, count)
      #endif
      if received >= 0 { return received }
      switch errno {
      case EINTR: continue
      case EAGAIN: throw .notReady
      default: throw lastError
      }
    }
  }

  static func write(_ descriptor: FileDescriptor, _ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Darwin)
        let written = Darwin.write(descriptor.rawValue, part.baseAddress, part.count)
      #elseif canImport(Musl)
        let written = Musl.write(descriptor.rawValue, part.baseAddress, part.count)
      #else
        let written = Glibc.write(descriptor.rawValue, part.baseAddress, part.count)
      #endif
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        waitUntilReady(descriptor, for: Int16(POLLOUT))
      } else if errno != EINTR {
        throw lastError
      }
    }
  }

  /// Blocks until the descriptor can be read; for standard input that another process made non-blocking.
  static func waitForInput(_ descriptor: FileDescriptor) {
    waitUntilReady(descriptor, for: Int16(POLLIN))
  }

  /// Waits until something can be read.
  ///
  /// - Parameter milliseconds: The longest to wait.
  /// - Returns: whether there is something.
  static func isReady(_ descriptor: FileDescriptor, within milliseconds: Int) -> Bool {
    var request = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(milliseconds)) > 0
  }

  /// Two ends of a pipe that child processes do not inherit.
  static func makePipe() throws(FileError) -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw lastError }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
  }

  private static func waitUntilReady(_ descriptor: FileDescriptor, for events: Int16) {
    var request = pollfd(fd: descriptor.rawValue, events: events, revents: 0)
    // An error here shows again, with its reason, in the read or write that follows.
    _ = poll(&request, 1, -1)
  }

  static func isTerminal(_ descriptor: FileDescriptor) -> Bool {
    isatty(descriptor.rawValue) == 1
  }

  // MARK: Names

  struct Status {
    var kind: FileKind
    /// In bytes; meaningful for regular files.
    var size: Int
    /// The permission bits, such as `0o644`.
    var permissions: UInt16
    /// How many names the file has.
    var linkCount: Int
    var owner: UInt32
    var group: UInt32
    var identity: Identity
  }

  /// The same for all names of a file, and for no other file while that one exists.
  struct Identity: Equatable {
    var device: UInt64
    /// On the device.
    var number: UInt64
  }

  static func status(of path: FilePath, followingSymlinks: Bool = true) throws(FileError) -> Status {
    var result = stat()
    let code = path.withCString { followingSymlinks ? stat($0, &result) : lstat($0, &result) }
    if code != 0 { throw lastError }
    return Status(result)
  }

  static func status(of descriptor: FileDescriptor) throws(FileError) -> Status {
    var result = stat()
    if fstat(descriptor.rawValue, &result) != 0 { throw lastError }
    return Status(result)
  }

  /// When a file was written last, in nanoseconds since 1970; nil when it is not there.
  public static func modificationTime(of path: FilePath) -> Int? {
    var result = stat()
    guard path.withCString({ stat($0, &result) }) == 0 else { return nil }
    #if canImport(Darwin)
      let time = result.st_mtimespec
    #else
      let time = result.st_mtim
    #endif
    // File systems keep years that are far away.
    let (nanoseconds, overflows) = Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? (time.tv_sec < 0 ? .min : .max) : nanoseconds &+ Int(time.tv_nsec)
  }

  /// The absolute path without symbolic links, `.` and `..`.
  static func canonicalPath(of path: FilePath) throws(FileError) -> FilePath {
    guard let resolved = path.withCString({ realpath($0, nil) }) else { throw lastError }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }

  public static func workingDirectory() throws(FileError) -> FilePath {
    guard let name = getcwd(nil, 0) else { throw lastError }
    defer { free(name) }
    return FilePath(cString: name)
  }

  static func rename(_ source: FilePath, to target: FilePath) throws(FileError) {
    let status = source.withCString { from in
      target.withCString { to in
        #if canImport(Darwin)
          Darwin.rename(from, to)
        #elseif canImport(Musl)
          Musl.rename(from, to)
        #else
          Glibc.rename(from, to)
        #endif
      }
    }
    if status != 0 { throw lastError }
  }

  static func remove(_ path: FilePath) throws(FileError) {
    if path.withCString({ unlink($0) }) != 0 { throw lastError }
  }

  public static func createDirectory(_ path: FilePath, permissions: UInt16 = 0o777) throws(FileError) {
    if path.withCString({ mkdir($0, mode_t(permissions)) }) != 0 && errno != EEXIST { throw lastError }
  }

  /// Replaces `listing` with the entries of a directory, without `.` and `..`, in whatever order the system has them.
  static func list(_ directory: FilePath, into listing: inout DirectoryListing) throws(FileError) {
    listing.removeAll()
    guard let stream = directory.withCString({ opendir($0) }) else { throw lastError }
    defer { closedir(stream) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw lastError }
        return
      }
      // The record is only as long as its name, so it must not be copied as a whole `dirent`.
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
      let dot = UInt8(ascii: ".")
      if name[0] == dot && (name[1] == 0 || name[1] == dot && name[2] == 0) { continue }
      let bytes = UnsafeBufferPointer(
        start: name, count: strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)))
      var kind: FileKind
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): kind = .regular
      case Int32(DT_DIR): kind = .directory
      case Int32(DT_LNK): kind = .symbolicLink
      case Int32(DT_UNKNOWN):
        // Some file systems do not say. An entry that is gone by now counts as one that is not read.
        kind = (try? status(of: directory.appending(bytes), followingSymlinks: false))?.kind ?? .other
      default: kind = .other
      }
      listing.append(bytes, kind)
    }
  }

  private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!

  // MARK: Process

  /// Lets the allocator keep freed memory, instead of returning it to the system and asking again for every file: a
  /// page that comes back has to be cleared again. For a process that does one thing and ends.
  public static func keepFreedMemory() {
    // The GNU library serves requests above a threshold by mapping, and raises the threshold to the size of the largest
    // mapping that was freed, up to 32 MiB; what may stay unused at the end of its heap goes with it. Elsewhere this
    // does nothing. Only the first byte is written, so that the request is not optimised away.
    let block = UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16)
    block.storeBytes(of: 0, as: UInt8.self)
    block.deallocate()
  }

  /// Makes a closed pipe and a full quota show as errors of the write instead of killing the process.
  public static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  public static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static var processIdentifier: Int32 { getpid() }

  /// The user whose rights this process has.
  static var userIdentifier: UInt32 { geteuid() }

  /// The file that this process runs.
  static func ownProgram() throws(FileError) -> FilePath {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&name, &size) == 0 else { throw noSuchFile }
      return FilePath(cString: name)
    #else
      // A child that is started with this name gets the same program, even if another file has replaced it.
      return "/proc/self/exe"
    #endif
  }

  /// Has the system end this process rather than let it use more than this from now on.
  ///
  /// - Parameters:
  ///   - seconds: of processor time, in addition to what was used so far.
  ///   - memory: bytes of addresses.
  public static func limitOwnUse(seconds: Int, memory: Int) {
    let used = Int(processTime() / 1_000_000_000) + 1
    // If the system refuses, the process runs without that limit, as it would have before.
    setLimit(RLIMIT_CPU, used + seconds)
    setLimit(RLIMIT_AS, memory)
    setLimit(RLIMIT_CORE, 0)
  }

  /// From now on, this process opens no file: only what is open already can be read and written.
  public static func openNothingMore() { setLimit(RLIMIT_NOFILE, 0) }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif

  private static func setLimit(_ resource: Resource, _ value: Int) {
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(resource.rawValue)
    #else
      let kind = resource
    #endif
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    _ = setrlimit(kind, &limit)
  }

  /// How many processors this process may use; at least 1.
  public static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The columns of the terminal, or nil when it does not say.
  public static func terminalWidth(_ descriptor: FileDescriptor) -> Int? {
    var size = winsize()
    guard ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Since the beginning of 1970, by the clock on the wall.
  static func secondsSinceEpoch() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int(time.tv_sec)
  }

  // MARK: Clocks, in nanoseconds

  static func threadTime() -> UInt64 { clock(CLOCK_THREAD_CPUTIME_ID) }
  public static func processTime() -> UInt64 { clock(CLOCK_PROCESS_CPUTIME_ID) }
  static func wallTime() -> UInt64 { clock(CLOCK_MONOTONIC) }

  private static func clock(_ identifier: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(identifier, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The most memory that the process has held so far, in bytes.
  static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}

extension Platform.Status {
  fileprivate init(_ result: stat) {
    kind =
      switch result.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    size = Int(result.st_size)
    permissions = UInt16(truncatingIfNeeded: result.st_mode & 0o7777)
    linkCount = Int(result.st_nlink)
    owner = result.st_uid
    group = result.st_gid
    identity = Platform.Identity(
      device: UInt64(truncatingIfNeeded: result.st_dev), number: UInt64(truncatingIfNeeded: result.st_ino))
  }
}
