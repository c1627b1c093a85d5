// The main actor as the default isolation leaves little.
// flags: -default-isolation MainActor
class Log { var number = 0; func use() {} }
var global = 1
let shared = Log()
struct Shelf { static var shelf = 1; static let log = Log() }
func run(_ f: @escaping @Sendable () -> Void) {}
func capture(_ log: Log) { run { _ = log } }
func calls(_ log: Log) { run { log.use() } } // says: 36 isolation [error 6, warning 5f 5c 5t 5]
func detached(_ log: Log) { Task.detached { log.use() } } // says: 49 missing-await [error 6, warning 5f 5c 5t 5]
func detachedAwait(_ log: Log) { Task.detached { await log.use() } }
nonisolated class N { var number = 0 }
nonisolated let call = N() // says: 1 nonisolated-constant; 17 global-let
let present = N()
func captureN(_ number: N) { run { _ = number } } // says: 40 capture
nonisolated func off() { _ = shared } // says: 30 isolation [error 6, warning 5f 5c 5t 5]
protocol Showing { func pair() }
extension Log: Showing { func pair() {} }
nonisolated func uses(_ log: Log) { let pair: any Showing = log; _ = pair }
