import LintDiagnostics

extension MigrationReport {
  /// Part 7: the compiler's own diagnostics, as a build left them.
  public struct CompilerReading: Codable, Sendable, Equatable {
    /// Why there is nothing here, and what to do about it; nil when a build was read.
    public var missing: String?
    /// The build directory.
    public var directory: String?
    /// What the diagnostics were read with, such as `libclang 19.1.7`.
    public var library: String?
    /// Files of diagnostics that were read.
    public var filesRead: Int
    /// Those that could not be read, by path.
    public var problems: [Problem]
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
      public var errors: Int
      public var warnings: Int
      /// How many of them stand where a rule found something.
      public var foundByRules: Int
      /// How many of them a fix removes.
      public var removedByFixes: Int
      /// By number, then by path.
      public var files: [FileCount]

      public init(name: String, errors: Int, warnings: Int, foundByRules: Int, removedByFixes: Int, files: [FileCount] = []) {
        self.name = name
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
      /// `error`, `warning`, `note` or `remark`.
      public var severity: String
      public var message: String
      public var group: String
      public var place: Place
      /// The ids of the incidents at the same place.
      public var incidents: [String]
      /// Whether a fix of one of them removes it; nil where that is not known.
      public var isRemovedByFix: Bool?

      public init(severity: String, message: String, group: String, place: Place, incidents: [String] = [], isRemovedByFix: Bool? = nil) {
        self.severity = severity
        self.message = message
        self.group = group
        self.place = place
        self.incidents = incidents
        self.isRemovedByFix = isRemovedByFix
      }
    }

    public init(
      missing: String? = nil, directory: String? = nil, library: String? = nil, filesRead: Int, problems: [Problem] = [], groups: [Group] = [],
      diagnostics: [Diagnostic] = []
    ) {
      self.missing = missing
      self.directory = directory
      self.library = library
      self.filesRead = filesRead
      self.problems = problems
      self.groups = groups
      self.diagnostics = diagnostics
    }
  }
}
