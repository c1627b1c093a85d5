import LintDiagnostics

/// Everything that a reporter may use about a run; made by the engine, read by reporters.
public struct Report: Sendable {
  public struct Tool: Sendable, Hashable {
    public var name: String
    /// A semantic version, without a leading "v".
    public var version: String
    /// The project's page; nil when it has none.
    public var informationURI: String?
    /// The address of the documentation's site; nil when there is none.
    public var documentationURI: String?

    public init(name: String, version: String, informationURI: String? = nil, documentationURI: String? = nil) {
      self.name = name
      self.version = version
      self.informationURI = informationURI
      self.documentationURI = documentationURI
    }
  }

  /// What was read.
  public struct Files: Sendable, Hashable {
    public var count: Int
    public var bytes: Int
    public var lines: Int

    public init(count: Int, bytes: Int, lines: Int) {
      self.count = count
      self.bytes = bytes
      self.lines = lines
    }
  }

  /// A file that should have been read and could not be.
  public struct UnreadableFile: Sendable, Hashable {
    public var path: String
    /// As the system words it ("Permission denied").
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// A file that the linter itself failed on and left out.
  public struct FailedFile: Sendable, Hashable {
    public var path: String
    /// The id of the rule that ran; `nil` outside of rules.
    public var ruleID: String?
    /// In full sentences.
    public var message: String

    public init(path: String, ruleID: String?, message: String) {
      self.path = path
      self.ruleID = ruleID
      self.message = message
    }
  }

  /// One setting of one target, such as its language mode, and how it is known.
  public struct Setting: Sendable, Hashable {
    public var target: String
    public var name: String
    public var value: String
    /// The file that sets it; nil when the value is assumed.
    public var source: String?

    public init(target: String, name: String, value: String, source: String?) {
      self.target = target
      self.name = name
      self.value = value
      self.source = source
    }
  }

  /// What the work tree was checked out from.
  public struct VersionControl: Sendable, Hashable {
    /// The root of the work tree, an absolute path.
    public var root: String
    /// The address of the repository; nil where there is no remote one.
    public var uri: String?
    public var revision: String?
    public var branch: String?

    public init(root: String, uri: String?, revision: String?, branch: String?) {
      self.root = root
      self.uri = uri
      self.revision = revision
      self.branch = branch
    }
  }

  public let tool: Tool
  /// The absolute directory that relative paths start from; nil when it is private.
  public let root: String?
  public let files: Files
  /// Nil if not requested, or without a repository.
  public var versionControl: VersionControl?
  /// By path.
  public let unreadableFiles: [UnreadableFile]
  /// By path. Each has a finding of its own.
  public let failedFiles: [FailedFile]
  /// By path, line, column, rule and message.
  public let diagnostics: [Diagnostic]
  /// Diagnostics that comments in the source suppress, in the same order.
  public let suppressed: [Diagnostic]
  /// How many findings a baseline already has.
  public let knownCount: Int
  /// How many findings are below the requested severity.
  public let milderCount: Int
  /// The rules that ran, by id.
  public let rules: [RuleInfo]
  /// In the order that the engine gives.
  public let settings: [Setting]

  /// Sorts its input, so that a report does not depend on the order in which work was done.
  public init(
    tool: Tool, root: String? = nil, files: Files, unreadableFiles: [UnreadableFile] = [],
    failedFiles: [FailedFile] = [], diagnostics: [Diagnostic], suppressed: [Diagnostic] = [], knownCount: Int = 0,
    milderCount: Int = 0,
    rules: [RuleInfo], settings: [Setting] = []
  ) {
    self.tool = tool
    self.root = root
    self.files = files
    self.unreadableFiles = unreadableFiles.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.failedFiles = failedFiles.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.diagnostics = diagnostics.sorted(by: Diagnostic.areInReportOrder)
    self.suppressed = suppressed.sorted(by: Diagnostic.areInReportOrder)
    self.knownCount = knownCount
    self.milderCount = milderCount
    self.rules = rules.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.settings = settings
  }
}

extension Report {
  /// Sentences, each after a space, about findings that are not listed.
  var exceptions: String {
    var text = suppressed.isEmpty ? "" : " \(suppressed.count) suppressed in the source."
    if knownCount > 0 { text += " \(knownCount) known from the baseline." }
    if milderCount > 0 { text += " \(milderCount) below --min-severity." }
    return text
  }
}
