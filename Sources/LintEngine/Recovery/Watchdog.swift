import Synchronization

/// How much the analysis of one file may take.
public struct AnalysisLimits: Sendable, Equatable {
  /// For one file; 0 for no limit.
  public var seconds = 10
  /// Bytes of the whole process; `nil` for three quarters of what the machine, or the container, has.
  public var memory: Int?

  public init() {}
}

/// Ends an attempt whose threads do not come back from a file, or that takes the memory of everything else.
///
/// Time is counted in turns of the watchdog itself: a process that was stopped, or a machine that slept, has taken none.
final class Watchdog: Sendable {
  /// In milliseconds.
  private static let interval = 100

  private let alarm: Alarm
  private let sleeper: Alarm.Sleeper

  /// - Throws: when no thread can be started.
  init(_ limits: AnalysisLimits) throws(FileError) {
    alarm = try Alarm()
    let watch = Mutex(Watch(limits))
    sleeper = try alarm.whileSleeping(first: Self.interval, then: Self.interval) { watch.withLock { $0.look() } }
  }

  func end() {
    alarm.ring()
    sleeper.wait()
  }

  /// What has been seen so far.
  private struct Watch: Sendable {
    private let mostTurns: Int
    private let memory: Int?
    private var mostMemory: Int?
    /// By the number of the place in the log: the visit that was seen last, and for how many turns.
    private var visits: [(visit: Int?, turns: Int)] = []

    init(_ limits: AnalysisLimits) {
      mostTurns = limits.seconds == 0 ? .max : limits.seconds * 1000 / Watchdog.interval
      memory = limits.memory
    }

    mutating func look() {
      for number in 0..<WorkLog.count {
        let place = WorkLog[number]
        if number == visits.count { visits.append((nil, 0)) }
        let visit = place.visit
        visits[number] = visit == visits[number].visit ? (visit, visits[number].turns + 1) : (visit, 0)
        if visit != nil && visits[number].turns > mostTurns { Recovery.endAttempt(.time, at: place) }
      }
      lookAtMemory()
    }

    /// Where several files are at work, nobody knows which of them takes the memory: the next attempt has one at a time.
    private mutating func lookAtMemory() {
      let most = mostMemory ?? memory ?? Platform.availableMemory() / 4 * 3
      mostMemory = most
      guard let used = Platform.residentMemory(), used > most else { return }
      let busy = (0..<WorkLog.count).map { WorkLog[$0] }.filter { $0.visit != nil }
      Recovery.endAttempt(.memory, at: busy.count == 1 && Recovery.usesOneThread ? busy.first : nil)
    }
  }
}
