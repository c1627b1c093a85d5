import LintDiagnostics

extension MigrationReport {
  /// Part 8: against earlier reports.
  public struct Trend: Codable, Sendable, Equatable {
    /// One for each report, the oldest first; the last is this one.
    public var points: [Point]
    /// Against the newest of the earlier ones.
    public var new: Int
    public var fixed: Int
    public var remaining: Int
    /// By rule: those that had or have findings.
    public var rules: [RuleChange]
    /// Incidents of the newest earlier report that are fixed, by place.
    public var fixedIncidents: [FixedIncident]

    public struct Point: Codable, Sendable, Equatable {
      public var date: String
      public var commit: String?
      public var toolVersion: String
      /// Nil if it was computed by another formula, and cannot be compared.
      public var score: Int?
      public var findings: PriorityCounts
      /// Effort that was left, in points; nil as for the score.
      public var effort: Int?
      public var lines: Int
      /// Concurrency diagnostics of the compiler; nil where none were read.
      public var compilerDiagnostics: Int?

      public init(
        date: String, commit: String? = nil, toolVersion: String, score: Int?, findings: PriorityCounts, effort: Int?,
        lines: Int,
        compilerDiagnostics: Int? = nil
      ) {
        self.date = date
        self.commit = commit
        self.toolVersion = toolVersion
        self.score = score
        self.findings = findings
        self.effort = effort
        self.lines = lines
        self.compilerDiagnostics = compilerDiagnostics
      }
    }

    public struct RuleChange: Codable, Sendable, Equatable {
      public var rule: String
      public var before: Int
      public var after: Int
      public var new: Int
      public var fixed: Int

      public init(rule: String, before: Int, after: Int, new: Int, fixed: Int) {
        self.rule = rule
        self.before = before
        self.after = after
        self.new = new
        self.fixed = fixed
      }
    }

    public struct FixedIncident: Codable, Sendable, Equatable {
      public var rule: String
      public var message: String
      /// Its place at that time.
      public var place: Place

      public init(rule: String, message: String, place: Place) {
        self.rule = rule
        self.message = message
        self.place = place
      }
    }

    public init(
      points: [Point] = [], new: Int, fixed: Int, remaining: Int, rules: [RuleChange] = [],
      fixedIncidents: [FixedIncident] = []
    ) {
      self.points = points
      self.new = new
      self.fixed = fixed
      self.remaining = remaining
      self.rules = rules
      self.fixedIncidents = fixedIncidents
    }
  }

  /// The same code with other settings.
  public struct WhatIf: Codable, Sendable, Equatable {
    /// Options, as they are typed: `--swift-version 6`.
    public var options: [String]
    public var overall: Score
    public var targets: [TargetScore]
    /// Findings that appear with these settings, and those that vanish.
    public var appearing: Int
    public var vanishing: Int
    /// By rule: those whose number of findings changes.
    public var rules: [RuleChange]

    public struct RuleChange: Codable, Sendable, Equatable {
      public var rule: String
      public var today: Int
      public var then: Int
      /// Places that are found only with these settings, the first few.
      public var appearing: [Place]
      /// Places that are found only with the current settings, the first few.
      public var vanishing: [Place]

      public init(rule: String, today: Int, then: Int, appearing: [Place] = [], vanishing: [Place] = []) {
        self.rule = rule
        self.today = today
        self.then = then
        self.appearing = appearing
        self.vanishing = vanishing
      }
    }

    public init(
      options: [String] = [], overall: Score, targets: [TargetScore] = [], appearing: Int, vanishing: Int,
      rules: [RuleChange] = []
    ) {
      self.options = options
      self.overall = overall
      self.targets = targets
      self.appearing = appearing
      self.vanishing = vanishing
      self.rules = rules
    }
  }
}
