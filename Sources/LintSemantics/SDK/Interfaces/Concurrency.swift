extension SDKInterface {
  /// Tasks, actors, continuations and streams. What a closure parameter says (`sending`, `@Sendable`, `@isolated(any)`,
  /// `@_inheritActorContext`) decides where the closure runs.
  static let concurrency = SDKInterface(
    module: "_Concurrency",
    source: #"""
      // source: SE-0306; since: Swift 5.5
      public protocol Actor: AnyObject, Sendable {
        nonisolated var unownedExecutor: UnownedSerialExecutor { get }
      }
      // source: SE-0392; since: Swift 5.9
      public protocol Executor: AnyObject, Sendable {}
      public protocol SerialExecutor: Executor {}
      public protocol TaskExecutor: Executor {} // source: SE-0417; since: Swift 6.0
      // source: SE-0392; since: Swift 5.9
      public struct UnownedSerialExecutor: Sendable {}
      public struct ExecutorJob: Sendable, ~Copyable {}
      public struct UnownedJob: Sendable {}
      extension Actor {
        nonisolated public func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
        nonisolated public func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
        @available(*, noasync) nonisolated public func assumeIsolated<T>(_ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T where T: Sendable
      }
      extension GlobalActor {
        public static func preconditionIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
        public static func assertIsolated(_ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
      }
      // source: SE-0316; since: Swift 5.5
      public protocol GlobalActor {
        associatedtype ActorType: Actor
        static var shared: ActorType { get }
      }
      @globalActor final public actor MainActor: GlobalActor {
        public static let shared: MainActor
      }
      extension MainActor {
        public static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T where T: Sendable
      }
      extension MainActor { // source: SE-0392; since: Swift 5.9
        @available(*, noasync) public static func assumeIsolated<T>(_ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T where T: Sendable
      }
      @freestanding(expression) public macro isolation<T>() -> T = Builtin.IsolationMacro // source: SE-0420; since: Swift 6.0

      // source: SE-0304; since: Swift 5.5
      @_semantics("task") public struct Task<Success, Failure>: Sendable, Hashable where Success: Sendable, Failure: Error {
      }
      extension Task {
        public var value: Success { get async throws }
        public var result: Result<Success, Failure> { get async }
        public func cancel()
      }
      extension Task where Failure == Never {
        public var value: Success { get async }
      }
      // source: SE-0430, SE-0431, SE-0469; since: Swift 6.0
      extension Task where Failure == Never {
        @discardableResult public init(name: String? = nil, priority: TaskPriority? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success)
        @discardableResult public static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success) -> Task<Success, Never>
        @discardableResult public static func immediate(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_implicitSelfCapture @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async -> Success) -> Task<Success, Never> // source: SE-0472; since: Swift 6.2
        @discardableResult public static func immediateDetached(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_implicitSelfCapture @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async -> Success) -> Task<Success, Never> // source: SE-0472; since: Swift 6.2
      }
      extension Task where Failure == any Error {
        @discardableResult public init(name: String? = nil, priority: TaskPriority? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success)
        @discardableResult public static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error>
        @discardableResult public static func immediate(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_implicitSelfCapture @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error> // source: SE-0472; since: Swift 6.2
        @discardableResult public static func immediateDetached(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_implicitSelfCapture @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error> // source: SE-0472; since: Swift 6.2
      }
      // source: SE-0304; since: Swift 5.5
      extension Task { public var isCancelled: Bool { get } }
      extension Task where Success == Never, Failure == Never {
        public static var isCancelled: Bool { get }
        public static func checkCancellation() throws
        public static var currentPriority: TaskPriority { get }
        public static var basePriority: TaskPriority? { get }
        public static func yield() async
        public static func sleep(_ duration: UInt64) async
        public static func sleep(nanoseconds duration: UInt64) async throws
        public static func sleep<C>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws where C: Clock // source: SE-0329, SE-0374; since: Swift 5.7
        public static func sleep<C>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws where C: Clock // source: SE-0329, SE-0374; since: Swift 5.7
      }
      public struct TaskPriority: RawRepresentable, Sendable {
        public static let high: TaskPriority
        public static var medium: TaskPriority { get }
        public static let low: TaskPriority
        public static let userInitiated: TaskPriority
        public static let utility: TaskPriority
        public static let background: TaskPriority
      }
      public struct CancellationError: Error { public init() }
      public struct UnsafeCurrentTask {
        public var isCancelled: Bool { get }
        public func cancel()
      }
      @available(*, unavailable) extension UnsafeCurrentTask: Sendable {}
      public func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T
      public func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) async throws -> T) async rethrows -> T
      public func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void, isolation: isolated (any Actor)? = #isolation) async rethrows -> T // source: SE-0304, SE-0420; since: Swift 6.0
      public func withTaskExecutorPreference<T, Failure>(_ taskExecutor: (any TaskExecutor)?, isolation: isolated (any Actor)? = #isolation, operation: () async throws(Failure) -> T) async throws(Failure) -> T where Failure: Error // source: SE-0417; since: Swift 6.0

      // source: SE-0304, SE-0420, SE-0442; since: Swift 6.1
      public func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult where ChildTaskResult: Sendable
      public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async rethrows -> GroupResult where ChildTaskResult: Sendable
      // source: SE-0381, SE-0420; since: Swift 6.0
      public func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult
      public func withThrowingDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult) async throws -> GroupResult
      // source: SE-0304; since: Swift 5.5
      @_semantics("taskGroup") public struct TaskGroup<ChildTaskResult> where ChildTaskResult: Sendable {
        public mutating func next(isolation: isolated (any Actor)? = #isolation) async -> ChildTaskResult?
        public mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async
        public var isEmpty: Bool { get }
        public func cancelAll()
        public var isCancelled: Bool { get }
        public mutating func addTask(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult) // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult) -> Bool // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTask(name: String?, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult) // source: SE-0469; since: Swift 6.2
        public mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> ChildTaskResult) // source: SE-0472; since: Swift 6.2
        public mutating func addImmediateTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> ChildTaskResult) -> Bool // source: SE-0472; since: Swift 6.2
      }
      extension TaskGroup: AsyncSequence {
        public typealias Element = ChildTaskResult
        public typealias Failure = Never
      }
      @available(*, unavailable) extension TaskGroup: Sendable {}
      @_semantics("taskGroup") public struct ThrowingTaskGroup<ChildTaskResult, Failure> where ChildTaskResult: Sendable, Failure: Error {
        public mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> ChildTaskResult?
        public mutating func nextResult(isolation: isolated (any Actor)? = #isolation) async -> Result<ChildTaskResult, Failure>?
        public mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async throws
        public var isEmpty: Bool { get }
        public func cancelAll()
        public var isCancelled: Bool { get }
        public mutating func addTask(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTask(name: String?, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) // source: SE-0469; since: Swift 6.2
        public mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) // source: SE-0472; since: Swift 6.2
        public mutating func addImmediateTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool // source: SE-0472; since: Swift 6.2
      }
      extension ThrowingTaskGroup: AsyncSequence { public typealias Element = ChildTaskResult }
      @available(*, unavailable) extension ThrowingTaskGroup: Sendable {}
      // source: SE-0381; since: Swift 5.9
      @_semantics("taskGroup") public struct DiscardingTaskGroup {
        public var isEmpty: Bool { get }
        public func cancelAll()
        public var isCancelled: Bool { get }
        public mutating func addTask(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void) // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void) -> Bool // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTask(name: String?, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void) // source: SE-0469; since: Swift 6.2
        public mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Void) // source: SE-0472; since: Swift 6.2
      }
      @available(*, unavailable) extension DiscardingTaskGroup: Sendable {}
      @_semantics("taskGroup") public struct ThrowingDiscardingTaskGroup<Failure> where Failure: Error {
        public var isEmpty: Bool { get }
        public func cancelAll()
        public var isCancelled: Bool { get }
        public mutating func addTask(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Void) // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Void) -> Bool // source: SE-0430, SE-0431; since: Swift 6.0
        public mutating func addTask(name: String?, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Void) // source: SE-0469; since: Swift 6.2
        public mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: consuming (any TaskExecutor)? = nil, @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Void) // source: SE-0472; since: Swift 6.2
      }
      @available(*, unavailable) extension ThrowingDiscardingTaskGroup: Sendable {}

      // source: SE-0300, SE-0430; since: Swift 5.5
      @_semantics("resumedOnce") public struct CheckedContinuation<T, E>: Sendable where E: Error {
        public func resume(returning value: sending T)
        public func resume(throwing error: E)
      }
      extension CheckedContinuation {
        public func resume(with result: __shared sending Result<T, E>)
        public func resume() where T == ()
      }
      @_semantics("resumedOnce") public struct UnsafeContinuation<T, E>: Sendable where E: Error {
        public func resume(returning value: sending T) where E == Never
        public func resume(returning value: sending T)
        public func resume(throwing error: consuming E)
      }
      extension UnsafeContinuation {
        public func resume(with result: __shared sending Result<T, E>)
        public func resume() where T == ()
      }
      // source: SE-0300, SE-0420; since: Swift 6.0
      public func withCheckedContinuation<T>(isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> sending T
      public func withCheckedThrowingContinuation<T>(isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> sending T
      public func withUnsafeContinuation<T>(isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, Never>) -> Void) async -> sending T
      public func withUnsafeThrowingContinuation<T>(isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, any Error>) -> Void) async throws -> sending T

      // source: SE-0298, SE-0421; since: Swift 5.5
      public protocol AsyncIteratorProtocol<Element, Failure> {
        associatedtype Element
        associatedtype Failure: Error = any Error
        mutating func next() async throws -> Element?
        mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
      }
      public protocol AsyncSequence<Element, Failure> {
        associatedtype AsyncIterator: AsyncIteratorProtocol
        associatedtype Element where Element == AsyncIterator.Element
        associatedtype Failure = any Error where Failure == AsyncIterator.Failure
        func makeAsyncIterator() -> AsyncIterator
      }
      // source: SE-0298; since: Swift 5.5
      extension AsyncSequence {
        public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) async throws -> Result) async rethrows -> Result
        public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
        public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool
        public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
        public func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed) -> AsyncMapSequence<Self, Transformed>
        public func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed) -> AsyncThrowingMapSequence<Self, Transformed>
        public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?) -> AsyncCompactMapSequence<Self, ElementOfResult>
        public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?) -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
        public func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self>
        public func prefix(_ count: Int) -> AsyncPrefixSequence<Self>
        public func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<Self>
        public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self>
        public func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncDropWhileSequence<Self>
      }
      public struct AsyncMapSequence<Base, Transformed> where Base: AsyncSequence {}
      extension AsyncMapSequence: AsyncSequence { public typealias Element = Transformed }
      extension AsyncMapSequence: @unchecked Sendable where Base: Sendable, Transformed: Sendable, Base.Element: Sendable {}
      public struct AsyncThrowingMapSequence<Base, Transformed> where Base: AsyncSequence {}
      extension AsyncThrowingMapSequence: AsyncSequence { public typealias Element = Transformed }
      extension AsyncThrowingMapSequence: @unchecked Sendable where Base: Sendable, Transformed: Sendable, Base.Element: Sendable {}
      public struct AsyncCompactMapSequence<Base, ElementOfResult> where Base: AsyncSequence {}
      extension AsyncCompactMapSequence: AsyncSequence { public typealias Element = ElementOfResult }
      extension AsyncCompactMapSequence: @unchecked Sendable where Base: Sendable, ElementOfResult: Sendable, Base.Element: Sendable {}
      public struct AsyncThrowingCompactMapSequence<Base, ElementOfResult> where Base: AsyncSequence {}
      extension AsyncThrowingCompactMapSequence: AsyncSequence { public typealias Element = ElementOfResult }
      extension AsyncThrowingCompactMapSequence: @unchecked Sendable where Base: Sendable, Base.Element: Sendable {}
      public struct AsyncFilterSequence<Base> where Base: AsyncSequence {}
      extension AsyncFilterSequence: AsyncSequence { public typealias Element = Base.Element }
      extension AsyncFilterSequence: @unchecked Sendable where Base: Sendable, Base.Element: Sendable {}
      public struct AsyncPrefixSequence<Base> where Base: AsyncSequence {}
      extension AsyncPrefixSequence: AsyncSequence { public typealias Element = Base.Element }
      extension AsyncPrefixSequence: Sendable where Base: Sendable, Base.Element: Sendable {}
      public struct AsyncPrefixWhileSequence<Base> where Base: AsyncSequence {}
      extension AsyncPrefixWhileSequence: AsyncSequence { public typealias Element = Base.Element }
      extension AsyncPrefixWhileSequence: @unchecked Sendable where Base: Sendable, Base.Element: Sendable {}
      public struct AsyncDropFirstSequence<Base> where Base: AsyncSequence {}
      extension AsyncDropFirstSequence: AsyncSequence { public typealias Element = Base.Element }
      extension AsyncDropFirstSequence: Sendable where Base: Sendable, Base.Element: Sendable {}
      public struct AsyncDropWhileSequence<Base> where Base: AsyncSequence {}
      extension AsyncDropWhileSequence: AsyncSequence { public typealias Element = Base.Element }
      extension AsyncDropWhileSequence: @unchecked Sendable where Base: Sendable, Base.Element: Sendable {}

      // source: SE-0314; since: Swift 5.5
      @_semantics("stream") public struct AsyncStream<Element>: AsyncSequence {
        @_semantics("yields") public struct Continuation: Sendable {
          public enum Termination: Sendable { case finished, cancelled }
          public enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
          public enum BufferingPolicy: Sendable { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
          @discardableResult public func yield(_ value: sending Element) -> AsyncStream<Element>.Continuation.YieldResult
          public func finish()
          public var onTermination: (@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)? { get nonmutating set }
        }
        public init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
        public init(unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
      }
      extension AsyncStream: @unchecked Sendable where Element: Sendable {}
      extension AsyncStream.Continuation.YieldResult: Sendable where Element: Sendable {}
      extension AsyncStream.Continuation {
        @discardableResult public func yield(with result: __shared sending Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult
        @discardableResult public func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == ()
      }
      extension AsyncStream { // source: SE-0388; since: Swift 5.9
        public static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
      }
      // source: SE-0314; since: Swift 5.5
      @_semantics("stream") public struct AsyncThrowingStream<Element, Failure>: AsyncSequence where Failure: Error {
        @_semantics("yields") public struct Continuation: Sendable {
          public enum Termination: Sendable { case finished(Failure?), cancelled }
          public enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
          public enum BufferingPolicy: Sendable { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
          @discardableResult public func yield(_ value: sending Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
          public func finish(throwing error: Failure? = nil)
          public var onTermination: (@Sendable (AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? { get nonmutating set }
        }
        public init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void) where Failure == any Error
        public init(unfolding produce: @escaping @Sendable () async throws -> Element?) where Failure == any Error
      }
      extension AsyncThrowingStream: @unchecked Sendable where Element: Sendable {}
      extension AsyncThrowingStream.Continuation.YieldResult: Sendable where Element: Sendable {}
      extension AsyncThrowingStream.Continuation {
        @discardableResult public func yield(with result: __shared sending Result<Element, Failure>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult where Failure == any Error
        @discardableResult public func yield() -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult where Element == ()
      }
      extension AsyncThrowingStream { // source: SE-0388; since: Swift 5.9
        public static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation) where Failure == any Error
      }

      @attached(accessor) @attached(peer, names: prefixed(`$`)) public macro TaskLocal() = #externalMacro(module: "SwiftMacros", type: "TaskLocalMacro") // source: SE-0311; since: Swift 6.0
      final public class TaskLocal<Value>: Sendable, CustomStringConvertible where Value: Sendable { // source: SE-0311; since: Swift 5.5
        public init(wrappedValue defaultValue: Value)
        final public func get() -> Value
        @discardableResult final public func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R, isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: UInt = #line) async rethrows -> R // source: SE-0420; since: Swift 6.0
        @discardableResult final public func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line) rethrows -> R
        final public var projectedValue: TaskLocal<Value> { get }
        final public var wrappedValue: Value { get }
      }
      // source: SE-0329; since: Swift 5.7
      public protocol Clock<Duration>: Sendable {
        associatedtype Duration where Duration == Instant.Duration
        associatedtype Instant: InstantProtocol
        var now: Instant { get }
        func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
      }
      extension Clock {
        public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration
        public func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void) async rethrows -> Instant.Duration // source: SE-0420; since: Swift 6.0
        public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws // source: SE-0374; since: Swift 5.8
      }
      public struct ContinuousClock: Sendable, Clock {
        public struct Instant: Sendable {}
        public init()
        public static var now: ContinuousClock.Instant { get }
      }
      public struct SuspendingClock: Sendable, Clock {
        public struct Instant: Sendable {}
        public init()
      }
      """#)
}
