import LintSyntax

/// What was asked about isolation and answered.
final class IsolationAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let declarations = Memo<DeclRef, IsolationAnswer>()
  let contexts = Memo<BodyRef, IsolationAnswer>()
  /// By what states the conformances, and by name.
  let requirements = Memo<DeclRef, [String: [StatedRequirement]]>()
  let cycles = Memo<DeclRef, Bool>()
  let sources = Memo<DeclRef, [DeclRef]>()
  let conformances = Memo<DeclRef, [OwnConformance]>()
  let isolatedConformances = Memo<DeclRef, [DeclRef: IsolationAnswer]>()
  let mayIsolateConformances = Once<Bool>()
  let membersByName = Memo<DeclRef, [String: [DeclRef]]>()
  let conformancesByPlace = Memo<DeclRef, [DeclRef: [OwnConformance]]>()
  /// What the closures of a file use.
  let closureUses = Memo<FileID, [RecordID: ClosureUses]>()
  /// The contextual types of closures that are passed to a call.
  let parameterTypes = Memo<BodyRef, ContextualType>()
  /// Those of closures that are passed to values, not to functions.
  let parametersOfCalledValues = Memo<FileID, [RecordID: FunctionTraits]>()
  /// The functions of a name that take closures.
  let closureTakers = Memo<Name, [DeclRef]>()
  /// Whether functions in extensions call others of their names.
  let wrapsOverload = Memo<DeclRef, Bool>()
  /// The functions that closures are passed to, where only the type of a receiver tells which: by the outermost code
  /// around them.
  let typedCallees = Memo<BodyRef, [RecordID: [DeclRef]]>()
}

extension ProjectIndex {
  var isolationAnswers: IsolationAnswers { answers(IsolationAnswers.self) }
}
