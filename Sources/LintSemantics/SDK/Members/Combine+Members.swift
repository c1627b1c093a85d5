// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let combine = SDKMembers(
    module: "Combine",
    typesOfOthers: ["Optional", "Publisher", "Result", "Sequence"],
    text: #"""
      extension AnyCancellable {
      var hashValue: Int {get}
      }
      extension AnyPublisher {
      var description: String {get}
      }
      extension AsyncPublisher {
      init(_: P)
      }
      extension AsyncPublisher.Iterator {
      func next() async -> P.Output?
      }
      extension AsyncThrowingPublisher {
      init(_: P)
      }
      extension AsyncThrowingPublisher.Iterator {
      func next() async throws -> P.Output?
      }
      extension Cancellable {
      func store(in: inout Set<AnyCancellable>)
      }
      extension ConnectablePublisher {
      func autoconnect() -> Publishers.Autoconnect<Self>
      func connect() -> any Cancellable
      }
      extension CurrentValueSubject {
      func send(subscription: any Subscription)
      }
      extension Deferred {
      init(createPublisher: _)
      }
      extension Empty {
      init(completeImmediately: Bool = true)
      init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
      let completeImmediately: Bool
      }
      extension Fail {
      init(error: Failure)
      init(outputType: Output.Type, failure: Failure)
      let error: Failure
      }
      extension Just {
      func allSatisfy(_: _) -> Just<Bool>
      func append(_: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure>
      func collect() -> Just<[Output]>
      func contains(_: Output) -> Just<Bool>
      func contains(where: _) -> Just<Bool>
      func count() -> Just<Int>
      func drop(while: _) -> Optional<Output>.Publisher
      func dropFirst(_: Int = 1) -> Optional<Output>.Publisher
      func filter(_: _) -> Optional<Output>.Publisher
      func first() -> Just<Output>
      func first(where: _) -> Optional<Output>.Publisher
      func last() -> Just<Output>
      func last(where: _) -> Optional<Output>.Publisher
      func max() -> Just<Output>
      func max(by: _) -> Just<Output>
      func min() -> Just<Output>
      func min(by: _) -> Just<Output>
      func output(at: Int) -> Optional<Output>.Publisher
      func prefix(_: Int) -> Optional<Output>.Publisher
      func prefix(while: _) -> Optional<Output>.Publisher
      func prepend(_: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure>
      func removeDuplicates() -> Just<Output>
      func removeDuplicates(by: _) -> Just<Output>
      func retry(_: Int) -> Just<Output>
      let output: Output
      }
      extension Optional {
      var publisher: Optional<Wrapped>.Publisher {get}
      }
      extension Optional.Publisher {
      func allSatisfy(_: _) -> Optional<Bool>.Publisher
      func collect() -> Optional<[Optional<Wrapped>.Publisher.Output]>.Publisher
      func contains(_: Optional<Wrapped>.Publisher.Output) -> Optional<Bool>.Publisher
      func contains(where: _) -> Optional<Bool>.Publisher
      func count() -> Optional<Int>.Publisher
      func drop(while: _) -> Optional<Wrapped>.Publisher
      func dropFirst(_: Int = 1) -> Optional<Wrapped>.Publisher
      func filter(_: _) -> Optional<Wrapped>.Publisher
      func first() -> Optional<Wrapped>.Publisher
      func first(where: _) -> Optional<Wrapped>.Publisher
      func last() -> Optional<Wrapped>.Publisher
      func last(where: _) -> Optional<Wrapped>.Publisher
      func max() -> Optional<Wrapped>.Publisher
      func max(by: _) -> Optional<Wrapped>.Publisher
      func min() -> Optional<Wrapped>.Publisher
      func min(by: _) -> Optional<Wrapped>.Publisher
      func output(at: Int) -> Optional<Wrapped>.Publisher
      func prefix(_: Int) -> Optional<Wrapped>.Publisher
      func prefix(while: _) -> Optional<Wrapped>.Publisher
      func removeDuplicates() -> Optional<Wrapped>.Publisher
      func removeDuplicates(by: _) -> Optional<Wrapped>.Publisher
      func retry(_: Int) -> Optional<Wrapped>.Publisher
      init(_: Optional<Wrapped>.Publisher.Output?)
      let output: Optional<Wrapped>.Publisher.Output?
      }
      extension PassthroughSubject {
      func send(subscription: any Subscription)
      }
      extension Publisher {
      func allSatisfy(_: _) -> Publishers.AllSatisfy<Self>
      func append(_: Self.Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>>
      func assign(to: inout Published<Self.Output>.Publisher)
      func breakpoint(receiveSubscription: _ = nil, receiveOutput: _ = nil, receiveCompletion: _ = nil) -> Publishers.Breakpoint<Self>
      func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>) -> Publishers.Buffer<Self>
      func collect() -> Publishers.Collect<Self>
      func collect(_: Int) -> Publishers.CollectByCount<Self>
      func contains(_: Self.Output) -> Publishers.Contains<Self>
      func contains(where: _) -> Publishers.ContainsWhere<Self>
      func count() -> Publishers.Count<Self>
      func drop(while: _) -> Publishers.DropWhile<Self>
      func dropFirst(_: Int = 1) -> Publishers.Drop<Self>
      func first() -> Publishers.First<Self>
      func first(where: _) -> Publishers.FirstWhere<Self>
      func handleEvents(receiveSubscription: _ = nil, receiveOutput: _ = nil, receiveCompletion: _ = nil, receiveCancel: _ = nil, receiveRequest: _ = nil) -> Publishers.HandleEvents<Self>
      func last() -> Publishers.Last<Self>
      func last(where: _) -> Publishers.LastWhere<Self>
      func max() -> Publishers.Comparison<Self>
      func max(by: _) -> Publishers.Comparison<Self>
      func merge(with: Self) -> Publishers.MergeMany<Self>
      func min() -> Publishers.Comparison<Self>
      func min(by: _) -> Publishers.Comparison<Self>
      func output(at: Int) -> Publishers.Output<Self>
      func prefix(_: Int) -> Publishers.Output<Self>
      func prefix(while: _) -> Publishers.PrefixWhile<Self>
      func prepend(_: Self.Output...) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self>
      func print(_: String = "", to: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
      func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
      func retry(_: Int) -> Publishers.Retry<Self>
      func share() -> Publishers.Share<Self>
      func switchToLatest() -> Publishers.SwitchToLatest<Publishers.SetFailureType<Self.Output, Self.Failure>, Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>>
      func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
      func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self>
      }
      extension Publishers.AllSatisfy {
      init(upstream: Upstream, predicate: _)
      let predicate: _
      let upstream: Upstream
      }
      extension Publishers.Autoconnect {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.Breakpoint {
      init(upstream: Upstream, receiveSubscription: _ = nil, receiveOutput: _ = nil, receiveCompletion: _ = nil)
      let receiveCompletion: _
      let receiveOutput: _
      let receiveSubscription: _
      let upstream: Upstream
      }
      extension Publishers.Buffer {
      init(upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>)
      let prefetch: Publishers.PrefetchStrategy
      let size: Int
      let upstream: Upstream
      }
      extension Publishers.Catch {
      init(upstream: Upstream, handler: _)
      let handler: _
      let upstream: Upstream
      }
      extension Publishers.Collect {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.CollectByCount {
      init(upstream: Upstream, count: Int)
      let count: Int
      let upstream: Upstream
      }
      extension Publishers.CollectByTime {
      init(upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?)
      let options: Context.SchedulerOptions?
      let strategy: Publishers.TimeGroupingStrategy<Context>
      let upstream: Upstream
      }
      extension Publishers.CombineLatest {
      init(_: A, _: B)
      }
      extension Publishers.CombineLatest3 {
      init(_: A, _: B, _: C)
      }
      extension Publishers.CombineLatest4 {
      init(_: A, _: B, _: C, _: D)
      }
      extension Publishers.CompactMap {
      init(upstream: Upstream, transform: _)
      let transform: _
      let upstream: Upstream
      }
      extension Publishers.Comparison {
      init(upstream: Upstream, areInIncreasingOrder: _)
      let areInIncreasingOrder: _
      let upstream: Upstream
      }
      extension Publishers.Concatenate {
      init(prefix: Prefix, suffix: Suffix)
      let prefix: Prefix
      let suffix: Suffix
      }
      extension Publishers.Contains {
      init(upstream: Upstream, output: Upstream.Output)
      let output: Upstream.Output
      let upstream: Upstream
      }
      extension Publishers.ContainsWhere {
      init(upstream: Upstream, predicate: _)
      let predicate: _
      let upstream: Upstream
      }
      extension Publishers.Count {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.Debounce {
      init(upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?)
      let dueTime: Context.SchedulerTimeType.Stride
      let options: Context.SchedulerOptions?
      let scheduler: Context
      let upstream: Upstream
      }
      extension Publishers.Decode {
      init(upstream: Upstream, decoder: Coder)
      let upstream: Upstream
      }
      extension Publishers.Delay {
      init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil)
      let interval: Context.SchedulerTimeType.Stride
      let options: Context.SchedulerOptions?
      let scheduler: Context
      let tolerance: Context.SchedulerTimeType.Stride
      let upstream: Upstream
      }
      extension Publishers.Drop {
      init(upstream: Upstream, count: Int)
      let count: Int
      let upstream: Upstream
      }
      extension Publishers.DropUntilOutput {
      init(upstream: Upstream, other: Other)
      let other: Other
      let upstream: Upstream
      }
      extension Publishers.DropWhile {
      init(upstream: Upstream, predicate: _)
      let predicate: _
      let upstream: Upstream
      }
      extension Publishers.Encode {
      init(upstream: Upstream, encoder: Coder)
      let upstream: Upstream
      }
      extension Publishers.Filter {
      func filter(_: _) -> Publishers.Filter<Upstream>
      init(upstream: Upstream, isIncluded: _)
      let isIncluded: _
      let upstream: Upstream
      }
      extension Publishers.First {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.FirstWhere {
      init(upstream: Upstream, predicate: _)
      let predicate: _
      let upstream: Upstream
      }
      extension Publishers.FlatMap {
      init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: _)
      let transform: _
      let upstream: Upstream
      }
      extension Publishers.HandleEvents {
      init(upstream: Upstream, receiveSubscription: _ = nil, receiveOutput: _ = nil, receiveCompletion: _ = nil, receiveCancel: _ = nil, receiveRequest: _)
      let upstream: Upstream
      var receiveCancel: _
      var receiveCompletion: _
      var receiveOutput: _
      var receiveSubscription: _
      }
      extension Publishers.Last {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.LastWhere {
      init(upstream: Upstream, predicate: _)
      let predicate: _
      let upstream: Upstream
      }
      extension Publishers.Map {
      init(upstream: Upstream, transform: _)
      let transform: _
      let upstream: Upstream
      }
      extension Publishers.MapError {
      init(upstream: Upstream, _: _)
      init(upstream: Upstream, transform: _)
      let transform: _
      let upstream: Upstream
      }
      extension Publishers.MapKeyPath {
      let keyPath: KeyPath<Upstream.Output, Output>
      let upstream: Upstream
      }
      extension Publishers.MapKeyPath2 {
      let upstream: Upstream
      }
      extension Publishers.MapKeyPath3 {
      let upstream: Upstream
      }
      extension Publishers.Merge {
      init(_: A, _: B)
      }
      extension Publishers.Merge3 {
      init(_: A, _: B, _: C)
      }
      extension Publishers.Merge4 {
      init(_: A, _: B, _: C, _: D)
      }
      extension Publishers.Merge5 {
      init(_: A, _: B, _: C, _: D, _: E)
      }
      extension Publishers.Merge6 {
      init(_: A, _: B, _: C, _: D, _: E, _: F)
      }
      extension Publishers.Merge7 {
      init(_: A, _: B, _: C, _: D, _: E, _: F, _: G)
      }
      extension Publishers.Merge8 {
      init(_: A, _: B, _: C, _: D, _: E, _: F, _: G, _: H)
      }
      extension Publishers.MergeMany {
      func merge(with: Upstream) -> Publishers.MergeMany<Upstream>
      init(_: Upstream...)
      let publishers: [Upstream]
      }
      extension Publishers.Multicast {
      func connect() -> any Cancellable
      init(upstream: Upstream, createSubject: _)
      let upstream: Upstream
      }
      extension Publishers.Output {
      init(upstream: Upstream, range: CountableRange<Int>)
      let range: CountableRange<Int>
      let upstream: Upstream
      }
      extension Publishers.PrefetchStrategy {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension Publishers.PrefixUntilOutput {
      init(upstream: Upstream, other: Other)
      let other: Other
      let upstream: Upstream
      }
      extension Publishers.PrefixWhile {
      init(upstream: Upstream, predicate: _)
      let predicate: _
      let upstream: Upstream
      }
      extension Publishers.Print {
      init(upstream: Upstream, prefix: String, to: (any TextOutputStream)? = nil)
      let prefix: String
      let stream: (any TextOutputStream)?
      let upstream: Upstream
      }
      extension Publishers.ReceiveOn {
      init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?)
      let options: Context.SchedulerOptions?
      let scheduler: Context
      let upstream: Upstream
      }
      extension Publishers.Reduce {
      init(upstream: Upstream, initial: Output, nextPartialResult: _)
      let initial: Output
      let nextPartialResult: _
      let upstream: Upstream
      }
      extension Publishers.RemoveDuplicates {
      init(upstream: Upstream, predicate: _)
      let predicate: _
      let upstream: Upstream
      }
      extension Publishers.Retry {
      init(upstream: Upstream, retries: Int?)
      let retries: Int?
      let upstream: Upstream
      }
      extension Publishers.Scan {
      init(upstream: Upstream, initialResult: Output, nextPartialResult: _)
      let initialResult: Output
      let nextPartialResult: _
      let upstream: Upstream
      }
      extension Publishers.Sequence {
      func allSatisfy(_: _) -> Result<Bool, Failure>.Publisher
      func append(_: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure>
      func append(_: Publishers.Sequence<Elements, Failure>.Output...) -> Publishers.Sequence<Elements, Failure>
      func collect() -> Result<[Publishers.Sequence<Elements, Failure>.Output], Failure>.Publisher
      func contains(_: Elements.Element) -> Result<Bool, Failure>.Publisher
      func contains(where: _) -> Result<Bool, Failure>.Publisher
      func count() -> Just<Int>
      func count() -> Result<Int, Failure>.Publisher
      func drop(while: _) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
      func dropFirst(_: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure>
      func filter(_: _) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure>
      func first() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func first(where: _) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func last() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func last(where: _) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func max() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func max(by: _) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func min() -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func min(by: _) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func output(at: Elements.Index) -> Optional<Publishers.Sequence<Elements, Failure>.Output>.Publisher
      func output(in: Range<Elements.Index>) -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure>
      func prefix(_: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure>
      func prefix(while: _) -> Publishers.Sequence<[Elements.Element], Failure>
      func prepend(_: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure>
      func prepend(_: Publishers.Sequence<Elements, Failure>.Output...) -> Publishers.Sequence<Elements, Failure>
      func removeDuplicates() -> Publishers.Sequence<[Publishers.Sequence<Elements, Failure>.Output], Failure>
      init(sequence: Elements)
      let sequence: Elements
      }
      extension Publishers.SetFailureType {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.Share {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.SubscribeOn {
      init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?)
      let options: Context.SchedulerOptions?
      let scheduler: Context
      let upstream: Upstream
      }
      extension Publishers.SwitchToLatest {
      init(upstream: Upstream)
      let upstream: Upstream
      }
      extension Publishers.Throttle {
      init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool)
      let interval: Context.SchedulerTimeType.Stride
      let latest: Bool
      let scheduler: Context
      let upstream: Upstream
      }
      extension Publishers.Timeout {
      init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions?, customError: _)
      let interval: Context.SchedulerTimeType.Stride
      let options: Context.SchedulerOptions?
      let scheduler: Context
      let upstream: Upstream
      }
      extension Publishers.Zip {
      init(_: A, _: B)
      }
      extension Publishers.Zip3 {
      init(_: A, _: B, _: C)
      }
      extension Publishers.Zip4 {
      init(_: A, _: B, _: C, _: D)
      }
      extension Record {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      init(output: [Output], completion: Subscribers.Completion<Failure>)
      init(record: _)
      init(recording: Record<Output, Failure>.Recording)
      let recording: Record<Output, Failure>.Recording
      }
      extension Record.Recording {
      func encode(into: any Encoder) throws
      func encode(to: any Encoder) throws
      func receive(_: Record<Output, Failure>.Recording.Input)
      func receive(completion: Subscribers.Completion<Failure>)
      init()
      init(from: any Decoder) throws
      init(output: [Output], completion: Subscribers.Completion<Failure> = .finished)
      var completion: Subscribers.Completion<Failure> {get}
      var output: [Output] {get}
      }
      extension Result {
      var publisher: Result<Success, Failure>.Publisher {get}
      }
      extension Result.Publisher {
      func allSatisfy(_: _) -> Result<Bool, Failure>.Publisher
      func collect() -> Result<[Result<Success, Failure>.Publisher.Output], Failure>.Publisher
      func contains(_: Result<Success, Failure>.Publisher.Output) -> Result<Bool, Failure>.Publisher
      func contains(where: _) -> Result<Bool, Failure>.Publisher
      func count() -> Result<Int, Failure>.Publisher
      func first() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func last() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func max() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func max(by: _) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func min() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func min(by: _) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func removeDuplicates() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func removeDuplicates(by: _) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      func retry(_: Int) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher
      init(_: Failure)
      init(_: Result<Result<Success, Failure>.Publisher.Output, Failure>)
      init(_: Result<Success, Failure>.Publisher.Output)
      let result: Result<Result<Success, Failure>.Publisher.Output, Failure>
      }
      extension Scheduler {
      func schedule(_: _)
      func schedule(after: Self.SchedulerTimeType, _: _)
      func schedule(after: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, _: _) -> any Cancellable
      func schedule(after: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, _: _) -> any Cancellable
      func schedule(after: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _: _) -> any Cancellable
      func schedule(after: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _: _)
      func schedule(after: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _: _)
      func schedule(options: Self.SchedulerOptions?, _: _)
      var now: Self.SchedulerTimeType {get}
      }
      extension SchedulerTimeIntervalConvertible {
      static func microseconds(_: Int) -> Self
      static func milliseconds(_: Int) -> Self
      static func nanoseconds(_: Int) -> Self
      static func seconds(_: Double) -> Self
      static func seconds(_: Int) -> Self
      }
      extension Sequence {
      var publisher: Publishers.Sequence<Self, Never> {get}
      }
      extension Subject {
      func send()
      func send(completion: Subscribers.Completion<Self.Failure>)
      func send(subscription: any Subscription)
      }
      extension Subscriber {
      func receive() -> Subscribers.Demand
      func receive(_: Self.Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Self.Failure>)
      func receive(subscription: any Subscription)
      }
      extension Subscribers.Assign {
      func cancel()
      func receive(_: Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Never>)
      func receive(subscription: any Subscription)
      init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>)
      let keyPath: ReferenceWritableKeyPath<Root, Input>
      var customMirror: Mirror {get}
      var description: String {get}
      var object: Root? {get}
      }
      extension Subscribers.Completion {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension Subscribers.Demand {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static func max(_: Int) -> Subscribers.Demand
      static let none: Subscribers.Demand
      var description: String {get}
      var hashValue: Int {get}
      var max: Int? {get}
      }
      extension Subscribers.Sink {
      func cancel()
      func receive(_: Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Failure>)
      func receive(subscription: any Subscription)
      init(receiveCompletion: _, receiveValue: _)
      var customMirror: Mirror {get}
      var description: String {get}
      var receiveCompletion: _ {get}
      var receiveValue: _ {get}
      }
      extension Subscription {
      func request(_: Subscribers.Demand)
      }
      extension Subscriptions {
      static var empty: any Subscription {get}
      }
      """#)
}
