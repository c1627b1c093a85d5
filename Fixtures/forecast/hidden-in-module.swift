// One error of types keeps the compiler from looking at regions.
class Log { func use() {} }
let global = Log() // says: 5 global-let
func task(_ log: Log) { Task { log.use() } } // says: 25 sending-closure [warning 5f 5c]
func main(_ log: Log) async { await present(log) } // says: 37 sending [warning 5f 5c]
@MainActor func present(_ log: Log) {}
@MainActor func result() -> Log { Log() }
func results() async { _ = await result() } // says: 34 result [warning 5f 5c]
@MainActor final class Screen { var log = Log(); deinit { log.use() } } // says: 59 destructor [warning 5f 5c]
@MainActor final class N { var log = Log(); func f() async { await copy(log) } } // says: 68 sending [warning 5f 5c]
func copy(_ log: Log) async {}
