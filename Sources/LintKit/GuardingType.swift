extension Pass {
  /// What several threads share a value in so that the compiler can check it, as advice names it: a `Mutex` (SE-0433)
  /// where all systems that the target runs on have it, as far as it says, and otherwise what older ones have.
  public var guardingType: String {
    let settings = index.settings(of: file)
    if settings.runs(onOrAfter: ["iOS": 18, "macOS": 15, "tvOS": 18, "watchOS": 11, "visionOS": 2]) {
      return "a 'Mutex'"
    }
    let hasUnfairLock = settings.runs(onOrAfter: ["iOS": 16, "macOS": 13, "tvOS": 16, "watchOS": 9])
    return hasUnfairLock ? "an 'OSAllocatedUnfairLock'" : "a class with a lock"
  }
}
