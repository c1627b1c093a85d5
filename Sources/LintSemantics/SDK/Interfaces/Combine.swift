extension SDKInterface {
  /// Closures of publishers are plain: they run where the upstream sends, whatever the code around them is isolated to.
  static let combine = SDKInterface(
    module: "Combine", imports: ["Foundation"],
    source: #"""
      // source: apple/combine/publisher; since: iOS 13
      public protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
        func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
      }
      public protocol Subscriber<Input, Failure> {
        associatedtype Input
        associatedtype Failure: Error
      }
      public protocol Cancellable { func cancel() }
      public protocol Subscription: Cancellable {}
      public enum Subscribers {
        public enum Completion<Failure> where Failure: Error { case finished, failure(Failure) }
        public struct Demand: Equatable, Hashable, Sendable { public static let unlimited: Subscribers.Demand }
      }
      extension Subscribers.Completion: Sendable where Failure: Sendable {}
      public protocol Subject<Output, Failure>: AnyObject, Publisher { func send(_ value: Output) }
      public protocol Scheduler<SchedulerTimeType> { associatedtype SchedulerTimeType }
      public protocol ConnectablePublisher<Output, Failure>: Publisher {}

      // source: apple/combine/observableobject; since: iOS 13
      public protocol ObservableObject: AnyObject {
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
        var objectWillChange: ObjectWillChangePublisher { get }
      }
      extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher { public var objectWillChange: ObservableObjectPublisher { get } }
      final public class ObservableObjectPublisher: Publisher {
        public typealias Output = Void
        public typealias Failure = Never
        public init()
        final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void
        final public func send()
      }
      @_semantics("wrapsAsIs") @propertyWrapper public struct Published<Value> { // source: apple/combine/published; since: iOS 13
        public init(wrappedValue: Value)
        public init(initialValue: Value)
        public struct Publisher: Combine.Publisher {
          public typealias Output = Value
          public typealias Failure = Never
          public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never
        }
        public var projectedValue: Published<Value>.Publisher { mutating get set }
        @available(*, unavailable) public var wrappedValue: Value { get set }
        public static subscript<EnclosingSelf>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value where EnclosingSelf: AnyObject { get set }
      }
      final public class AnyCancellable: Cancellable, Hashable { // source: apple/combine/anycancellable; since: iOS 13
        public init(_ cancel: @escaping () -> Void)
        final public func cancel()
        final public func hash(into hasher: inout Hasher)
        public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
      }
      extension AnyCancellable { final public func store(in set: inout Set<AnyCancellable>) } // source: apple/combine/anycancellable; since: iOS 13
      @_semantics("sentByHand") final public class PassthroughSubject<Output, Failure>: Subject where Failure: Error { // source: apple/combine/passthroughsubject; since: iOS 13
        public init()
        final public func send(_ input: Output)
        final public func send(completion: Subscribers.Completion<Failure>)
        final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
      }
      @_semantics("sentByHand") final public class CurrentValueSubject<Output, Failure>: Subject where Failure: Error { // source: apple/combine/currentvaluesubject; since: iOS 13
        public init(_ value: Output)
        final public var value: Output { get set }
        final public func send(_ input: Output)
        final public func send(completion: Subscribers.Completion<Failure>)
        final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
      }
      public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error { // source: apple/combine/anypublisher; since: iOS 13
        public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher
        public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
      }
      public struct Just<Output>: Publisher { // source: apple/combine/just; since: iOS 13
        public typealias Failure = Never
        public init(_ output: Output)
        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never
      }
      @_semantics("sentByHand") final public class Future<Output, Failure>: Publisher where Failure: Error { // source: apple/combine/future; since: iOS 13
        public typealias Promise = (Result<Output, Failure>) -> Void
        public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
        final public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
      }
      extension Future where Failure == Never { final public var value: Output { get async } } // source: apple/combine/future; since: iOS 15
      extension Future { final public var value: Output { get async throws } } // source: apple/combine/future; since: iOS 15

      extension Publisher { // source: apple/combine/publisher; since: iOS 13
        public func sink(receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable
        public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>
        public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T>
        public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
        public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self>
        public func flatMap<T, P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure
        public func handleEvents(receiveOutput: ((Output) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> Publishers.HandleEvents<Self>
        public func receive<S>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> where S: Scheduler
        public func subscribe<S>(on scheduler: S) -> Publishers.SubscribeOn<Self, S> where S: Scheduler
        public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
        public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
        public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable where Failure == Never
        public var values: AsyncThrowingPublisher<Self> { get } // source: apple/combine/publisher/values-1dm9r; since: iOS 15
      }
      extension Publisher where Failure == Never { // source: apple/combine/publisher; since: iOS 13
        public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable
        public var values: AsyncPublisher<Self> { get } // source: apple/combine/publisher/values-v7nz; since: iOS 15
      }
      public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never { // source: apple/combine/asyncpublisher; since: iOS 15
        public typealias Element = P.Output
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> P.Output? }
        public func makeAsyncIterator() -> AsyncPublisher<P>.AsyncIterator
      }
      public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher { // source: apple/combine/asyncthrowingpublisher; since: iOS 15
        public typealias Element = P.Output
        public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> P.Output? }
        public func makeAsyncIterator() -> AsyncThrowingPublisher<P>.AsyncIterator
      }
      // source: apple/combine/publishers; since: iOS 13
      public enum Publishers {}
      extension Publishers {
        public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure
        }
        public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
          public typealias Failure = any Error
          public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error
        }
        public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure
        }
        public struct FlatMap<NewPublisher, Upstream>: Publisher where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
          public typealias Output = NewPublisher.Output
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where S: Subscriber, NewPublisher.Output == S.Input, Upstream.Failure == S.Failure
        }
        public struct Filter<Upstream>: Publisher where Upstream: Publisher {
          public typealias Output = Upstream.Output
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input
        }
        public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
          public typealias Output = Upstream.Output
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input
        }
        public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
          public typealias Output = Upstream.Output
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input
        }
        public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
          public typealias Output = Upstream.Output
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input
        }
        public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
          public typealias Output = Upstream.Output
          public typealias Failure = Upstream.Failure
          public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input
        }
      }
      extension DispatchQueue: Scheduler { public struct SchedulerTimeType: Sendable {} } // source: apple/dispatch/dispatchqueue; since: iOS 13
      extension RunLoop: Scheduler { public struct SchedulerTimeType: Sendable {} } // source: apple/foundation/runloop; since: iOS 13
      extension OperationQueue: Scheduler { public struct SchedulerTimeType: Sendable {} } // source: apple/foundation/operationqueue; since: iOS 13
      """#)
}
