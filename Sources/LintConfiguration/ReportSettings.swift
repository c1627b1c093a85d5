import LintDiagnostics

/// The settings of a migration report: the weight of findings, the effort of fixing them, and the phases.
public struct ReportSettings: Sendable, Hashable {
  /// A number, named by its section and its key there.
  public enum Number: String, Sendable, Hashable, CaseIterable {
    case criticalWeight = "score.critical"
    case highWeight = "score.high"
    case mediumWeight = "score.medium"
    case lowWeight = "score.low"
    /// Weight in a thousand lines that leaves half of the points for code.
    case halfScoreDensity = "score.half_at"
    case safeFixEffort = "effort.safe"
    case unsafeFixEffort = "effort.unsafe"
    case guidanceEffort = "effort.guidance"
    case manualEffort = "effort.by_hand"
    /// Points for each file that a fix edits besides the finding's own, or that calls what is fixed by hand.
    case otherFileEffort = "effort.other_file"
    /// 0 where points are no time.
    case minutesPerPoint = "effort.minutes_per_point"

    public var section: Section { rawValue.hasPrefix("score.") ? .score : .effort }
    public var key: String { String(rawValue.drop { $0 != "." }.dropFirst()) }

    /// The value if none is configured.
    public var standard: Int {
      switch self {
      case .criticalWeight: 20
      case .highWeight: 5
      case .mediumWeight: 2
      case .lowWeight: 1
      case .halfScoreDensity: 10
      case .safeFixEffort: 1
      case .unsafeFixEffort: 5
      case .guidanceEffort: 10
      case .manualEffort: 15
      case .otherFileEffort: 2
      case .minutesPerPoint: 0
      }
    }

    /// What may be chosen.
    public var range: ClosedRange<Int> { self == .halfScoreDensity ? 1...100_000 : 0...1000 }

    /// What the number does, without a final period.
    public var summary: String {
      switch self {
      case .criticalWeight: "weight of a finding that can crash, hang or lose data"
      case .highWeight: "weight of a finding of high priority"
      case .mediumWeight: "weight of a finding of medium priority"
      case .lowWeight: "weight of a finding of low priority"
      case .halfScoreDensity: "weight in a thousand lines that leaves half of the points for code"
      case .safeFixEffort: "effort of a finding with a safe fix: reading the patch"
      case .unsafeFixEffort: "effort of a finding with an unsafe fix: trying it out, too"
      case .guidanceEffort: "effort of a finding that is fixed by hand, with guidance"
      case .manualEffort: "effort of a finding that is fixed by hand, without"
      case .otherFileEffort: "effort of each further file that a fix edits, or that calls what is fixed by hand"
      case .minutesPerPoint: "how long a point of effort takes you; 0 for no times in the report"
      }
    }
  }

  public enum Section: String, Sendable, CaseIterable {
    case score, effort
  }

  /// Findings that are dealt with together.
  public struct Phase: Sendable, Hashable {
    public var name: String
    public var priorities: [Priority]
    /// Rules that belong here whatever their priority.
    public var rules: [String]

    public init(name: String, priorities: [Priority], rules: [String] = []) {
      self.name = name
      self.priorities = priorities
      self.rules = rules
    }
  }

  private var chosen: [Number: Int] = [:]
  /// In the order of work. Every priority belongs to one of them.
  public private(set) var phases = standardPhases

  public init() {}

  /// The value that applies. `minutes_per_point` is 0 if none is configured.
  public subscript(number: Number) -> Int {
    get { chosen[number] ?? number.standard }
    set { chosen[number] = newValue }
  }

  /// Priorities that no phase names come in one of their own, the last.
  public mutating func choose(_ phases: [Phase]) {
    let left = Priority.allCases.reversed().filter { priority in !phases.contains { $0.priorities.contains(priority) } }
    self.phases = phases + (left.isEmpty ? [] : [Phase(name: "Later", priorities: left)])
  }

  /// The index in ``phases`` of a rule's phase.
  public func phase(of rule: String, priority: Priority) -> Int {
    phases.firstIndex { $0.rules.contains(rule) } ?? phases.firstIndex { $0.priorities.contains(priority) } ?? phases
      .count - 1
  }

  public static let standardPhases = [
    Phase(name: "What can crash, hang or lose data", priorities: [.critical]),
    Phase(name: "What Swift 6 rejects, and what blocks", priorities: [.high]),
    Phase(name: "Correctness and speed", priorities: [.medium]),
    Phase(name: "Clean-up and suggestions", priorities: [.low])
  ]
}
