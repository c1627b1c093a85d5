import LintDiagnostics

extension MigrationReport {
  /// Part 7: the compiler's own diagnostics, as a build left them.
  public struct CompilerReading: Codable, Sendable, Equatable {
    /// Why there are none, and what to do about it; nil when a build was read.
    public var missing: String?
    /// The build directory.
    public var directory: String?
    /// The library that read the diagnostics, such as `libclang 19.1.7`.
    public var library: String?
    /// Files of diagnostics that were read.
    public var filesRead: Int
    /// Those that could not be read, by path.
    public var problems: [Problem]
    /// Diagnostics of files that are not reported on, such as dependencies, and of none.
    public var elsewhereCount: Int
    /// Diagnostics of files that no longer exist: the build is older than the sources.
    public var goneCount: Int
    /// Files that were written after they were compiled, by path: their diagnostics may be out of date.
    public var changedFiles: [String]
    /// By number, then by name.
    public var groups: [Group]
    /// By path, line, column and message; each once, however many files hold it.
    public var diagnostics: [Diagnostic]

    public struct Problem: Codable, Sendable, Equatable {
      public var path: String
      public var reason: String

      public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
      }
    }

    public struct Group: Codable, Sendable, Equatable {
      /// The compiler's name for it, such as `SendableClosureCaptures`; empty for diagnostics without group.
      public var name: String
      /// Whether it is about isolation, sendability or data races.
      public var isAboutConcurrency: Bool
      public var errors: Int
      public var warnings: Int
      /// How many of them are at a place where a rule found something.
      public var foundByRules: Int
      /// How many of them a fix removes.
      public var removedByFixes: Int
      /// By number, then by path.
      public var files: [FileCount]

      public init(
        name: String, isAboutConcurrency: Bool, errors: Int, warnings: Int, foundByRules: Int, removedByFixes: Int,
        files: [FileCount] = []
      ) {
        self.name = name
        self.isAboutConcurrency = isAboutConcurrency
        self.errors = errors
        self.warnings = warnings
        self.foundByRules = foundByRules
        self.removedByFixes = removedByFixes
        self.files = files
      }
    }

    public struct FileCount: Codable, Sendable, Equatable {
      public var path: String
      public var count: Int

      public init(path: String, count: Int) {
        self.path = path
        self.count = count
      }
    }

    public struct Diagnostic: Codable, Sendable, Equatable {
      /// `error` or `warning`.
      public var severity: String
      public var message: String
      /// Empty for one without group.
      public var group: String
      public var isAboutConcurrency: Bool
      public var place: Place
      /// The ranges that it is about besides its place; each end is exclusive.
      public var ranges: [Range]
      public var notes: [Note]
      /// The compiler's own suggestions, in the diagnostic or a note.
      public var suggestions: [Suggestion]
      /// The ids of the incidents at the same place.
      public var incidents: [String]
      /// The id of the incident whose fix removes it; nil if none does, as far as is known.
      public var removedBy: String?

      public init(
        severity: String, message: String, group: String, isAboutConcurrency: Bool, place: Place, ranges: [Range] = [],
        notes: [Note] = [],
        suggestions: [Suggestion] = [], incidents: [String] = [], removedBy: String? = nil
      ) {
        self.severity = severity
        self.message = message
        self.group = group
        self.isAboutConcurrency = isAboutConcurrency
        self.place = place
        self.ranges = ranges
        self.notes = notes
        self.suggestions = suggestions
        self.incidents = incidents
        self.removedBy = removedBy
      }
    }

    public struct Range: Codable, Sendable, Hashable {
      public var line: Int
      public var column: Int
      public var endLine: Int
      public var endColumn: Int

      public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
      }
    }

    /// Text that replaces a range, which is empty for an insertion.
    public struct Suggestion: Codable, Sendable, Equatable {
      public var range: Range
      public var replacement: String

      public init(range: Range, replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    public init(
      missing: String? = nil, directory: String? = nil, library: String? = nil, filesRead: Int,
      problems: [Problem] = [], elsewhereCount: Int = 0,
      goneCount: Int = 0, changedFiles: [String] = [], groups: [Group] = [], diagnostics: [Diagnostic] = []
    ) {
      self.missing = missing
      self.directory = directory
      self.library = library
      self.filesRead = filesRead
      self.problems = problems
      self.elsewhereCount = elsewhereCount
      self.goneCount = goneCount
      self.changedFiles = changedFiles
      self.groups = groups
      self.diagnostics = diagnostics
    }
  }
}
