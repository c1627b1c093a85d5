extension SDKInterface {
  /// Functions of C that block, are about threads, or calculate; Glibc and Musl have the same.
  static let darwin = SDKInterface(
    module: "Darwin",
    source: #"""
      // source: apple/kernel
      @_semantics("waits") public func sleep(_ seconds: UInt32) -> UInt32
      @_semantics("waits") public func usleep(_ microseconds: UInt32) -> Int32
      @_semantics("waits") public func nanosleep(_ requested: UnsafePointer<timespec>!, _ remaining: UnsafeMutablePointer<timespec>!) -> Int32
      public struct timespec {}
      @_semantics("ordersThreads") public struct pthread_mutex_t { public init() }
      @_semantics("ordersThreads") public struct pthread_rwlock_t { public init() }
      @_semantics("locks") public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
      @_semantics("locks") public func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
      @_semantics("unlocks") public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
      @_semantics("locks") public func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
      @_semantics("locks") public func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
      @_semantics("unlocks") public func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
      @_semantics("threadIdentity") public func pthread_main_np() -> Int32
      @_semantics("threadIdentity") public func pthread_self() -> pthread_t
      public struct pthread_t {}

      // source: swift/Platform/tgmath.swift.gyb
      public func fabs<T>(_ x: T) -> T where T: FloatingPoint
      public func sqrt<T>(_ x: T) -> T where T: FloatingPoint
      public func ceil<T>(_ x: T) -> T where T: FloatingPoint
      public func floor<T>(_ x: T) -> T where T: FloatingPoint
      public func round<T>(_ x: T) -> T where T: FloatingPoint
      public func trunc<T>(_ x: T) -> T where T: FloatingPoint
      public func fmod<T>(_ x: T, _ y: T) -> T where T: FloatingPoint
      public func remainder<T>(_ x: T, _ y: T) -> T where T: FloatingPoint
      public func cos(_ x: Double) -> Double
      public func sin(_ x: Double) -> Double
      public func tan(_ x: Double) -> Double
      public func acos(_ x: Double) -> Double
      public func asin(_ x: Double) -> Double
      public func atan(_ x: Double) -> Double
      public func exp(_ x: Double) -> Double
      public func log(_ x: Double) -> Double
      public func log10(_ x: Double) -> Double
      public func log2(_ x: Double) -> Double
      public func pow(_ x: Double, _ y: Double) -> Double
      public func atan2(_ x: Double, _ y: Double) -> Double
      public func hypot(_ x: Double, _ y: Double) -> Double
      public func cos(_ x: Float) -> Float
      public func sin(_ x: Float) -> Float
      public func tan(_ x: Float) -> Float
      public func acos(_ x: Float) -> Float
      public func asin(_ x: Float) -> Float
      public func atan(_ x: Float) -> Float
      public func exp(_ x: Float) -> Float
      public func log(_ x: Float) -> Float
      public func log10(_ x: Float) -> Float
      public func log2(_ x: Float) -> Float
      public func pow(_ x: Float, _ y: Float) -> Float
      public func atan2(_ x: Float, _ y: Float) -> Float
      public func hypot(_ x: Float, _ y: Float) -> Float
      """#)

  /// The same functions under the names of the modules that Linux has.
  static let glibc = SDKInterface(module: "Glibc", exports: ["Darwin"], source: "")
  static let musl = SDKInterface(module: "Musl", exports: ["Darwin"], source: "")
}
