import LintDiagnostics

extension MigrationReport {
  /// Part 1: what was analysed, by which version, when, and how it is compiled.
  public struct Head: Codable, Sendable, Equatable {
    public var tool: Tool
    /// What the report is about: the name of the package or project, or of the directory.
    public var project: String
    /// When the report was made, in UTC: `2026-11-22T08:00:00Z`.
    public var date: String
    /// Nil outside of a git repository.
    public var revision: Revision?
    /// As they were given.
    public var paths: [String]
    public var size: Size
    /// Files that were not read, or read and not judged, by path; each with the reason.
    public var leftOut: [LeftOut]
    /// In the order of work: what others build on comes first.
    public var targets: [Target]
    /// What could not be understood about targets and settings.
    public var problems: [String]

    public init(
      tool: Tool, project: String, date: String, revision: Revision? = nil, paths: [String] = [], size: Size,
      leftOut: [LeftOut] = [],
      targets: [Target] = [], problems: [String] = []
    ) {
      self.tool = tool
      self.project = project
      self.date = date
      self.revision = revision
      self.paths = paths
      self.size = size
      self.leftOut = leftOut
      self.targets = targets
      self.problems = problems
    }
  }

  public struct Tool: Codable, Sendable, Equatable {
    public var name: String
    /// A semantic version, without a leading "v".
    public var version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// What the work tree was checked out from.
  public struct Revision: Codable, Sendable, Equatable {
    /// Nil before the first commit.
    public var commit: String?
    /// Nil where a commit is checked out without a branch.
    public var branch: String?
    /// The address of the repository; nil where there is no remote one.
    public var uri: String?

    public init(commit: String? = nil, branch: String? = nil, uri: String? = nil) {
      self.commit = commit
      self.branch = branch
      self.uri = uri
    }
  }

  public struct Size: Codable, Sendable, Equatable {
    /// Files that are reported on.
    public var files: Int
    /// Lines of those.
    public var lines: Int
    /// Files that were read, those around the given paths included.
    public var filesRead: Int
    public var linesRead: Int

    public init(files: Int, lines: Int, filesRead: Int, linesRead: Int) {
      self.files = files
      self.lines = lines
      self.filesRead = filesRead
      self.linesRead = linesRead
    }
  }

  public struct LeftOut: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
      /// It could not be read.
      case unreadable
      /// The linter itself failed on it.
      case failed
      /// It says that a tool wrote it; read, for others use what it declares, and not judged.
      case generated
      /// A configuration leaves it out; read and not judged.
      case excluded
    }

    public var path: String
    public var kind: Kind
    public var reason: String

    public init(path: String, kind: Kind, reason: String) {
      self.path = path
      self.kind = kind
      self.reason = reason
    }
  }

  public struct Target: Codable, Sendable, Equatable {
    /// Its name, followed by that of its package if several have the same; other parts of the report use this name.
    public var name: String
    /// `library`, `executable`, `test`, `app`, …
    public var kind: String
    public var isTest: Bool
    /// The package or project that it belongs to.
    public var container: String
    /// Where it is declared.
    public var place: Place
    /// Files of it that are reported on.
    public var files: Int
    public var lines: Int
    /// Targets of this report that its files import, by name.
    public var dependsOn: [String]
    /// How long the longest chain of imports below it is: 0 for one that imports none of the others. Targets that
    /// import each other have the same.
    public var level: Int
    /// Language mode, strict concurrency and default isolation, in this order; then upcoming features.
    public var settings: [Setting]

    public init(
      name: String, kind: String, isTest: Bool, container: String, place: Place, files: Int, lines: Int,
      dependsOn: [String] = [], level: Int,
      settings: [Setting] = []
    ) {
      self.name = name
      self.kind = kind
      self.isTest = isTest
      self.container = container
      self.place = place
      self.files = files
      self.lines = lines
      self.dependsOn = dependsOn
      self.level = level
      self.settings = settings
    }
  }

  /// A compiler setting of a target.
  public struct Setting: Codable, Sendable, Equatable {
    public enum Origin: String, Codable, Sendable {
      /// Set in a file.
      case read
      /// Not set anywhere, so this applies.
      case assumed
      case commandLine = "command-line"
      case unknown
    }

    public var name: String
    /// Nil when it is not known.
    public var value: String?
    public var origin: Origin
    public var reason: String?
    /// Where it was read.
    public var place: Place?
    /// The value with the "what if" options; nil where it stays, and where there are none.
    public var whatIf: String?

    public init(
      name: String, value: String? = nil, origin: Origin, reason: String? = nil, place: Place? = nil,
      whatIf: String? = nil
    ) {
      self.name = name
      self.value = value
      self.origin = origin
      self.reason = reason
      self.place = place
      self.whatIf = whatIf
    }
  }
}
