import LintSyntax

/// A place that a value is read from or stored in, as the code writes it: `self.a.b`, `x?.y`, `x[0].y!`.
///
/// For questions about single paths only: it is made of arrays.
public struct AccessPath {
  /// One step from a value to a part of it; `?` and `!` are none.
  public enum Step {
    case member(TokenCursor)
    /// The node of `base[…]`.
    case element(Node)
  }

  /// What the path begins with: `self` under any name, a local, or a global.
  public enum Root: Hashable, Sendable {
    case `self`
    case local(DefinitionID)
    /// A name that is a member of `self`, or a global: then the first step.
    case memberOrGlobal
  }

  public let root: Root
  public let steps: [Step]
  private let names: LocalNames

  /// Whether it leads to `self` or a part of it, or to a global.
  public var isMember: Bool { root == .`self` || root == .memberOrGlobal }

  /// How two paths relate to each other. Whether two variables hold the same object is another question.
  public enum Relation: Sendable {
    case same
    /// The path leads to something that contains the other: `self.a` to `self.a.b`.
    case contains
    /// The path leads to a part of what the other leads to.
    case isPart
    case different
    /// They differ at elements that may or may not be the same.
    case unknown
  }

  // MARK: Making one

  /// The path that an expression is; `nil` if it is none, such as after a call, or if its first name is unknown.
  public init?(_ expression: Node, in names: LocalNames) {
    var steps: [Step] = []
    var node = expression.withoutEffects
    while let base = node.pathStepBase {
      switch node.kind {
      case .memberAccessExpr: steps.append(.member(node.mainToken))
      case .subscriptCallExpr: steps.append(.element(node))
      default: break
      }
      node = base
    }
    guard node.kind == .declReferenceExpr, let use = names.use(at: node) else { return nil }
    switch names[use].resolution {
    case .selfParameter: root = .self
    // A copy of `self` in a capture list or after `guard let self` is the same object.
    case .local(let definition): root = names[definition].name == .`self` ? .self : .local(definition)
    case .memberOrGlobal:
      root = .memberOrGlobal
      steps.append(.member(node.mainToken))
    case .unknown: return nil
    }
    self.steps = steps.reversed()
    self.names = names
  }

  /// The longest path that begins with a use. The receiver of a method counts, its name does not.
  public init?(of use: UseID, in names: LocalNames) {
    var node = Node(columns: names.item.columns, id: names[use].node)
    while let parent = node.parent, parent.pathStepBase == node {
      if parent.kind == .memberAccessExpr, parent.role == .callee, parent.parent?.kind == .functionCallExpr { break }
      node = parent
    }
    self.init(node, in: names)
  }

  // MARK: Comparing

  /// How the path relates to another one of the same item.
  public func relation(to other: AccessPath) -> Relation {
    guard isRooted(like: other) else { return .different }
    for (step, otherStep) in zip(steps, other.steps) {
      switch agreement(step, otherStep) {
      case .yes: continue
      case .no: return .different
      case .unknown: return .unknown
      }
    }
    if steps.count == other.steps.count { return .same }
    return steps.count < other.steps.count ? .contains : .isPart
  }

  /// A member of `self` may be written without it: if the two spellings are compared, the first step decides.
  private func isRooted(like other: AccessPath) -> Bool {
    switch (root, other.root) {
    case (.self, .memberOrGlobal), (.memberOrGlobal, .self): true
    default: root == other.root
    }
  }

  private func agreement(_ first: Step, _ second: Step) -> Truth {
    switch (first, second) {
    case (.member(let first), .member(let second)):
      return Truth(first.name == second.name && first.unescapedBytes.elementsEqual(second.unescapedBytes))
    case (.element(let first), .element(let second)): return agreement(first, second)
    default: return .no
    }
  }

  /// Elements are the same if the same constants and literals select them.
  private func agreement(_ first: Node, _ second: Node) -> Truth {
    let (left, right) = (Array(first.children(.argument)), Array(second.children(.argument)))
    guard left.count == right.count, !left.isEmpty else { return .unknown }
    var answer = Truth.yes
    for (left, right) in zip(left, right) {
      if left.bytes.elementsEqual(right.bytes) {
        if !isConstant(left) || !isConstant(right) { answer = answer.and(.unknown) }
      } else {
        answer = answer.and(left.isPlainLiteral && right.isPlainLiteral ? .no : .unknown)
      }
    }
    return answer
  }

  /// Whether an argument has the same value wherever it is written: it has only literals and local constants in it.
  private func isConstant(_ argument: Node) -> Bool {
    argument.descendants.allSatisfy { node in
      switch node.kind {
      case .declReferenceExpr:
        guard let use = names.use(at: node), case .local(let definition) = names[use].resolution else { return false }
        return names[definition].isConstant
      case .functionCallExpr, .subscriptCallExpr, .closureExpr, .macroExpansionExpr, .awaitExpr, .memberAccessExpr:
        return false
      default: return true
      }
    }
  }
}

extension Node {
  fileprivate var pathStepBase: Node? {
    switch kind {
    case .memberAccessExpr: child(.base)
    case .subscriptCallExpr: child(.callee)
    case .optionalChainingExpr, .forceUnwrapExpr: child(.operand)
    default: nil
    }
  }

  /// The expression without `try`, `await`, `&` and parentheses around it.
  fileprivate var withoutEffects: Node {
    var node = self
    while true {
      switch node.kind {
      case .tryExpr, .awaitExpr, .unsafeExpr, .inOutExpr:
        guard let operand = node.child(.operand) else { return node }
        node = operand
      case .tupleExpr:
        guard let inner = TupleExpr(unchecked: node).parenthesized else { return node }
        node = inner.node
      default: return node
      }
    }
  }

  /// A number, string or truth value without interpolation, perhaps after a label.
  fileprivate var isPlainLiteral: Bool {
    guard let operand = child(.operand) else { return false }
    switch operand.kind {
    case .integerLiteralExpr, .booleanLiteralExpr: return true
    case .stringLiteralExpr: return operand.child(.segment) == nil
    default: return false
    }
  }
}
