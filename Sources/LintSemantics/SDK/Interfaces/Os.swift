extension SDKInterface {
  /// Logging, and unfair locks.
  static let os = SDKInterface(
    module: "os", imports: ["Foundation"],
    source: #"""
      // source: apple/os/osallocatedunfairlock; since: iOS 16
      @_semantics("ordersThreads") public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
        public init(uncheckedState initialState: State)
        public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R
        public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable
        @_semantics("triesLock") public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R?
        @_semantics("triesLock") public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable
      }
      extension OSAllocatedUnfairLock where State: Sendable { public init(initialState: State) }
      extension OSAllocatedUnfairLock where State == () {
        public init()
        public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R
        public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable
        @available(*, noasync) @_semantics("locks") public func lock()
        @available(*, noasync) @_semantics("unlocks") public func unlock()
        @available(*, noasync) @_semantics("locks") public func lockIfAvailable() -> Bool
      }
      // source: apple/os/os_unfair_lock_lock; since: iOS 10
      @_semantics("ordersThreads") @_semantics("ordersThreads os_unfair_lock") public struct os_unfair_lock_s: Sendable { public init() }
      public typealias os_unfair_lock = os_unfair_lock_s
      public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
      @available(*, noasync) @_semantics("locks") public func os_unfair_lock_lock(_ lock: os_unfair_lock_t)
      @available(*, noasync) @_semantics("locks") public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool
      @available(*, noasync) @_semantics("unlocks") public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t)
      // source: apple/os/logger; since: iOS 14
      public struct Logger: @unchecked Sendable {
        public init(subsystem: String, category: String)
        public init()
        public func log(_ message: OSLogMessage)
        public func trace(_ message: OSLogMessage)
        public func debug(_ message: OSLogMessage)
        public func info(_ message: OSLogMessage)
        public func notice(_ message: OSLogMessage)
        public func warning(_ message: OSLogMessage)
        public func error(_ message: OSLogMessage)
        public func critical(_ message: OSLogMessage)
        public func fault(_ message: OSLogMessage)
      }
      public struct OSLogMessage: ExpressibleByStringInterpolation { public init(stringLiteral value: String) }
      public struct OSLogPrivacy { public static var `public`: OSLogPrivacy { get } } // source: apple/os/oslogprivacy; since: iOS 14
      public struct OSSignposter: @unchecked Sendable { public init() } // source: apple/os/ossignposter; since: iOS 15
      """#)
}
