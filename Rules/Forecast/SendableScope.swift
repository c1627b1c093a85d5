import LintKit

/// A closure or another inner function, and those around it, with which of them are '@Sendable'.
struct SendableScope {
  private let captures: ClosureCaptures
  private let isolation: Isolation
  /// Whether the function itself is '@Sendable'.
  let isSendable: Truth
  /// The closures and local functions around, the nearest first.
  private let around: [(code: InnerFunction, isSendable: Truth)]

  /// - Parameter isClosureSendable: of a closure and its context.
  init(_ captures: ClosureCaptures, in pass: Pass, isClosureSendable: (Node, BodyRef) -> Truth) {
    func isSendable(_ code: InnerFunction) -> Truth {
      switch code {
      case .closure(let node): pass.context(around: node).map { isClosureSendable(node, $0) } ?? .no
      case .localFunction(let node): Truth(FunctionDecl(unchecked: node).hasAttribute(.Sendable))
      case .deferred, .autoclosure: .no
      }
    }
    self.captures = captures
    let isolation = pass.index.isolation(ofContext: captures.context).isolation
    self.isolation = !isolation.isKnown && pass.isGivenToQueue(captures.code.node) ? .nonisolated : isolation
    self.isSendable = isSendable(captures.code)
    around = InnerFunction.around(captures.code.node, in: captures.names).map { ($0, isSendable($0)) }
  }

  /// Whether anything that the function captures is checked: some function is, or may be, '@Sendable'. What runs on a
  /// global actor is not.
  var mayBeChecked: Bool {
    (!isSendable.isNo || around.contains { !$0.isSendable.isNo }) && !isolation.isOnGlobalActor
  }

  /// Whether code from the use of a name out to where it is introduced is '@Sendable'.
  ///
  /// - Parameter definition: `nil` for `self`.
  func isChecked(_ definition: Node?) -> Truth {
    let between = around.prefix { function in definition.map { !function.code.encloses($0) } ?? true }
    let isSendable = between.reduce(self.isSendable) { $0.or($1.isSendable) }
    // Both ends on one actor may have it.
    if isolation.isOnActor, isolation == captures.isolation(ofOwnerOf: definition) { return .no }
    return isSendable.and(isolation.isKnown ? .yes : .unknown)
  }
}

extension Pass {
  /// Whether a closure is '@Sendable', so that the compiler refuses what it captures; where it only warns, it does not.
  func isCheckedAsSendable(_ closure: Node, _ context: BodyRef) -> Truth {
    if case .closure(let traits) = index.context(context).kind, !traits.isSendable,
      case .construct(.sendableCallback) = traits.placement, !index.isForLinux(file)
    {
      return .no
    }
    var isSendable = index.isSendable(closure: context)
    if isSendable.isUnknown, isGivenToQueue(closure) { isSendable = Truth(index.isForLinux(file)) }
    return isSendable.isYes && isGivenWithoutChecks(closure) ? .no : isSendable
  }

  /// Whether a closure is the work of a queue, by the type of the queue: its name may not show that.
  fileprivate func isGivenToQueue(_ closure: Node) -> Bool {
    guard closure.kind == .closureExpr, let call = closure.callOfArgument,
      call.calleeName == .async || call.calleeName == .asyncAfter, let base = call.calleeBase
    else { return false }
    return type(of: base).unwrapped.standardName == "DispatchQueue"
  }
}

extension MissingFact {
  static let whetherSendable: MissingFact = "callee: whether it takes a '@Sendable' closure"
}
