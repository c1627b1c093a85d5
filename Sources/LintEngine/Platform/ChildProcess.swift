#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Programs that the command starts.
public enum ChildProcess {
  public struct Outcome: Sendable {
    /// The exit status of the program; 128 plus the signal's number if a signal ended it.
    public var status: Int32
    /// Its standard output, if requested.
    public var output: [UInt8] = []
  }

  /// Runs a shell command with standard output and standard error both going to standard error.
  public static func shell(_ command: [UInt8]) throws(FileError) -> Outcome {
    try run("/bin/sh", [Array("-c".utf8), command], environment: environment, capturesOutput: false)
  }

  /// Runs a program without a shell, with nothing to read.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: `NAME=value` each.
  ///   - capturesOutput: whether standard output is returned; otherwise it goes to standard error.
  ///   - isQuiet: whether what the program writes to standard error is thrown away.
  ///   - input: what the program reads, which it must do to the end before it writes much.
  static func run(
    _ program: FilePath, _ arguments: [[UInt8]], environment: [[UInt8]], capturesOutput: Bool, isQuiet: Bool = false,
    input: [UInt8]? = nil
  ) throws(FileError) -> Outcome {
    let pipe = capturesOutput ? try Platform.makePipe() : nil
    let entrance = input == nil ? nil : try Platform.makePipe()
    let process: pid_t
    do {
      process = try spawn(
        program, [Array(program.bytes)] + arguments, environment, output: pipe?.writing.rawValue ?? 2,
        input: entrance?.reading.rawValue, isQuiet: isQuiet)
    } catch {
      // The first error is the one to tell.
      for pipe in [pipe, entrance] {
        if let pipe { for end in [pipe.reading, pipe.writing] { try? Platform.close(end) } }
      }
      throw error
    }
    var outcome = Outcome(status: 0)
    if let entrance {
      try Platform.close(entrance.reading)
      // A program that ends early shows in its status and output.
      try? entrance.writing.write(input ?? [])
      try Platform.close(entrance.writing)
    }
    if let pipe {
      try Platform.close(pipe.writing)
      outcome.output = try FileReader().readToEnd(of: pipe.reading) { Array($0) }
      try Platform.close(pipe.reading)
    }
    outcome.status = try wait(for: process)
    return outcome
  }

  /// Runs this program again with other arguments, for work that may end its process. Its standard error is discarded.
  ///
  /// - Parameter input: what it reads.
  public static func runSelf(_ arguments: [[UInt8]], input: [UInt8]? = nil) throws(FileError) -> Outcome {
    try run(
      Platform.ownProgram(), arguments, environment: environmentOfSelf, capturesOutput: true, isQuiet: true,
      input: input)
  }

  /// Runs this program again with other arguments, where its output can be seen.
  ///
  /// - Returns: its exit status.
  public static func showSelf(_ arguments: [[UInt8]]) throws(FileError) -> Int32 {
    let program = try Platform.ownProgram()
    return try wait(
      for: spawn(program, [Array(program.bytes)] + arguments, environment, output: 1, input: nil))
  }

  /// Starts this program again with other arguments, to talk to it.
  public static func startSelf(_ arguments: [[UInt8]]) throws(FileError) -> RunningProcess {
    var ends: [FileDescriptor] = []
    do {
      let input = try Platform.makePipe()
      ends += [input.reading, input.writing]
      let output = try Platform.makePipe()
      ends += [output.reading, output.writing]
      let errors = try Platform.makePipe()
      ends += [errors.reading, errors.writing]
      let program = try Platform.ownProgram()
      let identifier = try spawn(
        program, [Array(program.bytes)] + arguments, environmentOfSelf, output: output.writing.rawValue,
        input: input.reading.rawValue, errors: errors.writing.rawValue)
      for end in [input.reading, output.writing, errors.writing] { try Platform.close(end) }
      for end in [input.writing, output.reading, errors.reading] { Platform.setBlocking(end, false) }
      return RunningProcess(
        identifier: identifier, input: input.writing, output: output.reading, errors: errors.reading)
    } catch {
      // The first error is the one to tell.
      for end in ends { try? Platform.close(end) }
      throw error
    }
  }

  private static var environmentOfSelf: [[UInt8]] {
    // Swift's runtime would otherwise take a second to print a backtrace that is not read.
    let variable = Array("SWIFT_BACKTRACE=".utf8)
    return safeEnvironment.filter { !$0.starts(with: variable) } + [variable + Array("enable=no".utf8)]
  }

  /// The `usr` directory of the Swift toolchain whose `swift` is found first; nil where there is none.
  public static var toolchain: FilePath? {
    guard let swift = find("swift") else { return nil }
    // A link that leads nowhere is no toolchain.
    return (try? Platform.canonicalPath(of: swift))?.parent?.parent
  }

  /// The environment of this process, `NAME=value` each.
  static var environment: [[UInt8]] {
    var variables: [[UInt8]] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(Array(FilePath(cString: variable).bytes))
      next += 1
    }
    return variables
  }

  /// The same for programs that must load nothing from the working directory, which may contain untrusted code: the
  /// system reads an empty entry of these variables as that directory, too.
  static var safeEnvironment: [[UInt8]] {
    environment.compactMap { variable in
      guard let name = libraryVariables.first(where: { variable.starts(with: $0) }) else { return variable }
      let directories = variable.dropFirst(name.count).split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
      let absolute = directories.filter { $0.first == UInt8(ascii: "/") }
      return absolute.isEmpty ? nil : name + Array(absolute.joined(separator: [UInt8(ascii: ":")]))
    }
  }

  private static let libraryVariables = [
    "LD_LIBRARY_PATH=", "DYLD_LIBRARY_PATH=", "DYLD_FALLBACK_LIBRARY_PATH=", "DYLD_FRAMEWORK_PATH=",
    "DYLD_FALLBACK_FRAMEWORK_PATH="
  ].map { Array($0.utf8) }

  /// The program of this name, in the absolute directories of `PATH`: the working directory is never searched.
  static func find(_ name: String) -> FilePath? {
    let directories = Platform.environment("PATH").map { $0.utf8.split(separator: UInt8(ascii: ":")) } ?? []
    for directory in directories.map({ FilePath($0) }) where directory.isAbsolute {
      let candidate = directory.appending(name)
      guard candidate.withCString({ access($0, X_OK) }) == 0 else { continue }
      // No status, no program.
      if let status = try? Platform.status(of: candidate), status.kind == .regular { return candidate }
    }
    return nil
  }

  // MARK: System calls

  private static func spawn(
    _ program: FilePath, _ words: [[UInt8]], _ environment: [[UInt8]], output: Int32, input: Int32?,
    errors: Int32? = nil, isQuiet: Bool = false
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    // Signals that this process ignores would otherwise be ignored by the program too.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var process = pid_t()
    let code = withCStrings(words) { words in
      withCStrings(environment) { environment in
        program.withCString { posix_spawn(&process, $0, &actions, &attributes, words, environment) }
      }
    }
    if code != 0 { throw .system(code: code) }
    return process
  }

  fileprivate static func wait(for process: pid_t) throws(FileError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw Platform.lastError }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// An array of C strings that ends in a null pointer.
  private static func withCStrings<Result>(
    _ strings: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { string in FilePath(string).withCString { strdup($0) } }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// A process that was started and is talked to. Its ends of the pipes do not block.
public struct RunningProcess: Sendable {
  let identifier: pid_t
  /// What is written here it reads.
  public let input: FileDescriptor
  public let output: FileDescriptor
  public let errors: FileDescriptor

  /// Ends it at once, if it is still there, and gives back what it took of the system.
  public func end() {
    kill(identifier, SIGKILL)
    // It was not waited for before, so this cannot fail; what it ended with is not asked for.
    _ = try? ChildProcess.wait(for: identifier)
    // Nothing was written that could be lost.
    for end in [input, output, errors] { try? Platform.close(end) }
  }
}
