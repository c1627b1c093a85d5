import LintSyntax

/// A stretch of code that runs in one isolation: the body of a function, accessor or closure, or an initial value. It
/// holds no references, because there is one for every closure of a project.
public struct ContextRecord: Sendable {
  public enum Kind: Sendable, Hashable {
    /// Functions, bindings and subscripts are known by their node in the file's outline.
    case function(UInt32)
    /// An accessor of a binding. `true` for `async`.
    case accessor(UInt32, isAsync: Bool)
    case subscriptAccessor(UInt32, isAsync: Bool)
    /// The initial value of a binding, see ``BindingDeclaration``.
    case initialValue(UInt32)
    /// The default argument of a parameter of the function.
    case defaultArgument(UInt32)
    case closure(ClosureTraits)
    /// The statements of a file.
    case file
  }

  public var kind: Kind
  /// The context around; `none` for members and globals, whose isolation comes from declarations.
  public var parent: RecordID
  public var node: UInt32
  public var flags: Flags

  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `await`, `async let` or `for await` is directly in it.
    public static let suspends = Flags(rawValue: 1)
  }
}

/// What a closure's own tokens and its place in the code say about where it runs.
public struct ClosureTraits: Sendable, Hashable {
  public enum Placement: Sendable, Hashable {
    /// A construct that is known by its name alone.
    case construct(ClosureConstruct)
    /// An argument of a call that has to be looked up.
    case argument(Argument)
    /// `{ … }()`
    case calledInPlace
    /// The function type that is written for it: `let f: () -> Void = { … }`, `{ … } as @Sendable () -> Void`.
    case typed(FunctionTraits)
    /// The type that is written for it is of this name, maybe an alias of a function type.
    case typedByName(Name)
    /// Only the closure itself has its type: `let f = { … }`, `_ = { … }`.
    case untyped
    /// `base.name = { … }` or `name = { … }`
    case assigned(Name)
    /// What the function or getter around returns.
    case returned
    /// The trailing closure of a macro of this name.
    case macro(Name)
    /// An element of a literal, an operand, …
    case other
  }

  public struct Argument: Sendable, Hashable {
    public var callee: Name
    /// `noName` for an unlabelled argument and for the first trailing closure.
    public var label: Name
    /// Counted from 0 among all arguments; trailing closures follow those in parentheses.
    public var position: UInt16
    public var isFirstTrailing: Bool
    /// What the callee is a member of.
    var base: CallBase
  }

  public var placement: Placement
  /// The attribute in `{ @MainActor in … }`, which may be a global actor; `noName` for none.
  public var globalActor: Name = .noName
  public var isConcurrent = false
  public var isSendable = false
  /// The name of an isolated parameter, `{ (name: isolated A) in … }`, in bytes of the file; empty for none.
  public var isolatedParameter: Range<UInt32> = 0..<0
  /// The name of the first parameter; empty for none.
  public var firstParameter: Range<UInt32> = 0..<0
  /// `async` is written.
  public var isAsync = false
  public var capturesSelfWeakly = false
}

/// Constructs of the language and the SDK that decide where their closure runs.
public enum ClosureConstruct: Sendable, Hashable {
  /// `Task { }`: the parent's global actor; the parent's actor when it captures `self`.
  case task
  /// `Task.immediate { }` and `Task.immediateDetached { }`: the parent's actor in any case.
  case immediateTask
  case detachedTask
  /// `group.addTask { }`
  case childTask
  /// `group.addImmediateTask { }`: as `Task { }`.
  case immediateChildTask
  case mainActorRun
  /// `MainActor.assumeIsolated { }`
  case assumeMainActor
  /// `X.shared.run { }`, `x.assumeIsolated { }`: some other actor.
  case otherActor
  /// `DispatchQueue.main.async { }`: the compiler treats this spelling as the main actor.
  case mainQueue
  /// A closure that another thread or a run loop calls: `queue.async { }`, timers, operations, notification blocks.
  case sendableCallback
  /// A closure that a framework stores and calls, of unknown isolation: Combine sinks, work items.
  case callback
  /// A closure that runs before the call returns: `map { }`, `AsyncStream { }`, `withTaskGroup { }`.
  case passThrough
  /// `onTermination = { }`, `onCancel: { }`, `AsyncStream(unfolding:)`: `@Sendable`.
  case sendable
}
