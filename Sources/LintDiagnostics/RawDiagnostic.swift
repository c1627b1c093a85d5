/// A finding of a rule, before lines and columns are known: every place is a path and a range of bytes.
///
/// A rule runs on one file, yet its notes and fixes may point into others whose text is no longer in memory.
/// Bytes are all that it needs to know; the engine locates what will be reported.
public struct RawDiagnostic: Sendable, Hashable {
  /// A range of bytes, from 0, and its file.
  public struct Location: Sendable, Hashable {
    public var path: String
    public var bytes: Range<Int>

    public init(path: String, bytes: Range<Int>) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// See `Diagnostic.Note`.
  public struct Note: Sendable, Hashable {
    public var message: String
    public var location: Location?
    public var isStep: Bool

    public init(message: String, location: Location? = nil, isStep: Bool = false) {
      self.message = message
      self.location = location
      self.isStep = isStep
    }
  }

  /// See `LintDiagnostics.Edit`.
  public struct Edit: Sendable, Hashable {
    public var location: Location
    public var replacement: String

    public init(location: Location, replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }

  /// See `LintDiagnostics.FixIt`.
  public struct FixIt: Sendable, Hashable {
    public var message: String
    public var applicability: Applicability
    public var edits: [Edit]

    public init(message: String, applicability: Applicability, edits: [Edit]) {
      self.message = message
      self.applicability = applicability
      self.edits = edits
    }
  }

  public var ruleID: String
  /// The severity of this variant of the pattern; nil for the rule's own.
  public var severity: Severity?
  public var message: String
  public var location: Location
  public var notes: [Note]
  public var fixes: [FixIt]
  /// See `Diagnostic.noFixReason`; nil where what the rule says of all its findings is all there is to say.
  public var noFixReason: String?
  public var properties: [String: String]
  /// See `Diagnostic.Subject`.
  public var subject: Diagnostic.Subject?
  /// See `Diagnostic.causes`.
  public var causes: [Cause<Location>]

  public init(
    ruleID: String, severity: Severity? = nil, message: String, location: Location, notes: [Note] = [],
    fixes: [FixIt] = [], noFixReason: String? = nil, properties: [String: String] = [:],
    subject: Diagnostic.Subject? = nil,
    causes: [Cause<Location>] = []
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fixes = fixes
    self.noFixReason = noFixReason
    self.properties = properties
    self.subject = subject
    self.causes = causes
  }

  /// The diagnostic to report.
  ///
  /// - Parameters:
  ///   - severity: the result of the configuration, the rule and `self.severity`, which the engine decides.
  ///   - locate: finds lines and columns; called for every place that the diagnostic mentions.
  /// - Throws: what `locate` throws.
  public func located<Failure: Error>(
    severity: Severity, priority: Priority, by locate: (Location) throws(Failure) -> SourceRange
  ) throws(Failure) -> Diagnostic {
    // Loops, not `map`: a closure that throws `Failure` would need it spelled out twice.
    var locatedNotes: [Diagnostic.Note] = []
    for note in notes {
      var place: SourceLocation?
      if let location = note.location { place = SourceLocation(path: location.path, range: try locate(location)) }
      locatedNotes.append(Diagnostic.Note(message: note.message, location: place, isStep: note.isStep))
    }
    var locatedFixes: [LintDiagnostics.FixIt] = []
    for fix in fixes {
      var edits: [LintDiagnostics.Edit] = []
      for edit in fix.edits {
        let range = try locate(edit.location)
        edits.append(LintDiagnostics.Edit(path: edit.location.path, range: range, replacement: edit.replacement))
      }
      locatedFixes.append(
        LintDiagnostics.FixIt(message: fix.message, applicability: fix.applicability, edits: edits))
    }
    var diagnostic = Diagnostic(
      ruleID: ruleID, severity: severity, priority: priority, message: message, path: location.path,
      range: try locate(location), notes: locatedNotes, fixes: locatedFixes, properties: properties)
    diagnostic.noFixReason = noFixReason
    diagnostic.subject = subject
    for cause in causes {
      let place = SourceLocation(path: cause.place.path, range: try locate(cause.place))
      diagnostic.causes.append(
        Cause(
          kind: cause.kind, name: cause.name, place: place, isAlternative: cause.isAlternative,
          annotations: cause.annotations))
    }
    return diagnostic
  }
}
