/// A mistake in a configuration file.
public struct ConfigurationProblem: Error, Hashable {
  /// From 1.
  public var line: Int
  /// From 1, in UTF-16 units.
  public var column: Int
  /// What is wrong and what to do, without a final period. May quote the file; the printer makes it safe for a
  /// terminal.
  public var message: String

  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

/// All problems of a configuration file, in order.
public struct InvalidConfiguration: Error, Hashable {
  public var problems: [ConfigurationProblem]

  public init(_ problems: [ConfigurationProblem]) { self.problems = problems }
}
