/// Wakes a thread that does periodic work, so that it can end without waiting for its next turn.
public final class Alarm: Sendable {
  private let pipe: (reading: FileDescriptor, writing: FileDescriptor)

  public init() throws(FileError) { pipe = try Platform.makePipe() }

  deinit {
    // Nothing was written that could be lost.
    for end in [pipe.reading, pipe.writing] { try? Platform.close(end) }
  }

  /// A thread that was started.
  public struct Sleeper: Sendable {
    fileprivate let thread: Platform.ThreadHandle

    /// Returns when the thread has ended.
    public func wait() { thread.join() }
  }

  /// Calls `body` on a thread of its own, again and again, until ``ring()``.
  ///
  /// - Parameters:
  ///   - first: milliseconds before the first call.
  ///   - interval: milliseconds between two calls.
  public func whileSleeping(
    first: Int, then interval: Int, _ body: @escaping @Sendable () -> Void
  ) throws(FileError) -> Sleeper {
    let reading = pipe.reading
    return Sleeper(
      thread: try Platform.startThread(stackSize: 1 << 18) {
        var time = first
        while !Platform.isReady(reading, within: time) {
          body()
          time = interval
        }
      })
  }

  public func ring() {
    // A pipe that is read by this process and holds nothing takes a byte.
    try? pipe.writing.write([0])
  }
}
