import LintFlow
import LintSyntax

/// The isolation of stretches of code: the bodies of functions, accessors and closures, and initial values.
extension ProjectIndex {
  /// Where a call is made.
  public func isolation(ofCall call: BodyRef) -> IsolationAnswer {
    context(ofCall: call).map { isolation(ofContext: $0) } ?? .ofNoContext
  }

  /// - Parameter ref: of a context, or without one, as for a call in an attribute or a member's macro.
  public func isolation(ofContext ref: BodyRef) -> IsolationAnswer {
    guard ref.id >= 0 else { return .ofNoContext }
    return isolationAnswers.contexts(ref) { infer(context(ref), ref) }
  }

  private func infer(_ context: ContextRecord, _ ref: BodyRef) -> IsolationAnswer {
    switch context.kind {
    case .function(let function), .defaultArgument(let function):
      return isolation(of: DeclRef(file: ref.file, node: function))
    case .accessor(let storage, _), .subscriptAccessor(let storage, _):
      return isolation(ofAccessor: ref, of: DeclRef(file: ref.file, node: storage))
    case .initialValue(let property): return isolation(of: DeclRef(file: ref.file, node: property))
    case .file: return isolationOfScript(ref.file)
    case .closure(let traits): return isolation(ofClosure: traits, context, ref)
    }
  }

  /// An accessor is where its storage is, unless it has a global actor of its own.
  private func isolation(ofAccessor ref: BodyRef, of storage: DeclRef) -> IsolationAnswer {
    if let node = bodies(of: ref.file).attributedAccessors[ref.id] {
      let accessor = AccessorDecl(unchecked: Node(columns: files[Int(ref.file)].tree.columns, id: node))
      if let own = globalActor(in: AttributeRecord.list(of: accessor), at: accessor.node, ref.file) { return own }
    }
    return isolation(of: storage)
  }

  /// SE-0343: the statements of a script run on the main actor, which complete checking enforces.
  private func isolationOfScript(_ file: FileID) -> IsolationAnswer {
    switch isolatesScript(file) {
    case .yes: IsolationAnswer(.mainActor, "the statements of a script run on the main actor")
    case .no: IsolationAnswer(.nonisolated, "the statements of a script are isolated under complete checking only")
    case .unknown: IsolationAnswer(.unknown, "the statements of a script are isolated under complete checking only")
    }
  }

  /// Whether a script is compiled with complete checking. One beside the targets of a package is run by a compiler that
  /// does not know the manifest.
  func isolatesScript(_ file: FileID) -> Truth {
    let settings = settings(of: file)
    return settings.isOfNeighbours ? .unknown : settings.isComplete
  }

  /// Whether code in the context may suspend: an asynchronous function or closure.
  public func isAsync(_ ref: BodyRef) -> Truth {
    guard ref.id >= 0 else { return .unknown }
    let context = context(ref)
    if context.flags.contains(.suspends) { return .yes }
    switch context.kind {
    case .function(let function):
      return Truth(self.function(DeclRef(file: ref.file, node: function)).flags.contains(.isAsync))
    case .accessor(_, let isAsync), .subscriptAccessor(_, let isAsync): return Truth(isAsync)
    case .initialValue, .defaultArgument: return .no
    case .file: return .unknown
    case .closure(let traits):
      if traits.isAsync { return .yes }
      switch traits.placement {
      case .construct(let construct): return construct.isAsync
      case .calledInPlace: return .no
      // The receiver's type is the most expensive to know: it seldom makes the closure asynchronous.
      case .argument(let argument) where dependsOnReceiver(argument, ref) && !mayBeAsynchronous(argument, ref):
        return .unknown
      default:
        if case .function(let type, _) = contextualType(of: traits, ref) { return Truth(type.isAsync) }
        return .unknown
      }
    }
  }

  /// The closures around a place, innermost first, up to the enclosing function or accessor.
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

extension IsolationAnswer {
  fileprivate static let ofNoContext = IsolationAnswer(.unknown, "what is around the code is not known")
}
