/// Who calls what.
final class CallAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let byName = Memo<FileID, CallsByName>()
  /// How many pairs there are of a call of a name that a file declares, and a function of the name.
  let comparisons = Memo<ComparedCalls, Int>()
  /// The calls of a name in a file.
  let reaches = Memo<DeclaredName, CallReach>()
  let backgroundCallees = Once<BackgroundCallees>()
}

extension ProjectIndex {
  var callAnswers: CallAnswers { answers(CallAnswers.self) }
}
