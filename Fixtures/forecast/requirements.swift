// Type arguments that have to be 'Sendable'.
class Log { var number = 0 }
struct Plain { var size = 1 }
struct Crate<Value: Sendable> { var valueOwn: Value }
func one<Value: Sendable>(_ valueOwn: Value) {}
func pair<Value: Sendable, Guest: Sendable>(_ valueOwn: Value, _ guest: Guest) {}
func type<Value: Sendable>(_ valueOwn: Value.Type) {}
func result<Value: Sendable>() -> Value { fatalError() }
extension Array where Element: Sendable { func sendable() {} }
extension Array { func mapped<Value: Sendable>(_ f: (Element) -> Value) -> [Value] { map(f) } }
protocol Has { associatedtype Store: Sendable; func store() -> Store }
func calls(_ log: Log) { one(log); one([log]); one((log, log)); pair(log, log); type(Log.self); one(Optional(log)) } // says: 26 requirement; 36 requirement; 48 requirement; 65 requirement; 81 requirement; 97 requirement
func inferred() { let log: Log = result(); _ = log } // says: 34 requirement
func members(_ log: [Log]) { log.sendable(); _ = [1].mapped { _ in Log() } } // says: 34 requirement; 54 requirement
func written(_ flag: Crate<Log>) {} // says: 6 requirement
let boxed = Crate(valueOwn: 1); func create(_ log: Log) { _ = Crate(valueOwn: log); _ = Crate<Log>(valueOwn: log) } // says: 63 requirement; 89 requirement; 98 requirement
struct Conforms: Has { func store() -> Log { Log() } } // says: 8 requirement
func task() -> Task<Log, Never> { Task { Log() } } // says: 6 requirement; 35 requirement
func awaits(_ valueOwn: Task<Log, Never>) async -> Log { await valueOwn.value } // says: 6 requirement [error 6, warning 5f 5c 5t]; 73 requirement [error 6, warning 5f 5c 5t]
func stream() -> AsyncStream<Log> { AsyncStream { $0.finish() } }
func group() async { await withTaskGroup(of: Log.self) { g in g.addTask { Log() } } } // says: 28 requirement [error 6, warning 5f 5c 5t]; 56 requirement [error 6, warning 5f 5c 5t]; 65 requirement [error 6, warning 5f 5c 5t]
func continuation() async -> Log { await withCheckedContinuation { $0.resume(returning: Log()) } }
func generic<Value>(_ valueOwn: Value) { one(valueOwn) } // says: 42 requirement
func main() async -> Log { await MainActor.run { Log() } } // says: 44 requirement [error 6, warning 5f 5c 5t]
func function(_ f: @escaping () -> Void) { one(f); one({ print(1) }); one(copy) } // says: 44 requirement; 52 requirement; 71 requirement [warning 5c]
func copy() {}
func tupleOfFunctions() { one((1, { 2 })) } // says: 27 requirement
func any(_ store: Any, _ entry: any Error, _ pairOwn: any Sendable) { one(store); one(entry); one(pairOwn) } // says: 71 requirement
typealias Alias = Crate<Log> // says: 11 requirement
func twice(_ log: Log) { one(log) // says: 26 requirement
    one(log) } // says: 5 requirement
extension Crate { func more() where Value == Log {} }
