/// A diagnostic of the compiler itself from building the project, as its `.dia` files keep it.
public struct CompilerDiagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, note
  }

  /// A place as the compiler counts: lines from 1, columns from 1 in bytes of UTF-8, offsets in bytes from 0.
  public struct Position: Sendable, Hashable {
    public var line: Int
    public var column: Int
    public var offset: Int

    public init(line: Int, column: Int, offset: Int) {
      self.line = line
      self.column = column
      self.offset = offset
    }
  }

  /// From a place to just after another of the same file. In malformed files the end may come before the start.
  public struct Range: Sendable, Hashable {
    public var start: Position
    public var end: Position

    public init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }

  public struct FixIt: Sendable, Hashable {
    public var range: Range
    public var replacement: String

    public init(range: Range, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  public var severity: Severity
  /// The diagnostic group, such as `SendingRisksDataRace`; nil for the many diagnostics that are in none.
  public var group: String?
  public var message: String
  /// Absolute as a rule, or as the caller names the file; nil for a diagnostic about no file.
  public var path: String?
  public var position: Position?
  public var ranges: [Range]
  public var fixes: [FixIt]
  /// What belongs to it, one level deep or more.
  public var notes: [CompilerDiagnostic]

  public init(
    severity: Severity, group: String?, message: String, path: String?, position: Position?, ranges: [Range] = [],
    fixes: [FixIt] = [], notes: [CompilerDiagnostic] = []
  ) {
    self.severity = severity
    self.group = group
    self.message = message
    self.path = path
    self.position = position
    self.ranges = ranges
    self.fixes = fixes
    self.notes = notes
  }
}
