// Closures in initial values: on the variable's global actor in minimal mode 5 only.
// configurations: 5, 5complete, 6

@MainActor func show() -> Int { 1 }
@MainActor class Chart {
  var plain = { // isolation: @MainActor
    1
  }
  var closure = // isolation: @MainActor
    { 1 } // isolation: 5: @MainActor; nonisolated
  lazy var later = // isolation: @MainActor
    { 1 } // isolation: 5: @MainActor; nonisolated
  lazy var called: Int = // isolation: @MainActor
    { 1 }() // isolation: 5: @MainActor; nonisolated
  let constant: () -> Int = // isolation: @MainActor
    { 1 } // isolation: 5: @MainActor; nonisolated
  let sendable: @Sendable () -> Int = // isolation: @MainActor
    { 1 } // isolation: nonisolated
  static let shared = // isolation: @MainActor
    { 1 } // isolation: 5: @MainActor; nonisolated
  static let computed: Int = // isolation: @MainActor
    { show() }() // isolation: 5: @MainActor; nonisolated
  lazy var usingSelf = // isolation: @MainActor
    { self.later() } // isolation: 5: @MainActor; nonisolated
}
@MainActor class Poll {
  lazy var task = // isolation: @MainActor
    Task { 1 } // isolation: 5: @MainActor; nonisolated
  var running: Task<Int, Never>? // isolation: @MainActor
  func start() { // isolation: @MainActor
    running = Task { 1 } // isolation: @MainActor
  }
  init() { // isolation: @MainActor
    running = Task { 1 } // isolation: @MainActor
  }
}
func ask(default answer: () -> Int = { 1 }) {} // isolation: nonisolated
