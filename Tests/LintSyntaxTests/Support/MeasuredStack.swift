import Foundation

/// A thread whose stack the test owns, to measure afterwards how much of it was used.
enum MeasuredStack {
  /// Runs `body` on a stack of `size` bytes; a use of more ends the process. Returns how many bytes of
  /// it were used at most, in whole pages.
  static func run(size: Int, _ body: @escaping @Sendable () -> Void) throws -> Int {
    // Fresh pages are zero, and used ones are not: the lowest page that is not zero says how deep it went.
    let memory = mmap(nil, guardSize + size, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw POSIXError(.ENOMEM) }
    defer { munmap(memory, guardSize + size) }
    let stack = memory + guardSize
    guard mprotect(stack, size, PROT_READ | PROT_WRITE) == 0 else { throw POSIXError(.ENOMEM) }

    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstack(&attributes, stack, size) == 0 else { throw POSIXError(.EINVAL) }
    let body = Body(run: body)
    let code = withExtendedLifetime(body) { runThread(&attributes, Unmanaged.passUnretained(body).toOpaque()) }
    guard code == 0 else { throw POSIXError(.EAGAIN) }

    let unused = [UInt8](repeating: 0, count: pageSize)
    var untouched = 0
    while untouched < size, memcmp(stack + untouched, unused, pageSize) == 0 { untouched += pageSize }
    return size - untouched
  }

  private static let pageSize = 4096

  /// Not to be read or written, so that a thread that runs out of stack is stopped and overwrites no memory.
  private static let guardSize = 1 << 20

  /// Starts a thread and waits for its end; the system's error code.
  private static func runThread(_ attributes: UnsafePointer<pthread_attr_t>, _ context: UnsafeMutableRawPointer)
    -> Int32
  {
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, attributes, { Body.run($0) }, context)
      if let thread { pthread_join(thread, nil) }
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, attributes, { Body.run($0) }, context)
      if code == 0 { pthread_join(thread, nil) }
    #endif
    return code
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }

    static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let context { Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().run() }
      return nil
    }
  }
}
