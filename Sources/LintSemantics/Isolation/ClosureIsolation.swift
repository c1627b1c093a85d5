import LintFlow
import LintSyntax

/// The isolation of closures, in the compiler's order: the closure's own attributes, its contextual type, the code
/// around it.
extension ProjectIndex {
  func isolation(ofClosure traits: ClosureTraits, _ context: ContextRecord, _ ref: BodyRef) -> IsolationAnswer {
    if let own = statedIsolation(traits, ref) { return own }
    switch traits.placement {
    case .construct(let construct): return isolation(in: construct, traits, context, ref)
    default: break
    }
    switch contextualType(of: traits, ref) {
    case .unknown(let why): return untypedClosure(traits, ref, why)
    case .none: return isolation(ofType: FunctionTraits(), isNonsending: false, traits, context, ref)
    case .function(let type, let isOfProject):
      // SE-0461: where async functions stay on their caller's actor, so do the function types of that module.
      let isPlainAsync = type.isAsync && !type.isConcurrent && isOfProject
      let isNonsending: Truth =
        type.isNonsending ? .yes : isPlainAsync ? settings(of: ref.file).nonsendingByDefault : .no
      guard !isNonsending.isUnknown else {
        return IsolationAnswer(.unknown, "'NonisolatedNonsendingByDefault' may be on for this target")
      }
      return isolation(ofType: type, isNonsending: isNonsending.isYes, traits, context, ref)
    }
  }

  /// What the closure says itself.
  private func statedIsolation(_ traits: ClosureTraits, _ ref: BodyRef) -> IsolationAnswer? {
    if traits.globalActor != .noName {
      switch globalActor(traits.globalActor, at: root(of: ref.file), ref.file) {
      case .actor(let name): return IsolationAnswer(.globalActor(name), "the closure is marked '@\(name)'")
      case .unknown: return IsolationAnswer(.unknown, "the closure has an attribute that is declared in another module")
      case .none: break
      }
    }
    if traits.isConcurrent { return IsolationAnswer(.concurrent, "the closure is marked '@concurrent'") }
    if !traits.isolatedParameter.isEmpty {
      let name = text(of: traits.isolatedParameter, in: ref.file)
      return IsolationAnswer(.parameter(name), "parameter '\(name)' of the closure is isolated")
    }
    return nil
  }

  private func text(of range: Range<UInt32>, in file: FileID) -> String {
    files[Int(file)].withSource { String(decoding: $0[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self) }
  }

  private func root(of file: FileID) -> Node { files[Int(file)].tree.root }

  /// Nothing is known of the contextual type. A closure with `@Sendable` is nonisolated all the same, unless its
  /// parameter inherits the context, which few do.
  private func untypedClosure(_ traits: ClosureTraits, _ ref: BodyRef, _ why: String) -> IsolationAnswer {
    if traits.isSendable { return IsolationAnswer(.nonisolated, "the closure is '@Sendable'") }
    return IsolationAnswer(.unknown, why)
  }

  private func isolation(
    ofType type: FunctionTraits, isNonsending: Bool, _ traits: ClosureTraits, _ context: ContextRecord, _ ref: BodyRef
  ) -> IsolationAnswer {
    if type.globalActor != .noName {
      switch globalActor(type.globalActor, at: root(of: ref.file), ref.file) {
      case .actor(let name): return IsolationAnswer(.globalActor(name), "the closure is wanted as '@\(name)'")
      case .unknown:
        return IsolationAnswer(.unknown, "the closure's type has an attribute that is declared in another module")
      case .none: break
      }
    }
    if type.hasIsolatedParameter {
      let name = traits.firstParameter.isEmpty ? "$0" : text(of: traits.firstParameter, in: ref.file)
      return IsolationAnswer(.parameter(name), "the closure's type has an isolated parameter")
    }
    let onCaller = IsolationAnswer(.caller, "the closure is wanted as 'nonisolated(nonsending)'")
    if type.isSendable || type.isSending || traits.isSendable, !type.inheritsActorContext {
      if isNonsending, !capturesActorOfFunction(ref) { return onCaller }
      return IsolationAnswer(.nonisolated, "the closure is wanted as '@Sendable' or 'sending'")
    }
    // A nonsending closure does not inherit "always" what it does not capture.
    let around = inherited(by: context, ref, always: type.alwaysInheritsActorContext && !isNonsending)
    guard isNonsending, around.isolation == .nonisolated else { return around }
    return capturesActorOfFunction(ref) ? around : onCaller
  }

  /// Whether a closure that is not on the actor of a function around captures it all the same.
  private func capturesActorOfFunction(_ ref: BodyRef) -> Bool {
    var current = context(ref).parent
    while current >= 0 {
      let outer = BodyRef(file: ref.file, id: current)
      current = context(outer).parent
      if case .closure = context(outer).kind { continue }
      let around = isolation(ofContext: outer).isolation
      if around.isOnActor, !around.isOnGlobalActor, capturesActor(ref, around).isYes { return true }
    }
    return false
  }

  private func isolation(
    in construct: ClosureConstruct, _ traits: ClosureTraits, _ context: ContextRecord, _ ref: BodyRef
  ) -> IsolationAnswer {
    switch construct {
    case .mainActorRun: return IsolationAnswer(.mainActor, "the body of 'MainActor.run' runs on the main actor")
    case .assumeMainActor: return IsolationAnswer(.mainActor, "the body of 'MainActor.assumeIsolated' is '@MainActor'")
    case .mainQueue: return IsolationAnswer(.mainActor, "the compiler takes 'DispatchQueue.main' for the main actor")
    case .otherActor: return IsolationAnswer(.unknown, "the closure runs on an actor that is not known")
    case .detachedTask: return IsolationAnswer(.nonisolated, "'Task.detached' runs on no actor")
    case .childTask: return IsolationAnswer(.nonisolated, "a child task runs on no actor")
    case .sendableCallback, .sendable: return IsolationAnswer(.nonisolated, "the closure is '@Sendable'")
    case .callback: return IsolationAnswer(.unknown, "a framework calls the closure")
    case .task, .immediateChildTask: return inherited(by: context, ref, always: false)
    case .immediateTask: return inherited(by: context, ref, always: true)
    case .passThrough:
      if traits.isSendable { return IsolationAnswer(.nonisolated, "the closure is '@Sendable'") }
      return inherited(by: context, ref, always: false)
    }
  }

  // MARK: The code around

  /// A closure that takes its parent's isolation: a global actor in any case, an actor or isolated parameter when it
  /// captures it, or if `always` is true.
  private func inherited(by context: ContextRecord, _ ref: BodyRef, always: Bool) -> IsolationAnswer {
    guard context.parent >= 0 else { return IsolationAnswer(.unknown, "what is around the closure is not known") }
    let parentRef = BodyRef(file: ref.file, id: context.parent)
    let around = isolation(ofContext: parentRef)
    switch around.isolation {
    case .unknown: return around
    case .nonisolated, .caller, .concurrent:
      return around.with(.nonisolated).because("the closure runs where it is written")
    default: break
    }
    if let bounded = inInitialValue(parentRef, around) { return bounded }
    if around.isolation.isOnGlobalActor || always { return around.because("the closure runs where it is written") }
    switch capturesActor(ref, around.isolation) {
    case .yes: return around.because("the closure captures the actor around it")
    case .no: return IsolationAnswer(.nonisolated, "the closure does not capture the actor around it")
    case .unknown: return IsolationAnswer(.unknown, "whether the closure captures the actor is not known")
    }
  }

  /// SE-0411: closures in initial values are nonisolated under complete checking, but for variables of a script, whose
  /// initial values are code of the script; those in default arguments always.
  private func inInitialValue(_ parent: BodyRef, _ around: IsolationAnswer) -> IsolationAnswer? {
    switch context(parent).kind {
    case .defaultArgument: return IsolationAnswer(.nonisolated, "closures in default arguments are nonisolated")
    case .initialValue(let property):
      if isScriptVariable(DeclRef(file: parent.file, node: property)) { return nil }
      switch settings(of: parent.file).isComplete {
      case .yes:
        return IsolationAnswer(.nonisolated, "closures in initial values are nonisolated under complete checking")
      case .no: return nil
      case .unknown:
        return IsolationAnswer(.unknown, "closures in initial values are isolated under minimal checking only")
      }
    default: return nil
    }
  }
}
