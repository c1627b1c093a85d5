/// The replacement of one run of text.
public struct Edit: Sendable, Hashable {
  public var path: String
  /// The text to replace; empty for an insertion.
  public var range: SourceRange
  public var replacement: String

  public init(path: String, range: SourceRange, replacement: String) {
    self.path = path
    self.range = range
    self.replacement = replacement
  }
}

/// A set of edits over one or more files that is applied whole or not at all.
public struct FixIt: Sendable, Hashable {
  /// What applying it does, in the imperative: "Replace 'Task.sleep(nanoseconds:)' with 'Task.sleep(for:)'".
  public var message: String
  public var applicability: Applicability
  /// Edits of one file do not overlap.
  public var edits: [Edit]

  public init(message: String, applicability: Applicability, edits: [Edit]) {
    self.message = message
    self.applicability = applicability
    self.edits = edits
  }
}
