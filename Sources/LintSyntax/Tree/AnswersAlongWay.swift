/// Answers that the way from a node gives, such as the declaration that it is in, or the first `?` of the chain that it
/// ends: long ways are walked once.
public struct AnswersAlongWay<Answer> {
  @usableFromInline var known: [Node: Answer] = [:]
  @usableFromInline let next: (Node) -> Node?
  /// Shorter ways are walked again: that costs less than to remember them.
  @usableFromInline static var shortWay: Int { 32 }

  /// - Parameter next: the node that is asked after one that gives no answer.
  @inlinable
  public init(next: @escaping (Node) -> Node? = \.parent) { self.next = next }

  /// - Parameters:
  ///   - node: the first one on the way.
  ///   - otherwise: the answer where no node on the way gives one.
  ///   - answer: what one of the nodes says, wherever the way began; nil where the next one is to be asked.
  @inlinable
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
      current = next(node)
    }
    for node in passed { known[node] = found }
    return found
  }
}
