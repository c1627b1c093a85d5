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
  /// What the closures of a file use.
  let closureUses = Memo<FileID, [RecordID: ClosureUses]>()
}

extension ProjectIndex {
  var isolationAnswers: IsolationAnswers { answers(IsolationAnswers.self) }
}
