#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// Runs `body` on a thread with a stack of `stackSize` bytes.
  static func startThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) throws(FileError) -> ThreadHandle {
    let context = Unmanaged.passRetained(ThreadBody(body))
    let (code, handle) = startThread(stackSize: stackSize, context: context.toOpaque())
    guard let handle else {
      context.release()
      throw .system(code: code)
    }
    return handle
  }

  private static func startThread(
    stackSize: Int, context: UnsafeMutableRawPointer
  ) -> (code: Int32, handle: ThreadHandle?) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { runThread($0) }, context)
      return (code, thread.map { ThreadHandle(thread: $0) })
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, &attributes, { runThread($0!) }, context)
      return (code, code == 0 ? ThreadHandle(thread: thread) : nil)
    #endif
  }

  struct ThreadHandle: @unchecked Sendable {
    /// A pointer on some systems; it is only passed back to the system.
    fileprivate let thread: pthread_t

    func join() {
      pthread_join(thread, nil)
    }

    /// Lets it run on its own.
    func detach() { pthread_detach(thread) }
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

// A function of the file: Swift 6.3.1 crashes on a C function pointer that calls a static method.
private func runThread(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let body = Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
  Platform.withSignalStack { body.run() }
  return nil
}
