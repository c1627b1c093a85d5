extension SDKInterface {
  /// Locks and atomics that hold what they protect.
  static let synchronization = SDKInterface(
    module: "Synchronization",
    source: #"""
      // source: SE-0433; since: iOS 18
      @_semantics("ordersThreads") public struct Mutex<Value>: ~Copyable where Value: ~Copyable { public init(_ initialValue: consuming sending Value) }
      extension Mutex: @unchecked Sendable where Value: ~Copyable {}
      extension Mutex where Value: ~Copyable {
        public borrowing func withLock<Result, E>(_ body: (inout sending Value) throws(E) -> sending Result) throws(E) -> sending Result where E: Error, Result: ~Copyable
        @_semantics("triesLock") public borrowing func withLockIfAvailable<Result, E>(_ body: (inout sending Value) throws(E) -> sending Result) throws(E) -> sending Result? where E: Error, Result: ~Copyable
      }
      // source: SE-0410; since: iOS 18
      public protocol AtomicRepresentable {}
      public struct Atomic<Value>: ~Copyable where Value: AtomicRepresentable { public init(_ initialValue: consuming Value) }
      extension Atomic: @unchecked Sendable where Value: Sendable {}
      extension Atomic {
        public func load(ordering: AtomicLoadOrdering) -> Value
        public func store(_ desired: consuming Value, ordering: AtomicStoreOrdering)
        public func exchange(_ desired: consuming Value, ordering: AtomicUpdateOrdering) -> Value
        public func compareExchange(expected: consuming Value, desired: consuming Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value)
      }
      extension Atomic where Value == Int {
        @discardableResult public func add(_ operand: Int, ordering: AtomicUpdateOrdering) -> (oldValue: Int, newValue: Int)
        @discardableResult public func wrappingAdd(_ operand: Int, ordering: AtomicUpdateOrdering) -> (oldValue: Int, newValue: Int)
      }
      public struct AtomicLoadOrdering: Sendable {}
      public struct AtomicStoreOrdering: Sendable {}
      public struct AtomicUpdateOrdering: Sendable {}
      """#)
}
