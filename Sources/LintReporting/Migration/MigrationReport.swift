import LintDiagnostics

/// What is left of a project's move to Swift 6, and the plan for it: the plain model from which JSON, Markdown and HTML
/// are rendered.
///
/// The builder knows the project; a renderer knows nothing but this. Every list has an order that depends on the
/// project alone, so a report of the same files is the same bytes. Paths are those that users see, relative to where
/// the run started; lines and columns count from 1, columns in UTF-16 units. Text from source is unchanged: to escape
/// it is the renderer's task.
public struct MigrationReport: Codable, Sendable, Equatable {
  /// Raised when a member changes its meaning or is removed; new members do not raise it.
  public static let currentVersion = 2
  /// Distinguishes the JSON of a report from any other.
  public static let formatName = "concurlint-migration-report"

  /// Always ``formatName``.
  public var format: String
  /// See ``currentVersion``.
  public var version: Int
  /// Part 1: what was analysed.
  public var head: Head
  /// Part 2: how far the project is.
  public var readiness: Readiness
  /// Part 2: what need not be touched.
  public var alreadyRight: [Practice]
  /// Part 3: in which order to work.
  public var plan: Plan
  /// Part 3: what Swift 6 mode will say of targets that are not in it.
  public var forecast: Forecast
  /// Part 4: by phase, then by urgency, number of incidents and rule.
  public var issues: [Issue]
  /// Part 5: what a team should know about, found by a rule or not.
  public var inventories: [Inventory]
  /// Part 6: what the tool can fix.
  public var fixability: Fixability
  /// Part 7: the compiler's own diagnostics when the project was built.
  public var compiler: CompilerReading
  /// Part 8: the comparison with earlier reports; nil when none was given.
  public var trend: Trend?
  /// What would differ with other settings; nil when none were given.
  public var whatIf: WhatIf?
  /// Part 9: by path.
  public var filesToModify: [FileToModify]
  /// Part 9: how to verify the result, in order.
  public var verification: [VerificationStep]

  public init(
    head: Head, readiness: Readiness, alreadyRight: [Practice], plan: Plan, forecast: Forecast,
    issues: [Issue], inventories: [Inventory],
    fixability: Fixability, compiler: CompilerReading, trend: Trend? = nil, whatIf: WhatIf? = nil,
    filesToModify: [FileToModify],
    verification: [VerificationStep]
  ) {
    format = Self.formatName
    version = Self.currentVersion
    self.head = head
    self.readiness = readiness
    self.alreadyRight = alreadyRight
    self.plan = plan
    self.forecast = forecast
    self.issues = issues
    self.inventories = inventories
    self.fixability = fixability
    self.compiler = compiler
    self.trend = trend
    self.whatIf = whatIf
    self.filesToModify = filesToModify
    self.verification = verification
  }
}

// MARK: - Places and code

extension MigrationReport {
  /// A place in a file.
  public struct Place: Codable, Sendable, Hashable {
    public var path: String
    public var line: Int
    public var column: Int

    public init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// Some lines of a file, the longest shortened.
  public struct Excerpt: Codable, Sendable, Equatable {
    /// The number of the first line.
    public var line: Int
    /// Without line ends.
    public var lines: [String]
    /// Whether lines, or parts of them, were left out.
    public var isShortened: Bool

    public init(line: Int, lines: [String] = [], isShortened: Bool) {
      self.line = line
      self.lines = lines
      self.isShortened = isShortened
    }
  }

  /// Code before and after.
  public struct CodeChange: Codable, Sendable, Equatable {
    public enum Source: String, Codable, Sendable {
      /// What the fix of this very place does.
      case fix
      /// An example of the rule: the place itself needs a decision.
      case example
    }

    public var source: Source
    /// What the change does, or the name of the example.
    public var title: String
    public var hunks: [Hunk]
    /// Whether hunks were left out because there are too many.
    public var isShortened: Bool

    public init(source: Source, title: String, hunks: [Hunk] = [], isShortened: Bool) {
      self.source = source
      self.title = title
      self.hunks = hunks
      self.isShortened = isShortened
    }
  }

  /// Neighbouring lines of one file.
  public struct Hunk: Codable, Sendable, Equatable {
    public var path: String
    /// The number of the first line before the change.
    public var line: Int
    public var lines: [Line]

    public struct Line: Codable, Sendable, Equatable {
      public enum Kind: String, Codable, Sendable {
        case kept, removed, added
      }

      public var kind: Kind
      public var text: String

      public init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
      }
    }

    public init(path: String, line: Int, lines: [Line] = []) {
      self.path = path
      self.line = line
      self.lines = lines
    }
  }

  /// Findings by how urgent they are.
  public struct PriorityCounts: Codable, Sendable, Hashable {
    /// What can crash, hang or lose data.
    public var critical: Int
    public var high: Int
    public var medium: Int
    public var low: Int
    /// Suggestions: findings of severity `info`, whatever the priority of their rule.
    public var info: Int

    public init(critical: Int = 0, high: Int = 0, medium: Int = 0, low: Int = 0, info: Int = 0) {
      self.critical = critical
      self.high = high
      self.medium = medium
      self.low = low
      self.info = info
    }

    public var total: Int { critical + high + medium + low + info }
  }
}
