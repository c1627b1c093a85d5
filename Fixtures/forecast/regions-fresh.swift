// Values that nothing else has, and where that ends.
final class Log { var number = 0; func use() {}; func flush() async {} }
func keep(_ log: sending Log) {}
func closure() { let log = Log(); let f = { log.use() }; Task { f() } }
func closureLater() { let log = Log(); let f = { log.use() }; Task { f() }; log.use() } // says: 63 sending
@MainActor func receiver() async { let log = Log(); await log.flush() }
@MainActor func receiverTwice() async { let log = Log(); await log.flush(); await log.flush() }
actor Store { var log = Log(); func fresh(_ log: Log) {}; func store(_ size: Log) { fresh(size); fresh(log) }
    func flag() async { let log = Log(); await away(log) }
    func recorder() async { let log = await hand(); self.log = log }
    func draft() { let log = self.log; fresh(log) }
    func entry(_ other: Store) async { await other.fresh(Log()) } }
func away(_ log: Log) async {}
func hand() async -> Log { Log() }
func sendAfterUse() { let log = Log(); log.use(); keep(log) }
func sendInBranch(_ flag: Bool) { let log = Log(); if flag { keep(log) } else { log.use() } }
func sendThenReassign() { var log = Log(); keep(log); log = Log(); log.use() }
func sendInLoop() { let log = Log(); for _ in 0..<2 { keep(log) } } // says: 55 sending
func sendThenReturn(_ flag: Bool) { let log = Log(); if flag { keep(log); return }; log.use() }
func deferred() { let log = Log(); defer { log.use() }; keep(log) } // says: 57 sending
func array() { let all = [Log()]; keep(all[0]); _ = all }
func literal() { keep(Log()); Task { [log = Log()] in log.use() } }
func sendingResult() -> sending Log { let log = Log(); return log }
func usesResult() { let log = sendingResult(); Task { log.use() } }
func computedResult(_ log: Log) { let otherOwn = wrap(log); Task { otherOwn.use() } }
func wrap(_ log: Log) -> sending Log { Log() }
@MainActor final class Screen { var log = Log(); func store() { Task { log.use() } }; func flag() async { let log = Log(); await away(log); log.use() }; func recorder(_ size: Log) { Task { size.use() } }; func draft() { let fresh = Log(); Task.detached { fresh.use() } } }
func nestedTask() { Task { let log = Log(); Task { log.use() } } }
func groupFresh() async { await withTaskGroup(of: Void.self) { g in let log = Log(); g.addTask { log.use() } } }
