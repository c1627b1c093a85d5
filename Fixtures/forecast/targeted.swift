// Targeted checking asks contexts that use concurrency.
class Log { var number = 0 }
func run(_ f: @escaping @Sendable () -> Void) {}
func call(_ log: Log) { run { _ = log } } // says: 35 capture
func isAsync(_ log: Log) async { run { _ = log } } // says: 44 capture [error 6, warning 5f 5c 5t]
@MainActor func present(_ log: Log) { run { _ = log } } // says: 49 capture [error 6, warning 5f 5c 5t]
actor Store { func f(_ log: Log) { run { _ = log } } } // says: 46 capture [error 6, warning 5f 5c 5t]
@MainActor final class Screen { func f(_ log: Log) { run { _ = log } } ; var size = 1 } // says: 64 capture [error 6, warning 5f 5c 5t]
@Sendable func shelf(_ log: Log) { run { _ = log } } // says: 46 capture [error 6, warning 5f 5c 5t]
