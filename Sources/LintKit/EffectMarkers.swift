/// Where a file's `try` and `await` do not fit what they are written at, as far as the callees are known: the compiler
/// refuses one that is missing or out of place, and warns of one without need.
public struct EffectMarkers {
  public struct Mistake: Sendable {
    public let message: Message
    /// In bytes.
    public let range: Range<UInt32>
  }

  private let pass: Pass

  /// - Parameter tree: the whole file's.
  public init(in tree: SyntaxTree, of file: FileID, _ index: ProjectIndex) {
    pass = Pass(
      tree: tree, file: file, index: index, rules: RuleSet([]), options: ChosenOptions(), makesFixes: false,
      keepsMissingFacts: false)
  }

  /// In the order of the file.
  public var mistakes: [Mistake] {
    pass.tree.root.descendants.compactMap { node in
      let message: Message? =
        switch node.kind {
        case .functionCallExpr: mistake(in: FunctionCallExpr(unchecked: node))
        case .tryExpr: mistake(in: TryExpr(unchecked: node))
        case .awaitExpr: mistake(inAwait: node)
        default: nil
        }
      return message.map { Mistake(message: $0, range: node.firstToken.range) }
    }
  }

  private func mistake(in call: FunctionCallExpr) -> Message? {
    guard let callee = effects(of: call), !call.node.isInMacroOrAttribute else { return nil }
    if callee.isAsync, !pass.isWaitedFor(call.node) { return .missing("await", callee) }
    if callee.isThrowing, !pass.isCoveredByTry(call.node), !pass.isInAsyncLet(call.node) {
      return .missing("try", callee)
    }
    return nil
  }

  private func mistake(in attempt: TryExpr) -> Message? {
    if !attempt.isOptional, !attempt.isForced, case .nowhere = attempt.node.errorDestination { return .unhandled }
    guard let call = attempt.node.onlyCall, let callee = effects(of: call), !callee.isThrowing else { return nil }
    return .needless("try", callee)
  }

  private func mistake(inAwait node: Node) -> Message? {
    if pass.isAsync(around: node).isNo { return .outOfPlace }
    guard let call = node.onlyCall, let callee = effects(of: call), !callee.isAsync else { return nil }
    // On the callee's own actor there is only a warning: code that has come there is better off.
    guard pass.index.isolation(ofFunction: callee.function).isolation.isNonisolated else { return nil }
    return .needless("await", callee)
  }

  fileprivate struct Callee {
    let function: DeclRef
    let name: String
    let isAsync: Bool
    let isThrowing: Bool
  }

  /// Nil where the function is not known, or throws and waits only if its arguments do.
  private func effects(of call: FunctionCallExpr) -> Callee? {
    guard let member = pass.member(calledBy: call), member.kind != .property else { return nil }
    let record = pass.index.function(member.ref)
    let node = pass.index.node(member.ref)
    if node.flags.contains(.rethrows) || node.child(.thrownType) != nil { return nil }
    return Callee(
      function: member.ref, name: member.name, isAsync: record.flags.contains(.isAsync),
      isThrowing: record.flags.contains(.isThrowing))
  }
}

extension Node {
  fileprivate var isInMacroOrAttribute: Bool {
    ancestors.contains { $0.kind == .macroExpansionExpr || $0.kind == .attribute }
  }

  /// The call that a marker is for, where nothing else is in it that could wait or throw.
  fileprivate var onlyCall: FunctionCallExpr? {
    guard let operand = children.first(where: { $0.kind.category == .expression }) else { return nil }
    if operand.kind == .tryExpr || operand.kind == .awaitExpr { return operand.onlyCall }
    guard let call = FunctionCallExpr(operand) else { return nil }
    let others = operand.descendants.filter { node in
      switch node.kind {
      case .memberAccessExpr: node.role != .callee
      case .functionCallExpr, .subscriptCallExpr, .closureExpr, .macroExpansionExpr, .sequenceExpr, .keyPathExpr: true
      default: false
      }
    }
    return others.isEmpty ? call : nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func missing(_ marker: String, _ callee: EffectMarkers.Callee) -> Message {
    "The call of '\(callee.name)' needs '\(marker)'."
  }

  fileprivate static func needless(_ marker: String, _ callee: EffectMarkers.Callee) -> Message {
    "The call of '\(callee.name)' needs no '\(marker)'."
  }

  fileprivate static let unhandled: Message = "Nothing handles the error of this 'try'."
  fileprivate static let outOfPlace: Message = "Synchronous code cannot use 'await'."
}
