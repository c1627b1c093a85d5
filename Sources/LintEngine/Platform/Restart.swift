#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// This program, prepared for restarting in its own process: a signal handler cannot allocate.
final class Restart: Sendable {
  /// In bytes: a path, a rule and a few characters.
  private static let noteCapacity = 5120

  private let program: UInt
  private let arguments: UInt
  private let environment: UInt
  /// The last of the environment.
  private let note: UInt
  private let noteStart: Int

  /// - Parameters:
  ///   - environment: `NAME=value` each.
  ///   - noteName: of the variable that ``callAsFunction(note:)`` fills.
  init(environment: [[UInt8]], noteName: String) throws(FileError) {
    program = Self.keep(Array(try Platform.ownProgram().bytes))
    arguments = UInt(bitPattern: CommandLine.unsafeArgv)
    let prefix = Array("\(noteName)=".utf8)
    note = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: Self.noteCapacity, alignment: 16))
    noteStart = prefix.count
    UnsafeMutableRawPointer(bitPattern: note)!.copyMemory(from: prefix, byteCount: prefix.count)
    let variables = UnsafeMutablePointer<UInt>.allocate(capacity: environment.count + 2)
    for (number, variable) in environment.enumerated() { variables[number] = Self.keep(variable) }
    variables[environment.count] = note
    variables[environment.count + 1] = 0
    self.environment = UInt(bitPattern: variables)
  }

  /// A copy that ends in NUL and is never freed.
  private static func keep(_ bytes: [UInt8]) -> UInt { UInt(bitPattern: FilePath(bytes).withCString { strdup($0) }) }

  /// The message for the next attempt, written byte by byte.
  struct Note {
    fileprivate let start: UnsafeMutablePointer<UInt8>
    fileprivate let capacity: Int
    fileprivate var count = 0

    mutating func append(_ byte: UInt8) {
      guard count < capacity else { return }
      start[count] = byte
      count += 1
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
      for byte in bytes { append(byte) }
    }

    mutating func append(_ number: Int32) {
      if number >= 10 { append(number / 10) }
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
  }

  /// Starts the program over, with the same arguments. May be called from a handler.
  ///
  /// - Returns: only where the system refuses.
  func callAsFunction(standardInput: Int32?, _ write: (inout Note) -> Void) {
    let start = UnsafeMutablePointer<UInt8>(bitPattern: note + UInt(noteStart))!
    var text = Note(start: start, capacity: Self.noteCapacity - noteStart - 1)
    write(&text)
    text.start[text.count] = 0
    if let standardInput {
      lseek(standardInput, 0, SEEK_SET)
      dup2(standardInput, 0)
    }
    // Signals that are blocked stay blocked in a program that is started.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in Platform.fatalSignals { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    execve(
      UnsafePointer<CChar>(bitPattern: program)!, Strings(bitPattern: arguments)!, Strings(bitPattern: environment)!)
  }
}

extension Platform {
  /// Removes a variable from the environment of this process and of those that it starts.
  static func removeFromEnvironment(_ name: String) { unsetenv(name) }

  /// A file without a name that holds some bytes, for another program to read; `nil` if none can be made.
  static func unnamedFile(holding bytes: [UInt8]) -> FileDescriptor? {
    let wished = environment("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    for directory in [wished, "/tmp", "/dev/shm"] {
      if let directory, let file = unnamedFile(holding: bytes, in: directory) { return file }
    }
    return nil
  }

  private static func unnamedFile(holding bytes: [UInt8], in directory: String) -> FileDescriptor? {
    var template = Array("\(directory)/concurlint.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let file = FileDescriptor(rawValue: descriptor)
    do {
      try file.write(bytes)
      return file
    } catch {
      // Without the file the run ends as if it had not been protected.
      try? close(file)
      return nil
    }
  }

  /// The memory that the process holds, in bytes; `nil` where the system does not say.
  static func residentMemory() -> Int? {
    #if canImport(Darwin)
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let code = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return code == KERN_SUCCESS ? Int(info.resident_size) : nil
    #else
      // `statm`: pages of addresses, pages present, …
      guard let pages = numbers(in: "/proc/self/statm").dropFirst().first else { return nil }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #endif
  }

  /// The memory that this process may have, in bytes: that of the machine, or of the container that it runs in.
  static func availableMemory() -> Int {
    let pages = max(1, Int(sysconf(Int32(_SC_PHYS_PAGES))))
    let machine = pages.multipliedReportingOverflow(by: Int(sysconf(Int32(_SC_PAGESIZE)))).partialValue
    let files: [FilePath] = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    return files.compactMap { numbers(in: $0).first }.reduce(machine, min)
  }

  /// The numbers at the beginning of a file; none if it cannot be read.
  private static func numbers(in path: FilePath) -> [Int] {
    let text = (try? FileReader(capacity: 4096).read(path) { String(decoding: $0, as: UTF8.self) }) ?? ""
    let words = text.utf8.split { $0 <= UInt8(ascii: " ") }
    return words.map { Int(Substring($0)) }.prefix { $0 != nil }.compactMap(\.self)
  }
}
