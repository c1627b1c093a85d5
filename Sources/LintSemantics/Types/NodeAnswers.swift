import LintSyntax

/// Answers about nodes: complete ones, and those that were cut short because they depend on a question that is being
/// answered. See ``TypeIndex/remember(_:of:in:)``.
struct NodeAnswers<Answer> {
  /// An answer as far as it is known while the innermost question that it depends on, that of a turn, is waiting at
  /// a place.
  struct Provisional {
    let answer: Answer
    /// The level of the outermost question that it depends on.
    let cut: Int
    let place: Int
    let turn: Int
  }

  var final: [Node: Answer] = [:]
  var provisional: [Node: Provisional] = [:]

  mutating func forgetProvisional() {
    if !provisional.isEmpty { provisional = [:] }
  }
}
