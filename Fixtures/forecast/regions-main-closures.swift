// Closures on the main actor: regions are asked, types are not (SE-0434).
import Dispatch
final class Log { var number = 0; func use() {} }
func queue(_ log: Log) { DispatchQueue.main.async { log.use() } } // says: 53 capture [warning 5c]; 57 sending
func queueLocal() { let log = Log(); DispatchQueue.main.async { log.use() } } // says: 65 capture [warning 5c]
func queueLater() { let log = Log(); DispatchQueue.main.async { log.use() }; log.use() } // says: 65 capture [warning 5c]; 69 sending
func queueTwo(_ log: Log, _ other: Log) { DispatchQueue.main.async { log.use(); other.use(); log.use() } } // says: 70 capture [warning 5c]; 74 sending; 81 capture [warning 5c]; 87 sending
func completion(_ done: @escaping (Log) -> Void) { DispatchQueue.main.async { done(Log()) } } // says: 79 capture [warning 5c]; 89 sending
class Recorder { var number = 0; func store() { DispatchQueue.main.async { self.number = 1; self.number = 2 } }; func flag() { DispatchQueue.main.async { [weak self] in self?.number = 1 } }; func recorder() { DispatchQueue.main.asyncAfter(deadline: .now()) { self.flag() } } } // says: 76 capture [warning 5c]; 88 sending; 170 capture [warning 5c]; 174 sending; 260 capture [warning 5c]; 265 sending
@MainActor class Screen { var log = Log(); func store() { DispatchQueue.main.async { self.log.use() } } }
func intVar() { var size = 1; DispatchQueue.main.async { size = 2 }; print(size) } // says: 58 captured-var [warning 5c]; 63 sending
func intVarAlone() { var size = 1; size = 2; DispatchQueue.main.async { size = 3 } } // says: 73 captured-var [warning 5c]
func assigned(_ log: Log) { let f: @MainActor () -> Void = { log.use() }; Task { await f() } } // says: 66 sending; 75 sending-closure [warning 5c]
func inTask() { let log = Log(); Task { @MainActor in log.use() } }
func nested(_ log: Log) { DispatchQueue.main.async { [1].forEach { _ in log.use() } } } // says: 73 capture [warning 5c]; 73 nested-capture [warning 5c]; 77 sending
