/// How a text report looks, and how much of it there is.
public struct TextLayout: Sendable, Hashable {
  /// Whether to use ECMA-48 colours.
  public var isColored: Bool
  /// The columns that there are to fill. Nil for a file: a paragraph is one line there, and code is cut at `codeWidth`.
  public var width: Int?
  /// Whether to say at the end how much was found.
  public var showsSummary: Bool
  /// How many findings to show at most; nil for all of them.
  public var findingLimit: Int?
  /// How findings are grouped under headings; nil for one list.
  public var grouping: FindingGrouping?

  /// Columns for code where nothing says how many there are.
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
