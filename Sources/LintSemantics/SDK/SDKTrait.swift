/// A property of a declaration in an interface for which Swift has no attribute. Written `@_semantics("io")`, an
/// attribute for which the compiler accepts any string; a declaration can have several. Some name another declaration
/// after a space, which is meant too, such as an alias: those cannot have the attribute.
public enum SDKTrait: String, CaseIterable, Sendable {
  /// Blocks the calling thread until another thread, a process or the clock acts.
  case waits
  /// Lets code go on that waits for the same object, as `waits` says.
  case signals
  /// Takes a lock that stays taken after the call, and may wait for it.
  case locks
  /// Gives such a lock back.
  case unlocks
  /// Reads or writes files, or the network, before it returns; how long that takes has no bound.
  case io
  /// Awaits a service of the device that answers within moments: neither the network nor a person.
  case brief
  /// Its escaping closures run on a thread or queue of the callee's choice that is not the main one.
  case callsBackOffMain
  /// Its escaping closures run on the main thread, whatever their type says.
  case callsBackOnMain
  /// Makes its object call a delegate or closure again and again, until a method of that object ends it.
  case startsUpdates
  /// Makes its object call a method of the delegate again and again: `repeats Delegate.label`, with the label of the
  /// method's second parameter.
  case repeats
  /// Its closures run on the queue that its object was made with.
  case callsBackOnQueue
  /// Its closures run on the run loop that its object is scheduled on: mostly that of the calling thread.
  case callsBackOnRunLoop
  /// The queue or the run loop of the main thread.
  case mainThread
  /// Runs its closure only where nothing else has the lock.
  case triesLock
  /// A notification that is posted on another thread than the main one.
  case postedOffMain
  /// A notification that is posted on the main thread.
  case postedOnMain
  /// A notification that is posted on the queue of the context that posts it.
  case postedByContext
  /// Records that the test which runs has failed.
  case failsTest
  /// Concerns the current thread, which asynchronous code changes at every suspension.
  case threadIdentity
  /// Does its work on the run loop of the calling thread, so never on a thread of the concurrent pool.
  case needsRunLoop
  /// For a type: a task waits until `resume` is called on the value, once.
  case resumedOnce
  /// For a type: its functions hand values to an asynchronous sequence.
  case yields
  /// For a type: an asynchronous sequence of what a continuation yields.
  case stream
  /// For a type: a task, which gives back a value of its first type argument.
  case task
  /// For a type: a group of tasks, which give back values of its first type argument if it says what they give back.
  case taskGroup
  /// For a type: encodes values, or makes values of what was encoded.
  case coder
  /// For a type: its initializers with the label `contentsOf` or `contentsOfFile` read a file or an address.
  case readsFiles
  /// For a type: a lock, queue or the like, which orders what threads do.
  case ordersThreads
  /// For a type: a closure that a queue runs.
  case workItem
  /// For a publisher: code sends what it delivers.
  case sentByHand
  /// For a type: a store of SwiftData has a column for its values, so that predicates can compare them.
  case column
  /// For a protocol: that of an object which a program has once and keeps; for a class: `application Delegate`, which
  /// names the protocol.
  case application
  /// For a property wrapper: its property is stored as any other, and code that stores a value there replaces the old.
  case wrapsAsIs
  /// For a type: what inherits from it, or conforms to it, is a view, a controller or another part of the interface.
  case userInterface
  /// For a type: a class can inherit from it, or conform to it, however its properties are observed.
  case anyClass
  /// Whether its closure parameters are `@Sendable` differs between SDKs.
  case closuresUnknown
  /// Whether it is isolated differs between SDKs, or no public source states it.
  case isolationUnknown
  /// For a type: no public source states whether it is sendable. Otherwise, what is not declared sendable is not.
  case sendabilityUnknown
}
