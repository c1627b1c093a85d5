// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let combine = SDKTypes(
    module: "Combine",
    exports: [],
    imports: [],
    extended: [
      "AsyncPublisher", "AsyncThrowingPublisher", "Collect", "CollectByCount", "CombineLatest",
      "CombineLatest3", "CombineLatest4", "Concatenate", "Contains", "Count", "Drop", "DropUntilOutput", "Fail",
      "First", "IgnoreOutput", "ImmediateScheduler", "Last", "Merge", "Merge3", "Merge4", "Merge5", "Merge6", "Merge7",
      "Merge8", "MergeMany", "Optional", "Output", "Publisher", "Publishers", "Record", "Recording", "ReplaceEmpty",
      "ReplaceError", "Result", "Retry", "SchedulerTimeType", "Sequence", "SetFailureType", "Subscribers", "Zip",
      "Zip3", "Zip4"
    ],
    text: #"""
      // source: apple/combine; since: iOS 17.4 SDK
      public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {}
      public struct CombineIdentifier: Hashable {}
      public protocol CustomCombineIdentifierConvertible {}
      public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {}
      public struct Empty<Output, Failure>: Equatable, Publisher where Failure: Error {}
      public struct Fail<Output, Failure>: Publisher where Failure: Error {}
      public struct ImmediateScheduler: Scheduler {}
      public struct Record<Output, Failure>: Publisher where Failure: Error {}
      public protocol SchedulerTimeIntervalConvertible {}
      public enum Subscriptions {}
      public protocol TopLevelDecoder {}
      public protocol TopLevelEncoder {}
      extension AsyncPublisher {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension AsyncThrowingPublisher {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension ImmediateScheduler {
        public struct SchedulerTimeType: Strideable {}
      }
      extension ImmediateScheduler.SchedulerTimeType {
        public struct Stride: Comparable, Decodable, Encodable, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible, SignedNumeric {}
      }
      extension Optional {
        public struct Publisher: Publisher {}
      }
      extension Publishers {
        public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {}
        public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {}
        public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {}
        public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {}
        public struct Buffer<Upstream>: Publisher where Upstream: Publisher {}
        public enum BufferingStrategy<Failure> where Failure: Error {}
        public struct Catch<Upstream, NewPublisher>: Publisher where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {}
        public struct Collect<Upstream>: Publisher where Upstream: Publisher {}
        public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {}
        public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {}
        public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {}
        public struct CombineLatest3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {}
        public struct CombineLatest4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {}
        public struct Comparison<Upstream>: Publisher where Upstream: Publisher {}
        public struct Concatenate<Prefix, Suffix>: Publisher where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {}
        public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {}
        public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {}
        public struct Count<Upstream>: Publisher where Upstream: Publisher {}
        public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {}
        public struct Decode<Upstream, Output, Coder>: Publisher where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {}
        public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {}
        public struct Drop<Upstream>: Publisher where Upstream: Publisher {}
        public struct DropUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {}
        public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {}
        public struct Encode<Upstream, Coder>: Publisher where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {}
        public struct First<Upstream>: Publisher where Upstream: Publisher {}
        public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {}
        public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {}
        public struct Last<Upstream>: Publisher where Upstream: Publisher {}
        public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {}
        public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {}
        public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {}
        public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {}
        public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {}
        public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {}
        public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {}
        public struct Merge<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {}
        public struct Merge3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {}
        public struct Merge4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output {}
        public struct Merge5<A, B, C, D, E>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output {}
        public struct Merge6<A, B, C, D, E, F>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output {}
        public struct Merge7<A, B, C, D, E, F, G>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output {}
        public struct Merge8<A, B, C, D, E, F, G, H>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output {}
        public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {}
        public final class Multicast<Upstream, SubjectType>: ConnectablePublisher where Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {}
        public struct Output<Upstream>: Publisher where Upstream: Publisher {}
        public enum PrefetchStrategy: Hashable {}
        public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {}
        public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {}
        public struct Print<Upstream>: Publisher where Upstream: Publisher {}
        public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {}
        public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {}
        public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {}
        public struct Retry<Upstream>: Publisher where Upstream: Publisher {}
        public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {}
        public struct Sequence<Elements, Failure>: Publisher where Elements: Sequence, Failure: Error {}
        public struct SetFailureType<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {}
        public final class Share<Upstream>: Equatable, Publisher where Upstream: Publisher {}
        public struct SwitchToLatest<P, Upstream>: Publisher where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {}
        public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {}
        public enum TimeGroupingStrategy<Context> where Context: Scheduler {}
        public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {}
        public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryCatch<Upstream, NewPublisher>: Publisher where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {}
        public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {}
        public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {}
        public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {}
        public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {}
        public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {}
        public struct Zip3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {}
        public struct Zip4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {}
      }
      extension Record {
        public struct Recording {}
      }
      extension Result {
        public struct Publisher: Publisher {}
      }
      extension Subscribers {
        public final class Assign<Root, Input>: Cancellable, Subscriber {}
        public final class Sink<Input, Failure>: Cancellable, Subscriber where Failure: Error {}
      }
      extension Fail: Equatable where Output: Copyable, Output: Escapable, Failure: Equatable {}
      extension Record: Decodable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {}
      extension Record: Encodable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {}
      extension Optional.Publisher: Equatable where Wrapped: Equatable {}
      extension Publishers.Collect: Equatable where Upstream: Equatable {}
      extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
      extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
      extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
      extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
      extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
      extension Publishers.Contains: Equatable where Upstream: Equatable {}
      extension Publishers.Count: Equatable where Upstream: Equatable {}
      extension Publishers.Drop: Equatable where Upstream: Equatable {}
      extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
      extension Publishers.First: Equatable where Upstream: Equatable {}
      extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
      extension Publishers.Last: Equatable where Upstream: Equatable {}
      extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
      extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
      extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
      extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
      extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
      extension Publishers.Merge7: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
      extension Publishers.Merge8: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
      extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
      extension Publishers.Output: Equatable where Upstream: Equatable {}
      extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
      extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
      extension Publishers.Retry: Equatable where Upstream: Equatable {}
      extension Publishers.Sequence: Equatable where Elements: Equatable {}
      extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
      extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
      extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
      extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
      extension Record.Recording: Decodable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable, Failure: Error {}
      extension Record.Recording: Encodable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable, Failure: Error {}
      extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable, Failure: Error {}
      """#)
}
