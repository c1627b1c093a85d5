import Dispatch
// All code on the queue is on the actor.
actor Pump {
  private let queue = DispatchSerialQueue(label: "pump")
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
  var level = 0
}
final class Well: Sendable {
  private let pump = Pump()
  func look() async { print(level()) }
  func level() -> Int { pump.assumeIsolated { $0.level } }
}
