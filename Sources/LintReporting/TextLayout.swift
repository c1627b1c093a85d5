/// The layout of a text report, and how much it shows.
public struct TextLayout: Sendable, Hashable {
  /// Whether to use ECMA-48 colours.
  public var isColored: Bool
  /// The number of columns. Nil for a file: a paragraph is one line there, and code is cut at `codeWidth`.
  public var width: Int?
  /// Whether to end with a summary.
  public var showsSummary: Bool
  /// How many findings to show at most; nil for all of them.
  public var findingLimit: Int?
  /// How findings are grouped under headings; nil for one list.
  public var grouping: FindingGrouping?

  /// Columns for code if the width is not known.
  public static let codeWidth = 120

  public init(
    isColored: Bool = false, width: Int? = nil, showsSummary: Bool = true, findingLimit: Int? = nil,
    grouping: FindingGrouping? = nil
  ) {
    self.isColored = isColored
    self.width = width
    self.showsSummary = showsSummary
    self.findingLimit = findingLimit
    self.grouping = grouping
  }
}
