// Who has a value: what is given, what is made, and what is joined.
final class Log { var numberOwn = 0; var next: Log?; let label = "a"; init() {}; init(next: Log) { self.next = next }; func use() {}; func copy() -> Log { Log() }; static func create() -> Log { Log() }; static func create(_ log: Log) -> Log { log } }
struct Sheet { var log: Log? = nil; var numberOwn = 0 }
func sendable(_ log: Log) { let numberOwn = log.numberOwn; Task { print(numberOwn) } }
func constant(_ log: Log) { Task { print(log.label) } } // says: 29 sending-closure
func made(_ log: Log) { let recorder = log.copy(); Task { recorder.use() } } // says: 52 sending-closure
func madeByStatic(_ log: Log) { let recorder = Log.create(); Task { recorder.use() }; let draft = Log.create(log); Task { draft.use() } } // says: 116 sending-closure
func wrapped(_ log: Log) { let recorder = Log(next: log); Task { recorder.use() } } // says: 59 sending-closure
func stored(_ log: Log) { let recorder = Log(); recorder.next = log; Task { recorder.use() } } // says: 70 sending-closure
func storedOther(_ log: Log) { let recorder = Log(); log.next = recorder; Task { recorder.use() } } // says: 75 sending-closure
func fresh() { let store = Log(); let flag = Log(next: store); Task { flag.use() } }
func freshLater() { let store = Log(); let flag = Log(next: store); Task { flag.use() }; store.use() } // says: 69 sending
func collected() { var all: [Log] = []; for _ in 0..<2 { all.append(Log()) }; let fixed = all; Task { fixed[0].use() } }
func element(_ all: [Log]) { for log in all { Task { log.use() } } } // says: 47 sending-closure
func elementOwn() { let all = [Log(), Log()]; for log in all { Task { log.use() } } } // says: 64 sending
func freshInLoop() { for _ in 0..<3 { let log = Log(); Task { log.use() } } }
func optional(_ log: Log?) { if let log { Task { log.use() } } } // says: 43 sending-closure
func tuple(_ pair: (Int, Log)) { let (numberOwn, log) = pair; Task { print(numberOwn); log.use() } } // says: 63 sending-closure
func enumeration(_ report: Result<Log, any Error>) { switch report { case .success(let log): Task { log.use() }; case .failure(let entry): Task { print(entry) } } } // says: 94 sending-closure
func unsafe(_ pair: Log) { nonisolated(unsafe) let log = pair; Task { log.use() } }
struct Crate: @unchecked Sendable { let log: Log }
func boxed(_ log: Log) { let flag = Crate(log: log); Task { flag.log.use() } }
func closureParameter(_ f: () -> Void) {}
func structParameter(_ v: Sheet) { let numberOwn = v.numberOwn; Task { print(numberOwn) }; Task { print(v.numberOwn) } } // says: 92 sending-closure
func reassigned(_ log: Log) { var recorder = log; recorder = Log(); let draft = recorder; Task { draft.use() } }
func early(_ log: Log, _ flag: Bool) { let recorder = flag ? log : Log(); Task { recorder.use() } } // says: 75 sending-closure
func inner() { func local(_ log: Log) { Task { log.use() } }; local(Log()) } // says: 41 sending-closure
func closure() { let f = { (log: Log) in _ = Task { log.use() } }; f(Log()) } // says: 46 sending-closure
func fromCall() { Task { create().use() }; let log = create(); Task { log.use() } }
func create() -> Log { Log() }
func awaited() async { let log = await makeAsync(); Task { log.use() } }
func makeAsync() async -> Log { Log() }
func caught() { do { try fail() } catch { Task { print(error) } } }
func fail() throws {}
class Owner { let log = Log(); lazy var other = Log(); var f: () -> Void = {}
    func local() { let freshOwn = Log(); Task { freshOwn.use() } }
    func fromSelf() { let freshOwn = create(); Task { freshOwn.use() } }; func create() -> Log { Log() } // says: 48 sending-closure
    func number() { let numberOwn = log.numberOwn; Task { print(numberOwn) } }
    func function() { let g = f; Task { g() } } // says: 34 sending-closure
    static let shared = 1
    static func shelf(_ log: Log) { Task { log.use() } } // says: 37 sending-closure
    static func value() { let log = Log(); Task { log.use() } }
    convenience init(_ log: Log) { self.init(); Task { log.use() } } // says: 49 sending-closure
    init() {} }
func returnsTask() -> Task<Int, Never> { let log = Log(); return Task { log.numberOwn } }
@MainActor func main(_ log: Log) { let freshOwn = Log(); Task { freshOwn.use() }; Task { log.use() }; Task.detached { freshOwn.use() } }
@MainActor func mainFresh() { let freshOwn = Log(); Task.detached { freshOwn.use() } }
@MainActor func mainMade(_ log: Log) async { let freshOwn = create(); await copyOwn(freshOwn) }
func copyOwn(_ log: Log) async {}
