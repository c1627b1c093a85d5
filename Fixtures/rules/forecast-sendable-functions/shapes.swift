import Dispatch

func run(_ body: @escaping @Sendable () -> Void) {}
func plain(_ body: () -> Void) {}

func later(_ queue: DispatchQueue, _ work: @escaping () -> Void) {
  queue.async(execute: work) // expect: forecast-sendable-functions
  run(work) // expect: forecast-sendable-functions
  plain(work)
}

func sendable(_ queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) {
  queue.async(execute: work)
  run(work)
}
