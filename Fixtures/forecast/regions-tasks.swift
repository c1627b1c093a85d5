// What tasks, task groups and 'async let' take along.
final class Log: Equatable { var number = 0; func use() {}; static func == (store: Log, flag: Log) -> Bool { true } }
struct Sheet { var log = Log() }
func parameter(_ log: Log) { Task { log.use() } } // says: 30 sending-closure
func parameterDetached(_ log: Log) { Task.detached { log.use() } } // says: 43 sending-closure
func parameterTwice(_ log: Log, _ other: Log) { Task { log.use(); other.use(); log.use() } } // says: 49 sending-closure
func derived(_ v: Sheet) { let log = v.log; Task { log.use() } } // says: 45 sending-closure
func copied(_ log: Log) { let other = log; Task { other.use() } } // says: 44 sending-closure
func local() { let log = Log(); Task { log.use() } }
func localLater() { let log = Log(); Task { log.use() }; log.use() } // says: 38 sending
func localBefore() { let log = Log(); log.use(); Task { log.use() } }
func localTwice() { let log = Log(); Task { log.use() }; Task { log.use() } } // says: 38 sending
func localLoop() { let log = Log(); for _ in 0..<2 { Task { log.use() } } } // says: 54 sending
func localBranch(_ flag: Bool) { let log = Log(); if flag { Task { log.use() } } else { log.use() } }
func mixed(_ pair: Log) { let log = Log(); var v = Sheet(); v.log = pair; _ = log; Task { _ = v; log.use() } } // says: 84 sending-closure
func made(_ pair: Log) { let log = create(pair); Task { log.use() } } // says: 50 sending-closure
func madeOwn() { let log = create(Log()); Task { log.use() } }
func create(_ log: Log) -> Log { log }
func sendingParameter(_ log: sending Log) { Task { log.use() } }
func consumingParameter(_ log: consuming Log) { let other = log; Task { other.use() } } // says: 66 sending-closure
class Recorder { var log = Log(); let other = Log(); func store() { Task { self.log.use() } }; func flag() { Task { [weak self] in self?.log.use() } }; func recorder() { let log = self.log; Task { log.use() } }; func draft() { Task { [log] in log.use() } }; func entry() { Task { log.use() } } // says: 69 sending-closure; 110 sending-closure; 191 sending-closure; 228 sending-closure; 274 sending-closure
    init() { Task { self.log.use() } } // says: 14 sending-closure
    func f() { Task { await self.g() } }; func g() async {} // says: 16 sending-closure
    func h() async { await withTaskGroup(of: Void.self) { g in g.addTask { self.log.use() }; g.addTask { print(1) } } } // says: 66 sending-closure
    func i() async { async let size = self.g(); await size } // says: 39 sending
    func j() async { async let size = log.number; _ = await size } // says: 39 sending
}
struct Shelf { var log = Log(); func store() { Task { print(log) } }; mutating func screen() { let log = self.log; Task { print(log) } } } // says: 48 sending-closure; 116 sending-closure
extension Shelf { func flag() { Task.detached { [self] in print(self) } } } // says: 38 sending-closure
@MainActor final class Screen { var log = Log(); func store() { Task { log.use() } }; func flag() { Task.detached { await self.recorder() } }; func recorder() {}; func draft() { let log = self.log; Task.detached { log.use() } }; func entry(_ log: Log) { Task { log.use() }; Task.detached { log.use() } } } // says: 204 sending-closure; 280 sending-closure
actor Store { var log = Log(); func store() { Task { log.use() } }; func flag() { let log = self.log; Task.detached { log.use() } }; func recorder(_ log: Log) { Task { log.use() } }; func draft(_ log: Log) { Task { self.size(); log.use() } }; func size() {} } // says: 108 sending-closure; 162 sending-closure
func functionParameter(_ f: @escaping () -> Void, _ g: @escaping @Sendable () -> Void) { Task { f() }; Task { g() } } // says: 90 sending-closure
func generic<Value>(_ value: Value) { Task { print(value) } } // says: 39 sending-closure
func closures(_ log: Log) { let f = { log.use() }; Task { f() } } // says: 52 sending-closure
func asyncLet(_ log: Log) async { async let store = log.number; _ = await store } // says: 53 sending
func asyncLetLocal() async { let log = Log(); async let store = log.number; _ = await store; log.use() }
func asyncLetLater() async { let log = Log(); async let store = log.number; log.use(); _ = await store } // says: 65 sending
func group(_ log: Log) async { await withTaskGroup(of: Void.self) { g in g.addTask { log.use() } } } // says: 76 sending-closure
func groupLocal() async { let log = Log(); await withTaskGroup(of: Void.self) { g in g.addTask { log.use() } } } // says: 88 sending-closure
func groupLoop(_ all: [Log]) async { await withTaskGroup(of: Void.self) { g in for log in all { g.addTask { log.use() } } } } // says: 99 sending-closure
func existential(_ store: any Equatable) { Task { print(store) } } // says: 44 sending-closure
func onMainActor(_ log: Log) { Task { @MainActor in log.use() } } // says: 57 sending
func localOnMain() { let log = Log(); Task { @MainActor in log.use() } }
func escape(_ log: Log) -> Task<Void, Never> { Task { log.use() } } // says: 48 sending-closure
func asyncParameter(_ log: Log) async { Task { log.use() } } // says: 41 sending-closure
func vars() { var size = Log(); size = Log(); Task { size.use() }; size = Log() } // says: 47 sending
func intVar() { var size = 1; Task { size += 1 }; print(size) } // says: 31 sending
func inoutParameter(_ log: inout Log) { let other = log; Task { other.use() } } // says: 58 sending-closure
