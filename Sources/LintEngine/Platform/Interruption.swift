#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Synchronization

/// What is cleaned up before a signal ends the process: a half-written file is removed, a progress line is wiped.
///
/// The process then ends by the signal, as if it had not been caught, so that its parent sees that.
public enum Interruption {
  /// From now on. A signal that is ignored, as in a job in the background, stays so.
  public static func tidyUp() {
    // Made before any signal can ask for them.
    _ = unfinishedFile.load(ordering: .relaxed)
    _ = line.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = unsafeBitCast(signal(number, tidyUpAndEnd), to: Int.self)
      if before == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Runs `body`; should the process be ended meanwhile, the file is removed.
  static func removing<Value>(_ path: FilePath, during body: () throws(FileError) -> Value) throws(FileError) -> Value {
    let name = path.withCString { strdup($0) }
    unfinishedFile.store(UInt(bitPattern: name), ordering: .sequentiallyConsistent)
    defer {
      unfinishedFile.store(0, ordering: .sequentiallyConsistent)
      free(name)
    }
    return try body()
  }

  /// Draws a line on standard error that is not to stay there; nothing where the process is about to end.
  public static func drawLine(_ draw: () -> Void) {
    let before = line.load(ordering: .sequentiallyConsistent)
    guard before == .none || before == .drawn else { return }
    let (isFree, _) = line.compareExchange(expected: before, desired: .drawing, ordering: .sequentiallyConsistent)
    guard isFree else { return }
    draw()
    _ = line.compareExchange(expected: .drawing, desired: .drawn, ordering: .sequentiallyConsistent)
  }

  /// Wipes the line, if one is drawn, and the process continues.
  public static func takeLineBack(_ wipe: () -> Void) {
    let (wasDrawn, _) = line.compareExchange(expected: .drawn, desired: .none, ordering: .sequentiallyConsistent)
    if wasDrawn { wipe() }
  }

  /// Wipes the line, if one is drawn, and prevents any other: another thread must not draw it again before the process
  /// ends. May be called from a handler.
  static func wipeLine() {
    // It may be this very thread that was drawing.
    for _ in 0..<100 where line.load(ordering: .sequentiallyConsistent) == .drawing { usleep(1_000) }
    let before = line.exchange(.over, ordering: .sequentiallyConsistent)
    guard before == .drawn || before == .drawing else { return }
    // Back to the start of the line, and wipe it. Four bytes in a register: nothing is allocated here.
    var wipe: (UInt8, UInt8, UInt8, UInt8) = (0x0D, 0x1B, 0x5B, 0x4B)
    _ = write(2, &wipe, 4)
  }
}

/// What standard error shows besides messages.
private enum Line: UInt8, AtomicRepresentable {
  case none, drawing, drawn
  /// None is drawn any more.
  case over
}

/// The address of its name, which ends in NUL; 0 for none.
private let unfinishedFile = Atomic<UInt>(0)
private let line = Atomic<Line>(.none)

/// Calls only async-signal-safe functions.
private func tidyUpAndEnd(_ number: Int32) {
  if let name = UnsafePointer<CChar>(bitPattern: unfinishedFile.load(ordering: .sequentiallyConsistent)) {
    unlink(name)
  }
  Interruption.wipeLine()
  signal(number, SIG_DFL)
  raise(number)
}
