extension SDKInterface {
  /// Queues, and what blocks a thread. That `DispatchQueue.main.async`, spelt so, is on the main actor is a rule of the compiler,
  /// not of these declarations.
  static let dispatch = SDKInterface(
    module: "Dispatch",
    source: #"""
      // source: apple/dispatch/dispatchqueue; since: iOS 8
      public class DispatchObject {}
      @_semantics("ordersThreads") public class DispatchQueue: DispatchObject, @unchecked Sendable {
        @_semantics("mainThread") public class var main: DispatchQueue { get }
        public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
        public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
        public struct Attributes: OptionSet, Sendable {
          public let rawValue: UInt64
          public init(rawValue: UInt64)
          public static let concurrent: DispatchQueue.Attributes
        }
        public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }
        @_semantics("callsBackOffMain") @preconcurrency public func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
        public func async(execute workItem: DispatchWorkItem)
        public func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
        @_semantics("callsBackOffMain") @preconcurrency public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
        @_semantics("callsBackOffMain") @preconcurrency public func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
        public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
        @_semantics("waits") public func sync(execute workItem: () -> ())
        @_semantics("waits") public func sync<T>(execute work: () throws -> T) rethrows -> T
        @_semantics("waits") public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
        @_semantics("waits") public func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T // source: apple/dispatch/dispatchqueue; since: iOS 12
        @_semantics("waits") public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
        @_semantics("threadIdentity") public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
      }
      public final class DispatchSpecificKey<T> { public init() }
      extension DispatchSpecificKey: Sendable where T: Sendable {}
      // source: apple/dispatch/dispatchgroup; since: iOS 8
      @_semantics("ordersThreads") public class DispatchGroup: DispatchObject, @unchecked Sendable {
        public init()
        public func enter()
        @_semantics("signals") public func leave()
        @available(*, noasync) @_semantics("waits") public func wait()
        @available(*, noasync) @_semantics("waits") public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
        @_semantics("closuresUnknown") public func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping @convention(block) () -> ())
        public func notify(queue: DispatchQueue, work: DispatchWorkItem)
      }
      // source: apple/dispatch/dispatchsemaphore; since: iOS 8
      @_semantics("ordersThreads") public class DispatchSemaphore: DispatchObject, @unchecked Sendable {
        public init(value: Int)
        @_semantics("signals") @discardableResult public func signal() -> Int
        @available(*, noasync) @_semantics("waits") public func wait()
        @available(*, noasync) @_semantics("waits") public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
      }
      // source: apple/dispatch/dispatchworkitem; since: iOS 8
      @_semantics("workItem") public class DispatchWorkItem {
        @_semantics("closuresUnknown") public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @convention(block) () -> ())
        public func perform()
        public func cancel()
        public var isCancelled: Bool { get }
        @_semantics("waits") public func wait()
        @_semantics("waits") public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
        @_semantics("closuresUnknown") public func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping @convention(block) () -> ())
      }
      public struct DispatchWorkItemFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let barrier: DispatchWorkItemFlags
      }
      // source: apple/dispatch/dispatchsource; since: iOS 8
      public typealias DispatchSourceHandler = @convention(block) () -> Void
      public protocol DispatchSourceProtocol {
        func resume()
        func cancel()
      }
      public class DispatchSource: DispatchObject, @unchecked Sendable, DispatchSourceProtocol {
        public class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer
        public struct TimerFlags: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt)
        }
      }
      public protocol DispatchSourceTimer: DispatchSourceProtocol {}
      extension DispatchSourceProtocol {
        @_semantics("callsBackOnQueue") @_semantics("closuresUnknown") public func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
        @_semantics("callsBackOnQueue") @_semantics("closuresUnknown") public func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
        @_semantics("callsBackOnQueue") @_semantics("closuresUnknown") public func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
      }
      // source: apple/dispatch; since: iOS 8
      public struct DispatchTime: Comparable, Sendable { public static func now() -> DispatchTime }
      public struct DispatchWallTime: Comparable, Sendable { public static func now() -> DispatchWallTime }
      public enum DispatchTimeoutResult: Sendable { case success, timedOut }
      public enum DispatchTimeInterval: Equatable, Sendable { case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never }
      public struct DispatchQoS: Equatable, Sendable {
        public static let userInitiated: DispatchQoS
        public static let utility: DispatchQoS
        public static let background: DispatchQoS
        public static let `default`: DispatchQoS
        public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
      }
      public enum DispatchPredicate: Sendable { case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue) }
      @_semantics("threadIdentity") public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate, file: StaticString = #file, line: UInt = #line)
      @_semantics("waits") public func dispatchMain() -> Never
      """#)
}
