/// Cheap conditions that a file must meet before a rule looks at its nodes.
public struct Gate: Sendable {
  /// At least one of these names must occur in the file; empty for no condition.
  public var names: WellKnownNameSet
  /// And one of these, too; empty for no condition.
  public var otherNames: WellKnownNameSet
  /// What the code of the file must look like. Asked of files with the right names while their trees are at hand, before anything is
  /// known of the project: few files hold what a rule looks for, and only their trees are kept and walked.
  public var shape: (@Sendable (SyntaxTree) -> Bool)?
  /// A SwiftData model of the project, or a type that holds one, must be named in the file.
  public var mentionsModels: Bool
  /// The file must be one that can hold on to a SwiftData model of the project, see ``ProjectIndex/mayKeepModels(_:)``.
  public var needsModels: Bool
  /// The file must declare a stored variable that is global or static.
  public var needsMutableGlobals: Bool
  /// What the rule says of these names is true of Swift's libraries only: it has no work where the project's own types or functions
  /// of such a name are in sight. The names that must occur are among them.
  public var libraryNames: WellKnownNameSet
  /// Asked last, of a file that meets the other conditions: what its outline, and the project's, must have. Few files do.
  public var condition: (@Sendable (FileID, ProjectIndex) -> Bool)?

  /// - Parameters:
  ///   - names: at least one of them must occur in the file.
  ///   - libraryNames: types and functions that the rule speaks of beside those of `names` and `otherNames`.
  public init(
    anyOf names: [WellKnownName] = [], and otherNames: [WellKnownName] = [], of libraryNames: [WellKnownName] = [],
    mentionsModels: Bool = false, needsModels: Bool = false, needsMutableGlobals: Bool = false,
    shape: (@Sendable (SyntaxTree) -> Bool)? = nil, when condition: (@Sendable (FileID, ProjectIndex) -> Bool)? = nil
  ) {
    self.shape = shape
    self.condition = condition
    self.names = WellKnownNameSet(names)
    self.otherNames = WellKnownNameSet(otherNames)
    self.libraryNames = WellKnownNameSet(names + otherNames + libraryNames)
    self.mentionsModels = mentionsModels
    self.needsModels = needsModels
    self.needsMutableGlobals = needsMutableGlobals
  }

  /// Whether the file alone says all: the project has no part in it, nor has the file's outline.
  var isAboutFileOnly: Bool { condition == nil && !needsModels && !mentionsModels && !needsMutableGlobals }

  /// Whether a file whose names let it pass has what else the rule needs.
  ///
  /// - Parameter mentionsModels: of the file; several rules ask.
  func passes(_ file: FileID, in index: ProjectIndex, mentionsModels: () -> Bool) -> Bool {
    (!needsModels || index.mayKeepModels(file)) && (!self.mentionsModels || mentionsModels())
      && (!needsMutableGlobals || index.outline(file).declaresMutableGlobals) && condition?(file, index) ?? true
  }
}
