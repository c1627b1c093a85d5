/// A finding of a rule at one place, ready to be reported.
///
/// Rules make `RawDiagnostic`s, which only have bytes; the engine turns those that will be reported into diagnostics,
/// so that lines and columns are computed once and for few files.
public struct Diagnostic: Sendable, Hashable {
  /// Something that belongs to a diagnostic: a link of its reason chain, a call site, a declaration.
  public struct Note: Sendable, Hashable {
    public var message: String
    /// Where the note points, possibly in another file; nil when it is about the diagnostic's own place.
    public var location: SourceLocation?
    /// Whether it is one of the successive steps to the diagnostic's failure.
    public var isStep: Bool

    public init(message: String, location: SourceLocation? = nil, isStep: Bool = false) {
      self.message = message
      self.location = location
      self.isStep = isStep
    }
  }

  public var ruleID: String
  public var severity: Severity
  public var priority: Priority
  /// One or more full sentences ending with a period; names from the source are in single quotes. ``MessageParts`` says
  /// which of it is advice.
  public var message: String
  public var path: String
  public var range: SourceRange
  /// In the order in which they should be read.
  public var notes: [Note]
  /// Alternatives, best first; at most one of them is applied.
  public var fixes: [FixIt]
  /// Why none of them can be applied, as a clause without a period; nil where one can, or where none were asked for.
  public var noFixReason: String?
  /// Facts for machines, by name; see `DiagnosticProperty` for the names in use.
  public var properties: [String: String]
  /// Nil for what is about no target.
  public var subject: Subject?
  /// Of an error that is forecast: the declarations that it rests on.
  public var causes: [Cause<SourceLocation>] = []
  /// Nil for one that is reported.
  public var suppression: Suppression?
  /// Identifies the finding after its file was moved or lines were added above; nil if not requested.
  public var fingerprint: String?

  public init(
    ruleID: String, severity: Severity, priority: Priority, message: String, path: String, range: SourceRange,
    notes: [Note] = [], fixes: [FixIt] = [], properties: [String: String] = [:], suppression: Suppression? = nil
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.priority = priority
    self.message = message
    self.path = path
    self.range = range
    self.notes = notes
    self.fixes = fixes
    self.properties = properties
    self.suppression = suppression
  }

  /// A comment in the source that keeps a diagnostic from being reported.
  public struct Suppression: Sendable, Hashable {
    /// As it is written in the comment; nil when there is none.
    public var reason: String?

    public init(reason: String?) { self.reason = reason }
  }

  /// Whether a fix can be applied, with or without a request for unsafe ones.
  public var isFixable: Bool { fixes.contains { $0.applicability != .displayOnly && !$0.edits.isEmpty } }

  /// Where the diagnostic points.
  public var location: SourceLocation { SourceLocation(path: path, range: range) }

  /// The order of every report: path, line, column, rule, message, then end.
  ///
  /// Strings are compared by their UTF-8 bytes: Swift's own order treats canonically equivalent strings as equal, and a
  /// file system may have both of two such names.
  public static func areInReportOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if let order = bytesPrecede(left.path, right.path) { return order }
    let (a, b) = (left.range, right.range)
    if a.start.line != b.start.line { return a.start.line < b.start.line }
    if a.start.column != b.start.column { return a.start.column < b.start.column }
    if let order = bytesPrecede(left.ruleID, right.ruleID) { return order }
    if let order = bytesPrecede(left.message, right.message) { return order }
    return a.end < b.end
  }

  /// Whether the left string comes first; nil when both have the same bytes.
  private static func bytesPrecede(_ left: String, _ right: String) -> Bool? {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        var place = 0
        while place < left.count, place < right.count {
          if left[place] != right[place] { return left[place] < right[place] }
          place += 1
        }
        return left.count == right.count ? nil : left.count < right.count
      }
    }
  }
}

/// The names of diagnostic properties in use.
public enum DiagnosticProperty {
  /// The compiler's answer for the same place under the target's settings: `error`, `warning` or `no`.
  public static let compilerDiagnoses = "compilerDiagnoses"
  /// If a diagnostic is about several targets, the names of all of them, separated by commas.
  public static let targets = "targets"
  /// Of an error that is forecast: the number of the build that says it, from 1, if each fixes what the one before has
  /// said.
  public static let wave = "wave"
  /// What the compiler has to find nothing wrong with first: the `types` of the same module, or a `module` that is
  /// imported.
  public static let hiddenBy = "hiddenBy"
}
