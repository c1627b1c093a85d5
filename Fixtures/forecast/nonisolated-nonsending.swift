// With SE-0461 a nonisolated asynchronous function stays on its caller's actor.
// flags: -enable-upcoming-feature NonisolatedNonsendingByDefault
final class Log { var number = 0; func use() {}; func flush() async {} }
func copy(_ log: Log) async {}
@MainActor func calls(_ log: Log) async { await copy(log); await log.flush() }
actor Store { var log = Log(); func f() async { await copy(log) } }
@concurrent func away(_ log: Log) async {}
@MainActor func callsAway(_ log: Log) async { await away(log) } // says: 53 sending
func parameter(_ log: Log) async { await present(log) } // says: 42 sending
@MainActor func present(_ log: Log) {}
func task(_ log: Log) async { Task { log.use() } } // says: 31 sending-closure
protocol Showing { func work(_ log: Log) async }
@MainActor final class Screen: Showing { func work(_ log: Log) async {} }
func result() async { _ = await gives() } // says: 33 result
@MainActor func gives() -> Log { Log() }
