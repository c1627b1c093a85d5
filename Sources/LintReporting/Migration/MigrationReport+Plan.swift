import LintDiagnostics

extension MigrationReport {
  /// Part 3: in which order to work.
  public struct Plan: Codable, Sendable, Equatable {
    /// The target to begin with: those that others depend on first. By name; tests last.
    public var targetOrder: [String]
    /// Why this order.
    public var orderReason: String
    /// The formula of effort, with the configured numbers.
    public var effortFormula: String
    /// The sum over all phases.
    public var effort: Int
    /// The part of the effort for suggestions, which Swift 6 does not require.
    public var suggestionEffort: Int
    /// The effort by kind of edit, the cheapest first; kinds without findings are left out.
    public var edits: [EditCount]
    /// How long a point takes by the configuration; nil if that is not set.
    public var minutesPerPoint: Int?
    /// Phases without findings are kept: it is useful to know that nothing is critical.
    public var phases: [Phase]

    public init(
      targetOrder: [String] = [], orderReason: String, effortFormula: String, effort: Int, suggestionEffort: Int = 0,
      edits: [EditCount] = [],
      minutesPerPoint: Int? = nil, phases: [Phase] = []
    ) {
      self.targetOrder = targetOrder
      self.orderReason = orderReason
      self.effortFormula = effortFormula
      self.effort = effort
      self.suggestionEffort = suggestionEffort
      self.edits = edits
      self.minutesPerPoint = minutesPerPoint
      self.phases = phases
    }
  }

  /// How findings are fixed, and what that costs.
  public struct EditCount: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// A command applies it; the patch is read.
      case safe
      /// Applied by a command; behaviour may change, so it must be tested.
      case unsafe
      /// By hand, as the finding says.
      case guidance
      /// By hand.
      case byHand = "by-hand"
    }

    public var kind: Kind
    public var findings: Int
    /// Points for one such edit in one file.
    public var points: Int
    /// Points for all, with the further files that fixes edit or that call what is fixed by hand; what one fix does for
    /// several findings counts once.
    public var effort: Int

    public init(kind: Kind, findings: Int, points: Int, effort: Int) {
      self.kind = kind
      self.findings = findings
      self.points = points
      self.effort = effort
    }
  }

  public struct Phase: Codable, Sendable, Equatable {
    /// From 1.
    public var number: Int
    public var name: String
    public var priorities: [Priority]
    public var findings: Int
    /// In points.
    public var effort: Int
    /// The number of files that the findings are in.
    public var files: Int
    /// Further files that fixes edit.
    public var otherFiles: Int
    /// Findings that a command fixes.
    public var safe: Int
    /// Findings that a command fixes, with a patch to be tested.
    public var unsafe: Int
    public var rules: [RuleCount]
    /// The findings left in the phase in each target, in the order of work; targets without findings are omitted.
    public var targets: [TargetCount]
    /// What to type, in this order.
    public var commands: [Command]
    public var checklist: [ChecklistItem]
    /// When the phase is done.
    public var doneWhen: String

    public struct RuleCount: Codable, Sendable, Equatable {
      public var rule: String
      public var count: Int

      public init(rule: String, count: Int) {
        self.rule = rule
        self.count = count
      }
    }

    public struct TargetCount: Codable, Sendable, Equatable {
      public var target: String
      public var count: Int
      public var effort: Int

      public init(target: String, count: Int, effort: Int) {
        self.target = target
        self.count = count
        self.effort = effort
      }
    }

    public init(
      number: Int, name: String, priorities: [Priority] = [], findings: Int, effort: Int, files: Int,
      otherFiles: Int = 0, safe: Int = 0, unsafe: Int = 0,
      rules: [RuleCount] = [],
      targets: [TargetCount] = [], commands: [Command] = [], checklist: [ChecklistItem] = [], doneWhen: String
    ) {
      self.number = number
      self.name = name
      self.priorities = priorities
      self.findings = findings
      self.effort = effort
      self.files = files
      self.otherFiles = otherFiles
      self.safe = safe
      self.unsafe = unsafe
      self.rules = rules
      self.targets = targets
      self.commands = commands
      self.checklist = checklist
      self.doneWhen = doneWhen
    }
  }

  /// A line for a shell.
  public struct Command: Codable, Sendable, Equatable {
    public var about: String
    /// Quoted as a POSIX shell needs it.
    public var command: String

    public init(about: String, command: String) {
      self.about = about
      self.command = command
    }
  }

  public struct ChecklistItem: Codable, Sendable, Equatable {
    public var text: String
    /// Its rule; nil for builds and tests.
    public var rule: String?
    /// Known to be done, because an earlier report had findings of the rule and this one has none.
    public var isDone: Bool

    public init(text: String, rule: String? = nil, isDone: Bool) {
      self.text = text
      self.rule = rule
      self.isDone = isDone
    }
  }

  /// Part 9: a file that the work will change.
  public struct FileToModify: Codable, Sendable, Equatable {
    public var path: String
    public var targets: [String]
    public var findings: PriorityCounts
    /// The lines of the findings and of the edits of fixes, ascending.
    public var lines: [Int]
    /// By id.
    public var rules: [String]
    public var effort: Int
    /// Lines that fixes would add and remove, each fix counted alone.
    public var patch: PatchSize

    public init(
      path: String, targets: [String] = [], findings: PriorityCounts, lines: [Int] = [], rules: [String] = [],
      effort: Int, patch: PatchSize
    ) {
      self.path = path
      self.targets = targets
      self.findings = findings
      self.lines = lines
      self.rules = rules
      self.effort = effort
      self.patch = patch
    }
  }

  public struct VerificationStep: Codable, Sendable, Equatable {
    public var title: String
    /// Nil for what no command can check.
    public var command: String?
    /// What shows that it is well.
    public var expectation: String

    public init(title: String, command: String? = nil, expectation: String) {
      self.title = title
      self.command = command
      self.expectation = expectation
    }
  }
}
