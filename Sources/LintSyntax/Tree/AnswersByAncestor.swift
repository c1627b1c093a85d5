/// Answers that the way up from a node gives, such as the declaration that it is in: long ways are walked once. From
/// each link of a long chain of calls the way leads through all those after it.
public struct AnswersByAncestor<Answer> {
  private var known: [Node: Answer] = [:]
  /// Shorter ways are walked again: that costs less than to remember them.
  private static var shortWay: Int { 32 }

  public init() {}

  /// - Parameters:
  ///   - node: the first one on the way.
  ///   - otherwise: the answer where no node on the way gives one.
  ///   - answer: what one of the nodes says, whatever is below it; nil where the next one is to be asked.
  public mutating func find(from node: Node, otherwise: Answer, _ answer: (Node) -> Answer?) -> Answer {
    var passed: [Node] = []
    var steps = 0
    var found = otherwise
    var current: Node? = node
    while let node = current {
      if let answer = answer(node) {
        found = answer
        break
      }
      steps += 1
      if steps > Self.shortWay {
        if let answer = known[node] {
          found = answer
          break
        }
        passed.append(node)
      }
      current = node.parent
    }
    for node in passed { known[node] = found }
    return found
  }
}
