extension SDKInterface {
  /// Functions of C that block, or are about threads; Glibc and Musl have the same.
  static let darwin = SDKInterface(
    module: "Darwin",
    source: #"""
      // source: apple/kernel
      @_semantics("waits") public func sleep(_ seconds: UInt32) -> UInt32
      @_semantics("waits") public func usleep(_ microseconds: UInt32) -> Int32
      @_semantics("waits") public func nanosleep(_ requested: UnsafePointer<timespec>!, _ remaining: UnsafeMutablePointer<timespec>!) -> Int32
      public struct timespec {}
      public struct pthread_mutex_t { public init() }
      public struct pthread_rwlock_t { public init() }
      @_semantics("locks") public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
      @_semantics("locks") public func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
      @_semantics("unlocks") public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
      @_semantics("locks") public func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
      @_semantics("locks") public func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
      @_semantics("unlocks") public func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
      @_semantics("threadIdentity") public func pthread_main_np() -> Int32
      @_semantics("threadIdentity") public func pthread_self() -> pthread_t
      public struct pthread_t {}
      """#)

  /// The same functions under the names of the modules that Linux has.
  static let glibc = SDKInterface(module: "Glibc", exports: ["Darwin"], source: "")
  static let musl = SDKInterface(module: "Musl", exports: ["Darwin"], source: "")
}
