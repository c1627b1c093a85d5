/// The isolation of stretches of code: the bodies of functions, accessors and closures.
extension ProjectIndex {
  public func isolation(ofContext ref: BodyRef) -> IsolationAnswer { isolation(ofContext: ref, depth: 0) }

  func isolation(ofContext ref: BodyRef, depth: Int) -> IsolationAnswer {
    if depth > 64 { return IsolationAnswer(.unknown, "closures are nested too deeply") }
    let context = context(ref)
    switch context.kind {
    case .function(let function):
      return isolation(ofFunction: DeclRef(file: ref.file, node: function), depth: depth)
    case .subscriptAccessor(let function, _):
      return isolation(ofFunction: DeclRef(file: ref.file, node: function), depth: depth)
    case .accessor(let property, let isAsync):
      if isAsync, !settings(of: ref.file).nonsendingByDefault.isNo {
        return IsolationAnswer(.unknown, "'NonisolatedNonsendingByDefault' may be on for this target")
      }
      return isolation(ofProperty: DeclRef(file: ref.file, node: property), depth: depth)
    case .initialValue(let property):
      return isolation(ofProperty: DeclRef(file: ref.file, node: property), depth: depth)
    case .file:
      return IsolationAnswer(.unknown, "statements of a script run where the language mode says")
    case .closure(let traits):
      return isolation(ofClosure: traits, context, ref, depth)
    }
  }

  /// Whether code in the context may suspend: an asynchronous function or closure.
  public func isAsync(_ ref: BodyRef) -> Truth {
    let context = context(ref)
    if context.flags.contains(.suspends) { return .yes }
    switch context.kind {
    case .function(let function): return Truth(self.function(DeclRef(file: ref.file, node: function)).flags.contains(.isAsync))
    case .accessor(_, let isAsync), .subscriptAccessor(_, let isAsync): return Truth(isAsync)
    case .initialValue: return .no
    case .file: return .unknown
    case .closure(let traits):
      if traits.isAsync { return .yes }
      switch traits.placement {
      case .construct(let construct): return construct.isAsync
      case .calledInPlace: return .no
      case .argument(let argument): return closureParameter(argument).map { Truth($0.isAsync) } ?? .unknown
      case .other: return .unknown
      }
    }
  }

  // MARK: Closures

  private func isolation(
    ofClosure traits: ClosureTraits, _ context: ContextRecord, _ ref: BodyRef, _ depth: Int
  ) -> IsolationAnswer {
    if traits.globalActor != .noName {
      guard let actor = globalActor(named: traits.globalActor) else {
        return IsolationAnswer(.unknown, "the closure has an attribute that is declared in another module")
      }
      return IsolationAnswer(.globalActor(actor), "the closure is marked '@\(actor)'")
    }
    if traits.isConcurrent { return IsolationAnswer(.concurrent, "the closure is marked '@concurrent'") }
    if traits.hasIsolatedParameter { return IsolationAnswer(.unknown, "the closure has an isolated parameter") }
    if traits.isSendable { return IsolationAnswer(.nonisolated, "a '@Sendable' closure is nonisolated") }
    switch traits.placement {
    case .construct(let construct): return isolation(in: construct, traits, context, ref, depth)
    case .calledInPlace: return inherited(by: context, ref, depth, always: true)
    case .argument(let argument): return isolation(ofArgument: argument, context, ref, depth)
    case .other: return IsolationAnswer(.unknown, "the type of the closure is not known")
    }
  }

  private func isolation(
    in construct: ClosureConstruct, _ traits: ClosureTraits, _ context: ContextRecord, _ ref: BodyRef, _ depth: Int
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
    case .task, .immediateChildTask: return inherited(by: context, ref, depth, always: false)
    case .immediateTask, .passThrough: return inherited(by: context, ref, depth, always: construct == .immediateTask)
    }
  }

  /// A closure that takes its parent's isolation: a global actor in any case, an actor or isolated parameter when it
  /// captures it, or `always`.
  private func inherited(by context: ContextRecord, _ ref: BodyRef, _ depth: Int, always: Bool) -> IsolationAnswer {
    guard context.parent >= 0 else { return IsolationAnswer(.unknown, "what is around the closure is not known") }
    let parentRef = BodyRef(file: ref.file, id: context.parent)
    let parent = isolation(ofContext: parentRef, depth: depth + 1)
    switch parent.isolation {
    case .nonisolated, .caller, .concurrent:
      return IsolationAnswer(.nonisolated, [IsolationAnswer.Reason("the closure runs where it stands")] + parent.reasons)
    case .mainActor, .global:
      if case .initialValue = self.context(parentRef).kind {
        return IsolationAnswer(.unknown, "closures in initial values are isolated in language mode 5 only")
      }
      return parent.because("the closure runs where it stands")
    case .actor, .parameter:
      if always || context.flags.contains(.mentionsSelf) { return parent.because("the closure captures the actor it stands in") }
      return IsolationAnswer(.unknown, "whether the closure captures the actor is not known")
    case .unknown:
      return parent
    }
  }

  private func isolation(
    ofArgument argument: ClosureTraits.Argument, _ context: ContextRecord, _ ref: BodyRef, _ depth: Int
  ) -> IsolationAnswer {
    guard let traits = closureParameter(argument) else { return isolation(inSDKFunction: argument, context, ref, depth) }
    if traits.globalActor != .noName {
      guard let actor = globalActor(named: traits.globalActor) else {
        return IsolationAnswer(.unknown, "the closure's type has an attribute that is declared in another module")
      }
      return IsolationAnswer(.globalActor(actor), "the closure is passed as '@\(actor)'")
    }
    if (traits.isSendable || traits.isSending) && !traits.inheritsActorContext {
      return IsolationAnswer(.nonisolated, "the closure is passed as '@Sendable' or 'sending'")
    }
    return inherited(by: context, ref, depth, always: false)
  }

  /// A closure that is passed to something that the project does not declare.
  private func isolation(
    inSDKFunction argument: ClosureTraits.Argument, _ context: ContextRecord, _ ref: BodyRef, _ depth: Int
  ) -> IsolationAnswer {
    let unknown = IsolationAnswer(.unknown, "the function that the closure is passed to is not known")
    guard !functions(named: argument.callee).contains(where: { takesClosure($0) }), KnownClosures.inheritIsolation(argument.callee),
      files[Int(ref.file)].imports(.SwiftUI)
    else { return unknown }
    let around = inherited(by: context, ref, depth, always: false)
    return around.isolation == .mainActor ? around : unknown
  }

  private func takesClosure(_ ref: DeclRef) -> Bool { function(ref).parameters.contains { $0.type.functionTraits != nil } }

  /// The traits of the parameter that a closure is passed to, when all functions of that name agree.
  public func closureParameter(_ argument: ClosureTraits.Argument) -> FunctionTraits? {
    var found: FunctionTraits?
    for candidate in functions(named: argument.callee) {
      // The first trailing closure has no label, and which parameter it fills depends on what else is passed.
      for parameter in function(candidate).parameters where argument.isFirstTrailing || parameter.label == argument.label {
        guard let traits = parameter.type.functionTraits else { continue }
        if let found, found != traits { return nil }
        found = traits
      }
    }
    return found
  }
}

extension ClosureConstruct {
  /// Whether its closure is asynchronous; `unknown` for those that take both kinds.
  var isAsync: Truth {
    switch self {
    case .task, .immediateTask, .detachedTask, .childTask, .immediateChildTask: .yes
    case .mainActorRun, .assumeMainActor, .otherActor, .mainQueue, .sendableCallback, .callback: .no
    case .passThrough, .sendable: .no
    }
  }

  /// Stored by the run time or a framework and called later, synchronously.
  public var isSynchronousCallback: Bool { self == .mainQueue || self == .sendableCallback || self == .callback }
}

extension ProjectIndex {
  /// The closures around a place, innermost first, up to the function or accessor that they stand in.
  public func closures(from context: BodyRef) -> [ClosureTraits] {
    var found: [ClosureTraits] = []
    var current = context.id
    while current >= 0 {
      let record = bodies(of: context.file).contexts[Int(current)]
      guard case .closure(let traits) = record.kind else { break }
      found.append(traits)
      current = record.parent
    }
    return found
  }
}
