// The function is what sleeps on a platform that has no 'Task.sleep'.
enum Clock {
  static func sleep(for nanoseconds: Int) async throws {
    #if canImport(Glibc)
    var time = timespec(tv_sec: 0, tv_nsec: nanoseconds)
    nanosleep(&time, nil)
    #else
    try await Task.sleep(nanoseconds: UInt64(nanoseconds))
    #endif
  }
  static func poll() async {
    #if canImport(Glibc)
    usleep(1_000_000) // expect-warning: blocking-wait-in-async
    #endif
  }
}
