import LintSyntax

/// Answers about calls and callers.
final class CallAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let byName = Memo<FileID, CallsByName>()
  /// The files with calls of a name that a file declares.
  let callingFiles = Memo<ComparedCalls, [FileID]>()
  let textSearches = TextSearches()
  /// How many pairs there are of a call of a name that a file declares, and a function of the name.
  let comparisons = Memo<ComparedCalls, Int>()
  /// The calls of a name in a file.
  let reaches = Memo<DeclaredName, CallReach>()
  let backgroundCallees = Once<BackgroundCallees>()
  /// Those outside of tests.
  let postingFiles = Once<[FileID]>()
  let notificationPosts = Memo<Name, NotificationPosts?>()
  let postsOfFile = Memo<FileID, [NotificationPost]>()
  /// Asked again for each place of a function.
  let sites = Memo<DeclRef, [CallSite]?>()
  let callers = Memo<CallersQuestion, CallerSummary>()
}

extension ProjectIndex {
  var callAnswers: CallAnswers { answers(CallAnswers.self) }
}
