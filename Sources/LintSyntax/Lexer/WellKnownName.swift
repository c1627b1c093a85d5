/// Every name that the parser or a rule asks about: a name is spelt here once and compared as an integer from then on.
///
/// The reserved words come first, in the order of their ``TokenKind``s, then all words that the parser treats
/// specially. The order has no other meaning.
public enum WellKnownName: String, CaseIterable, Sendable {
  // Reserved words
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`,
    `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `static`, `struct`, `subscript`,
    `typealias`, `var`, `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`,
    `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`, `Any`, `as`, `false`, `is`, `nil`,
    `rethrows`, `self`, `Self`, `super`, `throws`, `true`, `try`

  // Contextual keywords: declarations and modifiers
  case actor, macro, using, open, package, final, override, required, convenience, dynamic, lazy, indirect, infix,
    prefix, postfix, optional, weak, unowned, mutating, nonmutating, nonisolated, distributed, isolated, nonsending,
    async, reasync, consuming, borrowing, sending, inheriting, safe, unsafe, set, get, willSet, didSet, left, right,
    none, associativity, higherThan, lowerThan, assignment, each, some, any, `Type`, `Protocol`, module, scoped
  case _read, _modify, read, modify, unsafeAddress, unsafeMutableAddress, addressWithOwner, addressWithNativeOwner,
    mutableAddressWithOwner, mutableAddressWithNativeOwner, mutableAddress, borrow, mutate, yielding
  case __consuming, __owned, __shared, _const, _local, _resultDependsOn, _resultDependsOnSelf, dependsOn, lifetime,
    _compilerInitialized, __setter_access, _opaqueReturnTypeOf, _nonEphemeral, _addressable

  // Contextual keywords: statements and expressions
  case await, yield, then, discard, consume, copy, _move, _borrow, of, file, line, precondition

  // Attributes with a grammar of their own
  case available, _spi_available, backDeployed, _backDeploy, convention, escaping, objc, inline, optimize, exclusivity,
    _specialize, specialize,
    specialized, differentiable, derivative, transpose, implements, _implements, _spi, _cdecl, cdecl, _effects,
    _expose, _originallyDefinedIn, _documentation, _dynamicReplacement, dynamicReplacement, _unavailableFromAsync,
    _typeEraser, _private, _projectedValueProperty, _semantics, _silgen_name, _storageRestrictions,
    storageRestrictions, _swift_native_objc_runtime_base, _objcRuntimeName, _objcImplementation, implementation,
    _extern, attached, freestanding, autoclosure, _lifetime, abi, _rawLayout, _noImplicitCopy, _section, _alignment,
    retroactive, preconcurrency, unchecked, concurrent, execution, caller, noescape, frozen, usableFromInline,
    inlinable,
    dynamicMemberLookup, dynamicCallable, propertyWrapper, resultBuilder, globalActor, testable, main,
    discardableResult,
    warn, unused, unknown, never, always, introduced, deprecated, obsoleted, message, renamed, unavailable, noasync,
    swift, compiler

  // Not a name by itself, and so not among those that are parsed like any other: a file has it among its names if one
  // begins with it, as `$model` does.
  case dollar = "$"
  // The same: among a file's names if an empty literal is assigned in it, as in `list = []` and `table = [:]`.
  case emptyLiteral = "[]"

  // Standard library and concurrency
  case Swift, Optional, Array, Set, Dictionary, Sendable, SendableMetatype, MainActor, Actor, AnyActor, GlobalActor,
    DistributedActor, Task, TaskGroup, ThrowingTaskGroup, DiscardingTaskGroup, ThrowingDiscardingTaskGroup,
    UnsafeContinuation,
    CheckedContinuation, AsyncStream, AsyncThrowingStream, Continuation, assumeIsolated, assertIsolated,
    preconditionIsolated,
    run, detached, immediate, addTask, addTaskUnlessCancelled, addImmediateTask, withTaskGroup, withThrowingTaskGroup,
    withDiscardingTaskGroup, withThrowingDiscardingTaskGroup, withCheckedContinuation, withCheckedThrowingContinuation,
    withUnsafeContinuation, withUnsafeThrowingContinuation, withTaskCancellationHandler, withoutActuallyEscaping,
    onTermination,
    onCancel, operation,
    shared, sleep, value, result, isMainThread, Thread, dispatchPrecondition, Never, Void, Error, Result, Codable,
    Hashable,
    Equatable, Identifiable, String, Int, Bool, Double, Date, UUID, filter, first, last, contains, allSatisfy, map,
    forEach,
    sorted, prefixOperator, count, isEmpty, append, removeAll, lock, unlock, resume, finish, makeStream, unfolding,
    cancel,
    isCancelled, checkCancellation, nanoseconds, makeAsyncIterator, next

  // Dispatch, run loops, Combine
  case DispatchQueue, DispatchWorkItem, DispatchSource, DispatchGroup, sync, asyncAfter, asyncAndWait,
    concurrentPerform,
    notify, global, OperationQueue, BlockOperation, addOperation, mainQueue, RunLoop, perform, Timer, scheduledTimer,
    sink, receive, assign, handleEvents, NotificationCenter, addObserver, post, queue, observe, IBAction, IBSegueAction,
    Selector,
    selector, NSObject, URLSession, dataTask, DispatchSemaphore, signal, wait, enter, leave, os_unfair_lock_lock,
    os_unfair_lock_unlock, pthread_mutex_lock, pthread_mutex_unlock, usleep, nanosleep, waitUntilExit,
    waitUntilAllOperationsAreFinished, dispatchMain, objectWillChange,
    repeats, notifications, values, Combine

  // SwiftData
  case SwiftData, ModelContext, ModelContainer, ModelActor, ModelExecutor, DefaultSerialModelExecutor, Model,
    PersistentModel,
    PersistentIdentifier, FetchDescriptor, SchemaMigrationPlan, MigrationStage, willMigrate, didMigrate, mainContext,
    modelContext, modelContainer, modelExecutor, container, model, fetch, fetchCount, fetchIdentifiers, fetchOffset,
    predicate,
    Predicate, Query, Relationship,
    Attribute, Transient, Schema, VersionedSchema, SortDescriptor, insert, delete, save, persistentModelID, Environment

  // SwiftUI and Observation
  case SwiftUI, View, ViewModifier, App, Scene, Commands, body, State, StateObject, ObservedObject, EnvironmentObject,
    Published, ObservableObject, Observable, ObservationIgnored, Bindable, Binding, Preview, PreviewProvider, UIView,
    UIViewController, NSView, NSViewController, environmentObject

  // Functions that run their closure before they return, and attributes that Objective-C sees
  case compactMap, flatMap, reduce, sort, drop, min, max, partition, withLock, withLockUnchecked, mapValues,
    compactMapValues, withUnsafeBytes, withUnsafeMutableBytes, withUnsafePointer, firstIndex, lastIndex,
    elementsEqual, starts, split, autoreleasepool, withUnsafeBufferPointer, enumerated, withMutableCharacters, mapError,
    flatMapError, immediateDetached, addImmediateTaskUnlessCancelled, NSManaged, GKInspectable, objcMembers,
    _inheritActorContext

  // Testing
  case XCTest, XCTestCase, Testing, Test, Suite

  // Also among a file's names if one of its comments is a directive for the linter
  case concurlint

  /// From here on, a name is parsed like any other.
  static var firstOrdinaryName: WellKnownName { .Swift }

  /// How many there are.
  public static let total = allCases.count

  /// The place in the list, from 0.
  @inlinable public var number: UInt16 { unsafeBitCast(self, to: UInt16.self) }
}
