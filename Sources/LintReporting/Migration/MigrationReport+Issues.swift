import LintDiagnostics

extension MigrationReport {
  /// Part 4: all that a rule found.
  public struct Issue: Codable, Sendable, Equatable {
    public var rule: String
    public var family: String
    /// The priority of the rule.
    public var priority: Priority
    /// The worst of its incidents'.
    public var severity: Severity
    /// The greatest urgency of its incidents; nil if all are suggestions.
    public var urgency: Priority?
    /// Whether Swift 6 compiles no variant of it.
    public var isRejected: Bool
    /// The number of the first phase that one of its incidents belongs to.
    public var phase: Int
    /// What is flagged, as a sentence without a final period.
    public var summary: String
    public var why: String
    public var instead: String
    /// The known limits of the rule; empty if there are none.
    public var limits: String
    /// The compiler's view of the pattern, in each mode; empty for what it does not compile.
    public var compiler: [CompilerVerdict]
    public var references: [Link]
    /// What may go wrong when it is fixed.
    public var risk: Risk
    /// Sum over the incidents, in points.
    public var effort: Int
    /// An example of the rule; incidents with a fix have their own code.
    public var example: CodeChange?
    /// By path, line and column.
    public var incidents: [Incident]

    public init(
      rule: String, family: String, priority: Priority, severity: Severity, urgency: Priority?, isRejected: Bool,
      phase: Int, summary: String, why: String,
      instead: String, limits: String,
      compiler: [CompilerVerdict] = [], references: [Link] = [], risk: Risk, effort: Int, example: CodeChange? = nil,
      incidents: [Incident] = []
    ) {
      self.rule = rule
      self.family = family
      self.priority = priority
      self.severity = severity
      self.urgency = urgency
      self.isRejected = isRejected
      self.phase = phase
      self.summary = summary
      self.why = why
      self.instead = instead
      self.limits = limits
      self.compiler = compiler
      self.references = references
      self.risk = risk
      self.effort = effort
      self.example = example
      self.incidents = incidents
    }
  }

  public struct CompilerVerdict: Codable, Sendable, Equatable {
    /// The variant of the pattern; nil when there is only one.
    public var when: String?
    public var swift5: CompilerView.Verdict
    public var swift5Complete: CompilerView.Verdict
    public var swift6: CompilerView.Verdict
    /// Names of the compiler's diagnostic groups.
    public var groups: [String]

    public init(
      when: String? = nil, swift5: CompilerView.Verdict, swift5Complete: CompilerView.Verdict,
      swift6: CompilerView.Verdict, groups: [String] = []
    ) {
      self.when = when
      self.swift5 = swift5
      self.swift5Complete = swift5Complete
      self.swift6 = swift6
      self.groups = groups
    }
  }

  public struct Link: Codable, Sendable, Equatable {
    public var title: String
    public var url: String

    public init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  public struct Risk: Codable, Sendable, Equatable {
    public enum Level: String, Codable, Sendable {
      case low, medium, high
    }

    public var level: Level
    public var reason: String

    public init(level: Level, reason: String) {
      self.level = level
      self.reason = reason
    }
  }

  /// Part 4: one place where a rule found something.
  public struct Incident: Codable, Sendable, Equatable {
    /// Identifies the finding in later reports, wherever the file was moved; unique within a report.
    public var id: String
    public var place: Place
    /// The path from the root of the project: the same wherever the run started.
    public var projectPath: String
    /// Where it ends, exclusively.
    public var endLine: Int
    public var endColumn: Int
    public var severity: Severity
    /// Decides its phase and its weight in scores: an error is critical, and nil is a suggestion.
    public var urgency: Priority?
    /// The number of its phase.
    public var phase: Int
    public var message: String
    /// The declarations around it: `Store.save(_:)`; empty at file level.
    public var symbol: String
    public var targets: [String]
    public var isTest: Bool
    public var notes: [Note]
    public var excerpt: Excerpt
    public var fix: IncidentFix?
    /// Why no fix of it can be applied; nil where one can.
    public var noFixReason: String?
    /// The callers of the function around it, as far as is known; the first ones, by place.
    public var callSites: [Place]
    /// How many there are.
    public var callSiteCount: Int
    /// In points.
    public var effort: Int
    /// Whether an earlier report did not have it; nil when none was given.
    public var isNew: Bool?

    public init(
      id: String, place: Place, projectPath: String, endLine: Int, endColumn: Int, severity: Severity,
      urgency: Priority?, phase: Int, message: String, symbol: String, targets: [String] = [],
      isTest: Bool, notes: [Note] = [], excerpt: Excerpt, fix: IncidentFix? = nil, noFixReason: String? = nil,
      callSites: [Place] = [], callSiteCount: Int, effort: Int, isNew: Bool? = nil
    ) {
      self.id = id
      self.place = place
      self.projectPath = projectPath
      self.endLine = endLine
      self.endColumn = endColumn
      self.severity = severity
      self.urgency = urgency
      self.phase = phase
      self.message = message
      self.symbol = symbol
      self.targets = targets
      self.isTest = isTest
      self.notes = notes
      self.excerpt = excerpt
      self.fix = fix
      self.noFixReason = noFixReason
      self.callSites = callSites
      self.callSiteCount = callSiteCount
      self.effort = effort
      self.isNew = isNew
    }
  }

  public struct Note: Codable, Sendable, Equatable {
    public var message: String
    public var place: Place?

    public init(message: String, place: Place? = nil) {
      self.message = message
      self.place = place
    }
  }

  /// The best fix of an incident.
  public struct IncidentFix: Codable, Sendable, Equatable {
    public var message: String
    public var applicability: Applicability
    /// The edits, by path; empty for guidance only.
    public var files: [EditedFile]
    public var patch: PatchSize
    /// Nil where there is nothing short to show.
    public var change: CodeChange?
    /// The id of an incident before this one whose fix makes the very same edits: its effort and patch are counted
    /// there.
    public var sharedWith: String?

    public init(
      message: String, applicability: Applicability, files: [EditedFile] = [], patch: PatchSize,
      change: CodeChange? = nil, sharedWith: String? = nil
    ) {
      self.message = message
      self.applicability = applicability
      self.files = files
      self.patch = patch
      self.change = change
      self.sharedWith = sharedWith
    }
  }

  /// What a fix does to one file.
  public struct EditedFile: Codable, Sendable, Equatable {
    public var path: String
    /// The lines that edits touch, ascending.
    public var lines: [Int]
    public var patch: PatchSize

    public init(path: String, lines: [Int], patch: PatchSize) {
      self.path = path
      self.lines = lines
      self.patch = patch
    }
  }

  /// Lines of a patch.
  public struct PatchSize: Codable, Sendable, Hashable {
    public var added: Int
    public var removed: Int

    public init(added: Int, removed: Int) {
      self.added = added
      self.removed = removed
    }
  }

  /// Part 6: what the tool can fix.
  public struct Fixability: Codable, Sendable, Equatable {
    public var total: Row
    /// By rule, in the order of the issues.
    public var rules: [Row]

    public struct Row: Codable, Sendable, Equatable {
      /// Nil for the total.
      public var rule: String?
      public var findings: Int
      public var safe: Int
      public var unsafe: Int
      public var displayOnly: Int
      public var none: Int
      /// Files that safe and unsafe fixes edit.
      public var files: Int
      /// The size of all safe and unsafe fixes, each counted alone, and once if several incidents share it.
      public var patch: PatchSize

      public init(
        rule: String? = nil, findings: Int, safe: Int, unsafe: Int, displayOnly: Int, none: Int, files: Int,
        patch: PatchSize
      ) {
        self.rule = rule
        self.findings = findings
        self.safe = safe
        self.unsafe = unsafe
        self.displayOnly = displayOnly
        self.none = none
        self.files = files
        self.patch = patch
      }
    }

    public init(total: Row, rules: [Row] = []) {
      self.total = total
      self.rules = rules
    }
  }
}

extension MigrationReport.Issue {
  /// The same issue with some of its incidents; nil where none is left.
  public func part(where isWanted: (MigrationReport.Incident) -> Bool) -> Self? {
    var part = self
    part.incidents = incidents.filter(isWanted)
    if part.incidents.isEmpty { return nil }
    part.severity = part.incidents.reduce(.info) { max($0, $1.severity) }
    part.urgency = part.incidents.compactMap(\.urgency).max()
    part.phase = part.incidents.reduce(Int.max) { min($0, $1.phase) }
    part.effort = part.incidents.reduce(0) { $0 + $1.effort }
    return part
  }
}
