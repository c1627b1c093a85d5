import Foundation

// Only `deinit` is off the main actor.
@MainActor final class Clock {
  nonisolated(unsafe) private var timer: Timer?
  nonisolated(unsafe) weak var owner: AnyObject?
  init() { timer = nil }
  func start() { timer = Timer() }
  deinit { timer?.invalidate() }
}

enum Registry {
  private static let queue = DispatchQueue(label: "registry")
  nonisolated(unsafe) private static var names: [String] = []
  static func add(_ name: String) { queue.sync { names.append(name) } }
}

enum Setup {
  // Set once, before other threads exist.
  nonisolated(unsafe) static var isDebug = false
  nonisolated(unsafe) static var level = 1
  nonisolated(unsafe) static var computed: Int { level }
}
func setUp() { Setup.isDebug = true }
