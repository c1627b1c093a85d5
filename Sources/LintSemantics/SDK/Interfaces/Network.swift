extension SDKInterface {
  /// Handlers run on the queue that a connection or monitor is started with.
  static let network = SDKInterface(
    module: "Network", exports: ["Foundation"],
    source: #"""
      // source: apple/network/nwconnection; since: iOS 17 SDK
      final public class NWConnection: Sendable {
        final public var stateUpdateHandler: (@Sendable (NWConnection.State) -> Void)? { get set }
        @_semantics("callsBackOffMain") final public func start(queue: DispatchQueue)
        final public func cancel()
        public enum State: Sendable { case setup, preparing, ready, cancelled }
      }
      // source: apple/network/nwpathmonitor; since: iOS 17 SDK
      final public class NWPathMonitor: Sendable {
        public init()
        final public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? { get set }
        @_semantics("callsBackOffMain") final public func start(queue: DispatchQueue)
        final public func cancel()
      }
      public struct NWPath: Equatable, Sendable {}
      """#)
}
