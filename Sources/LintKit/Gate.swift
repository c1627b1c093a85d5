/// Cheap conditions that a file must meet before a rule looks at its nodes.
public struct Gate: Sendable {
  /// At least one of these names must occur in the file; empty for no condition.
  public var names: WellKnownNameSet
  /// And one of these, too; empty for no condition.
  public var otherNames: WellKnownNameSet
  /// The functions that a rule about calls looks at, by the last name of the callee; empty for all of them. Some call
  /// must be of one.
  public var calls: WellKnownNameSet
  /// What such a call must look like. True of all that the rule would report or keep silent about, and may be true of
  /// more.
  public var call: (@Sendable (FunctionCallExpr) -> Bool)?
  /// What the code of the file must look like. Asked of files with the right names while their trees are at hand,
  /// before anything is known of the project: few files hold what a rule looks for, and only their trees are kept and
  /// walked.
  public var shape: (@Sendable (SyntaxTree) -> Bool)?
  /// A SwiftData model of the project, or a type that holds one, must be named in the file.
  public var mentionsModels: Bool
  /// The file must be one that can hold on to a SwiftData model of the project, see ``ProjectIndex/mayKeepModels(_:)``.
  public var needsModels: Bool
  /// What the file's outline must look like, as far as the file alone tells. Asked of files with the right names and
  /// code while their outlines are at hand.
  public var outline: (@Sendable (FileOutline) -> Bool)?
  /// What the rule says of these names is true of Swift's libraries only: it has no work where the project's own types
  /// or functions of such a name are in sight. The names that must occur are among them.
  public var libraryNames: WellKnownNameSet
  /// No file meets the conditions.
  private(set) var isClosed = false
  /// Asked last, of a file that meets the other conditions: what the project must have. Few files do.
  public var condition: (@Sendable (FileID, ProjectIndex) -> Bool)?

  /// - Parameters:
  ///   - names: at least one of them must occur in the file; those of `calls`, unless others are given.
  ///   - libraryNames: types and functions that the rule speaks of beside those of `names` and `otherNames`.
  public init(
    anyOf names: [WellKnownName] = [], and otherNames: [WellKnownName] = [], of libraryNames: [WellKnownName] = [],
    calls: [WellKnownName] = [], mentionsModels: Bool = false, needsModels: Bool = false,
    where call: (@Sendable (FunctionCallExpr) -> Bool)? = nil, shape: (@Sendable (SyntaxTree) -> Bool)? = nil,
    outline: (@Sendable (FileOutline) -> Bool)? = nil, when condition: (@Sendable (FileID, ProjectIndex) -> Bool)? = nil
  ) {
    let names = names.isEmpty ? calls : names
    self.calls = WellKnownNameSet(calls)
    self.call = call
    self.shape = shape
    self.outline = outline
    self.condition = condition
    self.names = WellKnownNameSet(names)
    self.otherNames = WellKnownNameSet(otherNames)
    self.libraryNames = WellKnownNameSet(names + otherNames + libraryNames)
    self.mentionsModels = mentionsModels
    self.needsModels = needsModels
  }

  /// The gate of a rule that has no work in files.
  static var closed: Gate {
    var gate = Gate()
    gate.isClosed = true
    return gate
  }

  /// The same without what only saves time. What names mean is no such thing.
  var opened: Gate {
    var gate = Gate()
    gate.libraryNames = libraryNames
    gate.isClosed = isClosed
    return gate
  }

  /// Whether the file alone says all: the project has no part in it.
  var isAboutFileOnly: Bool { condition == nil && !needsModels && !mentionsModels }
}
