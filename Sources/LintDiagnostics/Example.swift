/// A piece of Swift that shows what a rule does: its test and its documentation at once.
public struct Example: Sendable, Hashable {
  /// A file of an example.
  public struct File: Sendable, Hashable {
    /// Relative to the example's root. A `Package.swift` gives the example its concurrency settings.
    public var path: String
    /// May hold markers in a flagged example; see `MarkedSource`.
    public var source: String
    /// The text after the fix; nil when the fix leaves this file alone.
    public var fixed: String?

    public init(_ path: String, _ source: String, fixed: String? = nil) {
      self.path = path
      self.source = source
      self.fixed = fixed
    }

    /// The source with its markers taken out.
    public var marked: MarkedSource { MarkedSource(source) }
  }

  public enum Kind: Sendable, Hashable {
    /// The rule reports each marked place and nothing else.
    case flagged
    /// A near miss: the rule reports nothing.
    case notFlagged
    /// The rule's fix turns each file's `source` into its `fixed`, where the rule reports nothing.
    case fixed(Applicability)
  }

  public var kind: Kind
  /// A few words that name the test, and are the title of the code in documentation.
  public var title: String?
  /// The file that the example is about comes first.
  public var files: [File]
  private var statedCount: Int?
  /// How many diagnostics the rule gives over all files: 0 for `notFlagged`, and at least 1 otherwise.
  ///
  /// Markers are counted on demand: a linter that starts needs no examples.
  public var count: Int { statedCount ?? files.reduce(0) { $0 + $1.marked.offsets.count } }
  /// The severity of all of them; nil for the rule's default.
  public var severity: Severity?
  /// The values of the rule's options, by name.
  public var options: [String: RuleOption.Value]

  /// The path of an example's first file.
  public static let mainPath = "Example.swift"

  /// Code that the rule must report at its `↓` markers.
  ///
  /// - Parameters:
  ///   - count: the number of diagnostics; nil for the number of markers in all files.
  ///   - files: further files of the same target.
  public static func flagged(
    _ title: String? = nil, _ source: String, count: Int? = nil, severity: Severity? = nil, files: [File] = [],
    options: [String: RuleOption.Value] = [:]
  ) -> Example {
    Example(
      kind: .flagged, title: title, files: [File(mainPath, source)] + files, count: count, severity: severity,
      options: options)
  }

  /// Code that resembles the pattern and must not be reported.
  public static func notFlagged(
    _ title: String? = nil, _ source: String, files: [File] = [], options: [String: RuleOption.Value] = [:]
  ) -> Example {
    Example(
      kind: .notFlagged, title: title, files: [File(mainPath, source)] + files, count: 0, severity: nil,
      options: options)
  }

  /// Code and what the rule's fix makes of it.
  ///
  /// - Parameters:
  ///   - count: the number of diagnostics before the fix.
  ///   - files: further files of the same target; those that the fix edits have their fixed text.
  public static func fixed(
    _ title: String? = nil, before: String, after: String, applicability: Applicability = .safe, count: Int = 1,
    files: [File] = []
  ) -> Example {
    Example(
      kind: .fixed(applicability), title: title, files: [File(mainPath, before, fixed: after)] + files, count: count,
      severity: nil)
  }

  private init(
    kind: Kind, title: String?, files: [File], count: Int?, severity: Severity?,
    options: [String: RuleOption.Value] = [:]
  ) {
    self.options = options
    self.kind = kind
    self.title = title
    self.files = files
    statedCount = count
    self.severity = severity
  }
}
