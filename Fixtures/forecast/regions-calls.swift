// What calls that leave an isolation give away and bring back.
final class Log { var number = 0; func use() {}; func flush() async {} }
struct Res { var log = Log() }
actor Store { var log = Log(); func keep(_ log: Log) {}; func hand() -> Log { log }; func fresh() -> Log { Log() }; func count(_ log: Log) -> Int { 1 }; init() {}; init(log: Log) { self.log = log }
    func out() async { await present(log) } // says: 30 sending
    func other(_ store: Store) async { await store.keep(log) } // says: 52 sending
    func param(_ log: Log) async { await present(log) } // says: 42 sending
    func calls() async { await copy(log) } // says: 32 sending
    func local() async { let log = Log(); await present(log) }
    func method() async { await log.flush() } } // says: 37 sending
@MainActor func present(_ log: Log) {}
@MainActor func mainGives() -> Log { Log() }
@MainActor final class Screen { var log = Log(); let fixed = Log(); func keep(_ log: Log) {}; func hand() -> Log { log }
    func out(_ store: Store) async { await store.keep(log) } // says: 50 sending
    func calls() async { await copy(log); await log.flush() } } // says: 32 sending; 53 sending
func copy(_ log: Log) async {}
func parameter(_ log: Log, _ store: Store) async { await store.keep(log) } // says: 64 sending
func parameterMain(_ log: Log) async { await present(log) } // says: 46 sending
func local(_ store: Store) async { let log = Log(); await store.keep(log) }
func localLater(_ store: Store) async { let log = Log(); await store.keep(log); log.use() } // says: 70 sending
func temporary(_ store: Store) async { await store.keep(Log()); _ = Store(log: Log()) }
func result(_ store: Store) async { let log = await store.hand(); log.use() } // says: 59 result
func resultFresh(_ store: Store) async { _ = await store.fresh() } // says: 58 result
func resultMain() async { let log = await mainGives(); log.use() } // says: 43 result
func resultMethod(_ screen: Screen) async { _ = await screen.hand() } // says: 62 result
func closureArgument(_ f: @escaping () -> Void) async { await runMain(f) } // says: 63 sending
@MainActor func runMain(_ f: @escaping () -> Void) {}
class Recorder { var number = 0; func store() async { await onMainC(self) }; func flag() async { await self.recorder() }; @MainActor func recorder() {} } // says: 61 sending
@MainActor func onMainC(_ recorder: Recorder) {}
func run(_ log: Log) async { await MainActor.run { log.use() } } // says: 52 capture [warning 5c 5t]; 56 sending
func runLocal() async { let log = Log(); await MainActor.run { log.use() } } // says: 64 capture [warning 5c 5t]
func runLater() async { let log = Log(); await MainActor.run { log.use() }; log.use() } // says: 64 capture [warning 5c 5t]; 68 sending
func keep(_ log: sending Log) {}
func sends(_ log: Log) { keep(log) } // says: 26 sending
func sendsLocal() { let log = Log(); keep(log) }
func sendsTwice() { let log = Log(); keep(log); keep(log) } // says: 38 sending
func returns(_ log: Log) -> sending Log { log } // says: 47 sending
func returnsFresh() -> sending Log { Log() }
func continuation(_ log: Log) async -> Log { await withCheckedContinuation { $0.resume(returning: log) } } // says: 81 sending
func continuationLocal() async -> Log { await withCheckedContinuation { $0.resume(returning: Log()) } }
func stream(_ log: Log) -> AsyncStream<Log> { AsyncStream { $0.yield(log) } } // says: 64 sending
@MainActor func mainCallsFree(_ log: Log) async { await copy(log); await log.flush() } // says: 57 sending; 78 sending
@MainActor func mainLocal() async { let log = Log(); await copy(log); log.use() }
@MainActor func mainResult() async { let report = await freeResult(); _ = report }
func freeResult() async -> Res { Res() }
func assumeIsolated(_ log: Log) { MainActor.assumeIsolated { log.use() } } // says: 66 sending
