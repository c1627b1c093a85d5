import LintSyntax

/// How much the questions about the code of one member or statement may cost while one rule runs, in steps of a walk
/// over a graph.
///
/// A question costs a walk, and a rule may ask one for each name in a function, so its work may grow with the square of
/// the function's size. Beyond the budget every answer is unknown, and the rule is undecided.
final class FlowBudget {
  private let item: Range<UInt32>
  private let limit: Int
  private let asker: FlowAsker
  /// The number of the rule that spent it.
  private var rule = 0
  private var spent = 0
  private var isExhausted = false

  /// For any code, however small: about 10 ms.
  private static let least = 1 << 21
  /// For each node of the code.
  private static let perNode = 128

  init(for item: Node, _ asker: FlowAsker) {
    self.item = item.range
    self.asker = asker
    limit = max(Self.least, Int(item.subtreeEnd - item.id) * Self.perNode)
  }

  /// Takes the steps that were made.
  func spend(_ steps: Int) { spent += steps }

  /// Whether another question may be asked.
  func allowsQuestion() -> Bool {
    if rule != asker.rule { (rule, spent, isExhausted) = (asker.rule, 0, false) }
    if spent > limit, !isExhausted {
      isExhausted = true
      asker.exhausted.append(item)
    }
    return !isExhausted
  }
}

/// The budgets of the rules that ask questions about code, one rule after the other.
public final class FlowAsker {
  fileprivate var rule = 0
  /// The members and statements whose questions exceeded the budget of the rule, in bytes of the file.
  public fileprivate(set) var exhausted: [Range<UInt32>] = []

  public init() {}

  public func beginRule() {
    rule += 1
    exhausted.removeAll()
  }
}
