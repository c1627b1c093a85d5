import LintKit

/// Code that can share one context.
struct ContextScope {
  /// A closure or the function.
  let node: Node
  let isolation: Isolation
  /// Names of the context, or members of `self`.
  var uses: [Node]

  private var members: [String] {
    uses.compactMap { use in
      use.role == .base ? use.parent.flatMap { MemberAccessExpr($0) }?.nameToken?.identifierText : nil
    }
  }

  var changesModels: Bool {
    members.contains { $0 == "insert" || $0 == "delete" } || members.contains("fetch") && assignsMembers
  }
  var saves: Bool { members.contains { $0 == "save" || $0 == "transaction" || $0 == "rollback" } }
  /// Whether nothing is done but to save what others changed, or to drop it.
  var onlySaves: Bool {
    !uses.isEmpty && uses.count == members.count && members.allSatisfy(Self.savingMembers.contains)
  }
  private static let savingMembers: Set<String> = [
    "save", "rollback", "hasChanges", "processPendingChanges", "autosaveEnabled"
  ]
  /// Whoever else gets the context may save it.
  var handsOn: Bool { members.count < uses.count }

  /// `model.name = …`
  private var assignsMembers: Bool {
    node.descendants.contains { sequence in
      guard sequence.kind == .sequenceExpr else { return false }
      var elements = sequence.children(.element)
      guard let target = elements.next().flatMap({ MemberAccessExpr($0) }), case .declReference(let base)? = target.base
      else { return false }
      return !base.isSelf && elements.next()?.kind == .assignmentExpr
    }
  }
}

extension FixBuilder {
  /// Gives a scope a context of its own: in a constant of this name, or in the place of its only use.
  ///
  /// - Parameters:
  ///   - container: what the container is called there.
  ///   - isMain: whether to take the main actor's context.
  mutating func makeContext(of container: String, isMain: Bool, named name: String, in scope: ContextScope, pass: Pass)
    throws(OpenCalls)
  {
    let context = isMain ? "\(container).mainContext" : "ModelContext(\(container))"
    let code = scope.node.child(.body) ?? scope.node
    let statements = Array(code.children(.statement))
    guard let first = statements.first, let use = scope.uses.first else { return }
    let isExpression = statements.count == 1 && first.kind.category == .expression
    let isTemporary = isMain || !scope.changesModels && !scope.saves
    if scope.uses.count == 1, isExpression && isTemporary || use.isAssigned { return replace(use.range, with: context) }
    let result = isExpression ? scope.result(in: pass) : .none
    if result == .unknown { throw .other("what a closure gives back is not known") }
    insert("let \(name) = \(context)", before: first)
    if result == .value, !first.isVoid { insert("return ", at: first.range.lowerBound) }
    for use in scope.uses where use.kind == .memberAccessExpr { replace(use.range, with: name) }
    // Nothing saves a context that is created by hand.
    if isMain || !scope.changesModels || scope.saves || scope.handsOn { return }
    guard insertSave(of: name, usedAt: scope.uses, atEndOf: code) else {
      throw .other("what is changed would not be saved")
    }
  }
}

enum ImplicitResult {
  case none, value, unknown
}

extension ContextScope {
  /// Whether the only expression of the scope is its result.
  func result(in pass: Pass) -> ImplicitResult {
    if let function = FunctionDecl(node) {
      guard let type = function.returnType, !["Void", "()"].contains(type.node.text) else { return .none }
      return .value
    }
    guard let traits = pass.traits(of: node) else { return .none }
    switch traits.placement {
    case .construct(.passThrough), .construct(.sendableCallback), .construct(.callback), .construct(.sendable),
      .construct(.mainQueue):
      return .none
    case .construct, .calledInPlace: return .value
    default: return .unknown
    }
  }
}

extension Node {
  /// `target = node`
  fileprivate var isAssigned: Bool {
    guard role == .element, let elements = parent.map({ Array($0.children(.element)) }) else { return false }
    return elements.count == 3 && elements[1].kind == .assignmentExpr && elements[2] == self
  }

  /// Whether an expression surely gives nothing: an assignment, or a member of a context that does something.
  var isVoid: Bool {
    var node = self
    while node.kind == .tryExpr || node.kind == .awaitExpr, let operand = node.child(.operand) { node = operand }
    if node.kind == .sequenceExpr { return node.children(.element).contains { $0.kind == .assignmentExpr } }
    guard let call = FunctionCallExpr(node), call.calleeBase != nil, let name = call.calleeNameToken?.identifierText
    else { return false }
    return ["insert", "delete", "save", "rollback", "processPendingChanges"].contains(name)
  }
}
