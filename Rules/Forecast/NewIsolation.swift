import LintKit

/// Why Swift 5 mode lets code use what is on an actor, and Swift 6 mode does not.
extension Pass {
  /// Whether code on no actor that uses a member of an actor is an error in Swift 6 mode, and a warning at most in
  /// Swift 5 mode; unknown where the model finds an error of both.
  ///
  /// - Parameters:
  ///   - expression: that names the member.
  ///   - isolation: that the member requires.
  func isNewInSwift6(_ member: MeantMember, namedBy expression: Expr, _ isolation: IsolationAnswer) -> Truth {
    if isolation.isTargetDefault { return .yes }
    if index.isScriptVariable(member.ref) { return isShared(member) }
    if member.kind == .property, index.property(member.ref).flags.contains(.isLet), !index.isWrapped(member.ref) {
      // One that is made when it is first used; one of an instance whose type is not 'Sendable'.
      if !member.isMember || member.isStatic { return Truth(isolation.isolation.isOnGlobalActor) }
      return index.isOfOtherModule(member.ref, than: file) ? .unknown : .yes
    }
    if isWithinNewInitializer(member, namedBy: expression) { return .yes }
    return isFreedFromWrappers(at: expression.node, isolation.isolation) ? .yes : .unknown
  }

  /// A script makes its variables in the order of the text: a constant that is 'Sendable' may be read anywhere.
  private func isShared(_ variable: MeantMember) -> Truth {
    guard index.property(variable.ref).flags.contains(.isLet) else { return .yes }
    let sendability = index.sendability(of: type(ofProperty: variable.ref), in: variable.ref.file)
    return answer(sendability).isYes ? .no : !sendability.answer
  }

  /// SE-0401: the code around was on the actor of a property's wrapper.
  private func isFreedFromWrappers(at place: Node, _ isolation: Isolation) -> Bool {
    guard let type = type(around: place).flatMap({ index.extendedNominal($0) }) else { return false }
    return index.isolationBeforeSwift6(byWrappersOf: type)?.isolation == isolation
  }

  /// The initializer of a type on a global actor that is not on it sets a property that is not `Sendable`, or that of
  /// an actor calls a method.
  private func isWithinNewInitializer(_ member: MeantMember, namedBy expression: Expr) -> Bool {
    guard let initializer = function(around: expression.node), index.function(initializer).kind == .initializer,
      let type = type(around: expression.node), isOfSelf(expression)
    else { return false }
    switch member.kind {
    case .property: return !index.isActor(type)
    case .function: return index.isActor(type)
    case .initializer: return false
    }
  }

  /// `name`, `self.name`
  func isOfSelf(_ expression: Expr) -> Bool {
    switch expression {
    case .declReference: return true
    case .memberAccess(let member):
      guard case .declReference(let base)? = member.base else { return false }
      return base.isSelf
    default: return false
    }
  }
}
