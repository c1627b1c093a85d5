/// Why a text is no YAML that is read here.
public struct YAMLProblem: Error, Hashable {
  /// From 1.
  public let line: Int
  /// From 1, in UTF-16 units.
  public let column: Int
  /// What is wrong and what to do, without a final period. May quote the file.
  public let message: String
}
