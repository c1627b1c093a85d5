import LintFlow
import LintSyntax

/// Implicit initializers, SE-0411.
extension ProjectIndex {
  /// Where a type's implicit initializer runs: the memberwise one, or the one without arguments.
  ///
  /// Both are nonisolated unless they have to touch isolated state: a property that is not `Sendable`, or an initial
  /// value that is computed on the actor. Under minimal checking, the one without arguments is isolated as the type is.
  public func isolation(ofImplicitInitializerOf ref: DeclRef, isMemberwise: Bool) -> IsolationAnswer {
    let type = type(ref)
    func answer(_ isolation: Isolation, _ text: String) -> IsolationAnswer {
      IsolationAnswer(isolation, text, ref.file, type.nameRange)
    }
    if type.kind == .actor { return answer(.nonisolated, "a synchronous initializer of an actor is nonisolated") }
    let enclosing = isolation(of: ref)
    guard enclosing.isolation.isOnGlobalActor else { return enclosing }
    let needsActor = storageNeedsActor(ref)
    // Where both ways of checking agree, nothing more needs to be known.
    let inComplete = needsActor.answer.isYes ? enclosing.isolation : needsActor.answer.isNo ? .nonisolated : .unknown
    let inMinimal = isMemberwise ? .nonisolated : enclosing.isolation
    switch settings(of: ref.file).isComplete {
    case .yes: return answer(inComplete, needsActor.why)
    case .no: return answer(inMinimal, "minimal checking ignores what '\(type.name)' stores")
    case .unknown:
      return inComplete == inMinimal
        ? answer(inComplete, needsActor.why) : answer(.unknown, "that differs between ways of checking")
    }
  }

  /// Whether setting the stored properties of a type requires its actor.
  private func storageNeedsActor(_ ref: DeclRef) -> (answer: Truth, why: String) {
    var doubt: String?
    for property in properties(in: ref) {
      guard let subject = isolationSubject(property), subject.isStored, !subject.isStatic,
        !subject.flags.contains(.isLazy)
      else { continue }
      guard !isolation(of: property).isolation.isNonisolated else { continue }
      var query = SendabilityQuery(index: self)
      let sendability = query.stored(subject).answer
      if sendability.isNo { return (.yes, "'\(subject.name)' is not 'Sendable'") }
      let isComputed = PatternBinding(unchecked: subject.node).initializer.map { !$0.isLiteralValue } ?? false
      if sendability.isUnknown || isComputed {
        doubt = doubt ?? "whether '\(subject.name)' can be set off the actor is not known"
      }
    }
    return doubt.map { (.unknown, $0) } ?? (.no, "setting what it stores takes no actor")
  }
}

extension Expr {
  /// A literal whose value no code of the project makes.
  fileprivate var isLiteralValue: Bool {
    switch withoutEffectMarkers {
    case .stringLiteral, .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
    case .array(let array): array.elements.allSatisfy { $0.isLiteralValue }
    case .dictionary(let dictionary): dictionary.elements.isEmpty
    default: false
    }
  }
}
