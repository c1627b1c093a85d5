#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Survives a trap: handlers run on stacks of their own.
extension Platform {
  /// The signals by which a process ends because of its own error, rather than on request.
  static let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV]

  /// Calls `handler` on a thread that is about to end the process, on the stack of ``withSignalStack(_:)``. The handler
  /// may call only async-signal-safe functions, and must not return.
  static func catchFatalSignals(_ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigemptyset(&action.sa_mask)
    for signal in fatalSignals { sigaction(signal, &action, nil) }
  }

  /// In bytes: more than any processor saves of its registers.
  private static let signalStackSize = 1 << 16

  /// Runs `body` on a thread whose signal handlers have a stack of their own: the thread's own may be exhausted.
  public static func withSignalStack<Value>(_ body: () throws -> Value) rethrows -> Value {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: signalStackSize, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(signalStackSize)
    var before = stack_t()
    sigaltstack(&stack, &before)
    defer {
      sigaltstack(&before, nil)
      memory.deallocate()
    }
    return try body()
  }

  static var currentThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// The argument of ``processorTime(of:)`` for the calling thread.
  static var currentThreadClock: UInt {
    #if canImport(Darwin)
      return UInt(pthread_mach_thread_np(pthread_self()))
    #else
      var clock = clockid_t()
      return pthread_getcpuclockid(pthread_self(), &clock) == 0 ? UInt(bitPattern: Int(clock)) : 0
    #endif
  }

  /// The processor time of a thread so far, in nanoseconds; `nil` if the system does not say, or the thread has ended.
  ///
  /// - Parameter clock: ``currentThreadClock`` of that thread.
  static func processorTime(of clock: UInt) -> UInt64? {
    #if canImport(Darwin)
      var info = thread_basic_info()
      var count = mach_msg_type_number_t(MemoryLayout<thread_basic_info>.size / MemoryLayout<natural_t>.size)
      let code = withUnsafeMutablePointer(to: &info) { info in
        info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          thread_info(thread_act_t(clock), thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      guard code == KERN_SUCCESS else { return nil }
      return nanoseconds(info.user_time) + nanoseconds(info.system_time)
    #else
      var time = timespec()
      let clock = clockid_t(truncatingIfNeeded: Int(bitPattern: clock))
      guard clock != 0, clock_gettime(clock, &time) == 0 else { return nil }
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #endif
  }

  #if canImport(Darwin)
    private static func nanoseconds(_ time: time_value_t) -> UInt64 {
      (UInt64(time.seconds) * 1_000_000 + UInt64(time.microseconds)) * 1000
    }
  #endif

  /// For people.
  static func name(ofSignal number: Int32) -> String {
    switch number {
    case SIGILL, SIGTRAP: "a failed precondition"
    case SIGABRT: "aborted"
    case SIGFPE: "an arithmetic error"
    case SIGBUS, SIGSEGV: "an invalid memory access or a stack overflow"
    default: "signal \(number)"
    }
  }

  /// Waits for the process to end, from a handler: another thread is about to end it.
  static func waitForEnd() -> Never {
    while true { pause() }
  }

  /// Ends the process immediately, from a handler: nothing is written, freed or called back.
  ///
  /// - Parameter message: for standard error.
  static func end(_ status: Int32, _ message: StaticString) -> Never {
    writeError(message)
    _exit(status)
  }
}

/// Outside of the enumeration, whose own `write` would be meant in it.
private func writeError(_ message: StaticString) { _ = write(2, message.utf8Start, message.utf8CodeUnitCount) }
