import LintKit
import LintText
import Synchronization

/// Keeps a defect in the analysis of one file from costing the whole run.
///
/// When a thread traps, overflows its stack, or does not return from a file in time, the process restarts itself
/// (`execve`) with the same arguments and leaves that file out. No child process watches, and nothing is copied: it
/// costs nothing while nothing fails. A handler that only abandoned the one thread would leave its locks held, and the
/// others waiting for them.
public enum Recovery {
  /// Failures of one rule after which the rule itself is left out, so that one that fails everywhere does not take as
  /// many attempts as there are files.
  static let mostFailuresOfRule = 8
  /// Attempts of one run.
  static let mostFailures = 64

  /// The failures of earlier attempts of this run, in their order.
  public static var failures: [AnalysisFailure] { known.withLock { $0 } }

  /// Rules that failed too often to be run again.
  public static var failingRules: Set<String> {
    let counts = Dictionary(grouping: failures.compactMap(\.rule)) { $0 }.mapValues(\.count)
    return Set(counts.filter { $0.value >= mostFailuresOfRule }.keys)
  }

  /// Whether to use one thread: when memory runs out with several running, the file that takes it is not known.
  public static var usesOneThread: Bool { isAlone.load(ordering: .relaxed) }

  private static let known = Mutex<[AnalysisFailure]>([])
  private static let named = Mutex<[String]>([])
  private static let variable = "CONCURLINT_FAILURE_"

  // MARK: Start

  /// Reads the note of an earlier attempt from the environment, and from now on catches fatal signals. For the main
  /// thread, before anything else is started.
  public static func begin() {
    let prefix = Array(variable.utf8)
    let (others, records) = ChildProcess.environment.partitioned { $0.starts(with: prefix) }
    for record in records {
      let name = record.prefix { $0 != UInt8(ascii: "=") }
      Platform.removeFromEnvironment(String(decoding: name, as: UTF8.self))
      guard let failure = AnalysisFailure(record: record.dropFirst(name.count + 1)) else { continue }
      if failure.isOfUnknownFile {
        isAlone.store(true, ordering: .relaxed)
      } else {
        known.withLock { $0.append(failure) }
      }
    }
    // For debugging: Swift's runtime then prints where it happened.
    if Platform.environment("SWIFT_BACKTRACE")?.includes("enable=yes") == true { return }
    WorkLog.prepare()
    // If this program's file is not known, a failure ends the run.
    let name = "\(variable)\(records.count)"
    if records.count < mostFailures, let next = try? Restart(environment: others + records, noteName: name) {
      restart.store(UInt(bitPattern: Unmanaged.passRetained(next).toOpaque()), ordering: .releasing)
    }
    prepareFlags()
    let paths = failures.map { Array($0.path.bytes) }
    leftOutCount.store(paths.count, ordering: .relaxed)
    leftOutPaths.store(keep(paths), ordering: .releasing)
    Platform.catchFatalSignals(endAttemptOfThisThread)
  }

  // MARK: Analysis

  /// Runs work that may be repeated from the beginning, because it has written nothing.
  ///
  /// - Parameter limits: of one file.
  public static func protect<Value>(_ limits: AnalysisLimits, _ body: () throws -> Value) rethrows -> Value {
    isArmed.store(true, ordering: .sequentiallyConsistent)
    // Without a thread there are no limits, and everything else works.
    let watchdog = try? Watchdog(limits)
    defer {
      watchdog?.end()
      isArmed.store(false, ordering: .sequentiallyConsistent)
    }
    return try body()
  }

  /// Keeps what was read from standard input for the next attempt, which cannot read it again.
  public static func keepStandardInput(_ bytes: [UInt8]) {
    // If there is no room for it, a failure ends the run.
    guard restart.load(ordering: .relaxed) != 0 else { return }
    let descriptor = Platform.unnamedFile(holding: bytes)?.rawValue ?? -1
    inputDescriptor.store(UInt(bitPattern: Int(descriptor)), ordering: .relaxed)
  }

  /// Gives the numbers of rules that ``WorkLog`` knows their names.
  static func name(_ rules: [String]) {
    guard restart.load(ordering: .relaxed) != 0 else { return }
    // What handlers may read is never freed: a process that analyses again and again must not keep more of it.
    named.withLock { known in
      guard known != rules else { return }
      known = rules
      ruleNames.store(keep(rules.map { Array($0.utf8) }), ordering: .releasing)
    }
  }

  /// The address of copies that are never freed, for handlers of signals.
  private static func keep(_ strings: [[UInt8]]) -> UInt {
    let copies = UnsafeMutablePointer<UnsafeRawBufferPointer>.allocate(capacity: strings.count)
    for (number, string) in strings.enumerated() {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: string.count, alignment: 1)
      copy.copyBytes(from: string)
      (copies + number).initialize(to: UnsafeRawBufferPointer(copy))
    }
    return UInt(bitPattern: copies)
  }

  /// Tells that this thread works on a file as long as `body` runs.
  public static func working<Value>(on path: FilePath, _ body: () throws -> Value) rethrows -> Value {
    try working { enter in
      enter(path)
      return try body()
    }
  }

  /// The same for one file after the other. Afterwards the thread is recorded as working on its previous file again.
  static func working<Value>(_ body: ((FilePath) -> Void) throws -> Value) rethrows -> Value {
    let known = WorkLog.placeOfThisThread()
    let place = known ?? WorkLog.claim()
    let before = known.flatMap { $0.path.isEmpty ? nil : FilePath($0.path) }
    defer {
      if let before { place?.enter(before) } else { place?.leave() }
      if known == nil { place?.giveBack() }
    }
    return try body { place?.enter($0) }
  }

  // MARK: End of an attempt

  /// Starts the program over without the file at `place`. May be called from a handler of signals, and does not return.
  ///
  /// - Parameter place: `nil` if no file is known. Nothing can be left out then.
  static func endAttempt(_ cause: AnalysisFailure.Cause, at place: WorkLog.Place?) {
    let thread = Platform.currentThread
    let (isFirst, other) = dyingThread.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent)
    if !isFirst && other != thread { Platform.waitForEnd() }
    Interruption.wipeLine()
    guard isFirst, isArmed.load(ordering: .sequentiallyConsistent) else { Platform.end(2, crashMessage) }
    guard let restart = UnsafeRawPointer(bitPattern: restart.load(ordering: .acquiring)) else {
      Platform.end(2, tooManyMessage)
    }
    let path = place?.path ?? UnsafeRawBufferPointer(start: nil, count: 0)
    if path.isEmpty && (cause != .memory || usesOneThread) { Platform.end(2, crashMessage) }
    if !path.isEmpty && wasLeftOut(path) { Platform.end(2, failedAgainMessage) }
    let input = Int32(truncatingIfNeeded: Int(bitPattern: inputDescriptor.load(ordering: .relaxed)))
    if input < 0 { Platform.end(2, crashMessage) }
    Unmanaged<Restart>.fromOpaque(restart)._withUnsafeGuaranteedRef { restart in
      restart(standardInput: input == 0 ? nil : input) { note in
        switch cause {
        case .signal(let number): note.append(number)
        case .time: note.append(AnalysisFailure.timeWord)
        case .memory: note.append(AnalysisFailure.memoryWord)
        }
        note.append(UInt8(ascii: " "))
        appendRule(place?.rule.number, to: &note)
        note.append(UInt8(ascii: " "))
        note.append(path)
      }
    }
    Platform.end(2, crashMessage)
  }

  /// Whether an earlier attempt failed on the file too: leaving it out once more would not help.
  private static func wasLeftOut(_ path: UnsafeRawBufferPointer) -> Bool {
    let paths = UnsafePointer<UnsafeRawBufferPointer>(bitPattern: leftOutPaths.load(ordering: .acquiring))
    guard let paths else { return false }
    for number in 0..<leftOutCount.load(ordering: .relaxed) where Platform.areEqual(paths[number], path) { return true }
    return false
  }

  private static func appendRule(_ number: Int?, to note: inout Restart.Note) {
    let names = UnsafePointer<UnsafeRawBufferPointer>(bitPattern: ruleNames.load(ordering: .acquiring))
    guard let number, let names else { return note.append(AnalysisFailure.noRule) }
    note.append(names[number])
  }

  private static let crashMessage: StaticString = """
    concurlint: error: the linter crashed, and the file is not known; run again with SWIFT_BACKTRACE=enable=yes and \
    report what it prints

    """
  private static let failedAgainMessage: StaticString = """
    concurlint: error: the linter failed again on a file that it had left out; run again with \
    SWIFT_BACKTRACE=enable=yes and report what it prints

    """
  private static let tooManyMessage: StaticString = """
    concurlint: error: the linter crashed in too many files; run again with SWIFT_BACKTRACE=enable=yes and report what \
    it prints

    """
}

// A function of the file: Swift 6.3.1 crashes on a C function pointer that calls a static method.
private func endAttemptOfThisThread(_ signal: Int32) {
  Recovery.endAttempt(.signal(signal), at: WorkLog.placeOfThisThread())
}

// MARK: Read by handlers of signals: words, rather than references that are counted

/// Lazy values are computed now, before a signal can need them.
private func prepareFlags() {
  _ = isArmed.load(ordering: .relaxed)
  _ = isAlone.load(ordering: .relaxed)
  _ = dyingThread.load(ordering: .relaxed)
  _ = restart.load(ordering: .relaxed)
  _ = ruleNames.load(ordering: .relaxed)
  _ = leftOutPaths.load(ordering: .relaxed)
  _ = leftOutCount.load(ordering: .relaxed)
  _ = inputDescriptor.load(ordering: .relaxed)
}

/// Whether the work at hand can be begun again.
private let isArmed = Atomic<Bool>(false)
private let isAlone = Atomic<Bool>(false)
/// The first thread that failed; 0 for none.
private let dyingThread = Atomic<UInt>(0)
/// The address of a ``Restart``; 0 when there is none.
private let restart = Atomic<UInt>(0)
/// The address of the rules' names, by number.
private let ruleNames = Atomic<UInt>(0)
/// The address of the paths that earlier attempts failed on, and how many there are.
private let leftOutPaths = Atomic<UInt>(0)
private let leftOutCount = Atomic<Int>(0)
/// A file with what standard input held; 0 when it was not read, negative when it could not be kept.
private let inputDescriptor = Atomic<UInt>(0)

extension Array {
  fileprivate func partitioned(by isSecond: (Element) -> Bool) -> (first: [Element], second: [Element]) {
    (filter { !isSecond($0) }, filter(isSecond))
  }
}
