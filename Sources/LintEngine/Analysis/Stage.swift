/// The stages of a run, in this order. The words are the same in documentation, benchmarks and `--timings`.
public enum Stage: String, Sendable, CaseIterable {
  /// Walking directories.
  case discover
  /// Opening, reading and closing files.
  case read
  /// Bytes to tokens.
  case lex
  /// Tokens to a tree.
  case parse
  /// A tree to what its file declares.
  case declare
  /// What files declare to one index.
  case link
  /// Rules on trees, against the index.
  case check
  /// Finding lines and columns, sorting, writing reports.
  case render
}

/// Processor time by stage, in nanoseconds, summed over threads.
public struct StageTimes: Sendable {
  private var nanoseconds = [UInt64](repeating: 0, count: Stage.allCases.count)

  public subscript(stage: Stage) -> UInt64 {
    get { nanoseconds[stage.number] }
    set { nanoseconds[stage.number] = newValue }
  }

  public init() {}

  static func += (left: inout StageTimes, right: StageTimes) {
    for stage in Stage.allCases { left[stage] += right[stage] }
  }
}

extension Stage {
  fileprivate var number: Int {
    switch self {
    case .discover: 0
    case .read: 1
    case .lex: 2
    case .parse: 3
    case .declare: 4
    case .link: 5
    case .check: 6
    case .render: 7
    }
  }
}

/// Measures the stages of one thread. Reading the clock takes about as long as lexing thirty tokens, so a clock without
/// a reader is never asked, and the cost of one reading is subtracted from each measurement.
public struct StageClock {
  public private(set) var times = StageTimes()
  private let isRunning: Bool
  private var last: UInt64 = 0
  /// What it costs to ask, at least.
  private var cost: UInt64 = 0

  public init(isRunning: Bool) { self.isRunning = isRunning }

  /// Time from now on belongs to the stage that `end` will name.
  public mutating func begin() {
    guard isRunning else { return }
    last = Platform.threadTime()
    cost = .max
    for _ in 0..<16 {
      let now = Platform.threadTime()
      (cost, last) = (min(cost, now - last), now)
    }
  }

  public mutating func end(_ stage: Stage) {
    guard isRunning else { return }
    let now = Platform.threadTime()
    times[stage] += max(now - last, cost) - cost
    last = now
  }
}

/// What a whole process has used so far.
public struct ProcessUsage: Sendable {
  /// In nanoseconds since the run began.
  public let wallTime: UInt64
  /// User and system time of all threads, in nanoseconds since the process began.
  public let processorTime: UInt64
  /// In bytes.
  public let peakMemory: Int

  /// - Parameter start: The value of `now` when the run began.
  public init(since start: UInt64) {
    wallTime = Platform.wallTime() - start
    processorTime = Platform.processTime()
    peakMemory = Platform.peakMemory()
  }

  public static var now: UInt64 { Platform.wallTime() }
}
