import Synchronization

/// How much the analysis of one file may take.
public struct AnalysisLimits: Sendable, Equatable {
  /// Processor time for one file; 0 for no limit.
  public var seconds = 10
  /// Bytes of the whole process; `nil` for three quarters of what the machine, or the container, has.
  public var memory: Int?

  public init() {}
}

/// Ends an attempt whose threads do not return from a file, or that uses too much memory.
///
/// Processor time counts, so that a busy machine fails no file. A thread that waits forever uses none: it gets ten
/// times as long, counted in turns of the watchdog itself, because a stopped process and a sleeping machine use no
/// turns.
final class Watchdog: Sendable {
  /// In milliseconds.
  private static let interval = 100
  /// How much longer a thread may stay in a file that does not use the processor.
  private static let patience = 10

  private let alarm: Alarm
  private let sleeper: Alarm.Sleeper

  /// - Throws: when no thread can be started.
  init(_ limits: AnalysisLimits) throws(FileError) {
    alarm = try Alarm()
    let watch = Mutex(Watch(limits))
    sleeper = try alarm.whileSleeping(first: Self.interval, then: Self.interval) { watch.withLock { $0.check() } }
  }

  func end() {
    alarm.ring()
    sleeper.wait()
  }

  /// What has been seen so far.
  private struct Watch: Sendable {
    /// A thread in a file.
    private struct Stay {
      var visit: Int?
      /// The thread's processor time when the visit was first seen, in nanoseconds.
      var start: UInt64?
      var turns = 0
    }

    private let limits: AnalysisLimits
    private var mostMemory: Int?
    /// By the number of the place in the log.
    private var stays: [Stay] = []

    init(_ limits: AnalysisLimits) { self.limits = limits }

    mutating func check() {
      for number in 0..<WorkLog.count {
        let place = WorkLog[number]
        if number == stays.count { stays.append(Stay()) }
        let visit = place.visit
        if visit == nil || visit != stays[number].visit {
          stays[number] = Stay(visit: visit, start: place.processorTime)
        } else {
          stays[number].turns += 1
          if limits.seconds > 0 && isTooLong(stays[number], place) { Recovery.endAttempt(.time, at: place) }
        }
      }
      checkMemory()
    }

    private func isTooLong(_ stay: Stay, _ place: WorkLog.Place) -> Bool {
      let seconds = stay.turns * Watchdog.interval / 1000
      guard let start = stay.start, let now = place.processorTime else { return seconds > limits.seconds }
      let limit = UInt64(limits.seconds) * 1_000_000_000
      return now - min(start, now) > limit || seconds > limits.seconds * Watchdog.patience
    }

    /// If several files are being analysed, the one that takes the memory is not known: the next attempt analyses one
    /// at a time.
    private mutating func checkMemory() {
      let most = mostMemory ?? limits.memory ?? Platform.availableMemory() / 4 * 3
      mostMemory = most
      guard let used = Platform.residentMemory(), used > most else { return }
      let busy = (0..<WorkLog.count).map { WorkLog[$0] }.filter { $0.visit != nil }
      Recovery.endAttempt(.memory, at: busy.count == 1 && Recovery.usesOneThread ? busy.first : nil)
    }
  }
}
