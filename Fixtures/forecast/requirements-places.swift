// Where a type argument that is not 'Sendable' is reported.
class Log {}
struct Crate<Value: Sendable> { var valueOwn: Value? = nil; init() {}; init(valueOwn: Value) {}; static func create() -> Crate<Value> { Crate() }; func map<Guest: Sendable>(_ f: (Value) -> Guest) {} }
func one<Value: Sendable>(_ valueOwn: Value) {}
func parameter(_ flag: Crate<Log>) {} // says: 6 requirement
func parameterTwice(_ flag: Crate<Log>, _ recorder: Crate<Log>) -> Crate<Log> { flag } // says: 6 requirement
struct Shelf { var flag: Crate<Log>; let recorder: Crate<Log>? // says: 20 requirement; 42 requirement
    func f() { let flag: Crate<Log> = Crate(); _ = flag } // says: 20 requirement; 39 requirement
    func g() { _ = Crate<Log>.create(); _ = [Crate<Log>]() } } // says: 20 requirement; 31 requirement; 45 requirement
class Sub: Gen<Log> {} // says: 7 requirement
class Gen<Value: Sendable> {}
typealias Store = Crate<Log> // says: 11 requirement
func throughAlias(_ store: Store) {}
extension Crate where Value == Log { func h() {} }
func cast(_ store: Any) { _ = store as? Crate<Log> } // says: 37 requirement
var computed: Crate<Log> { Crate() } // says: 5 requirement; 28 requirement
func closure() { let f = { (flag: Crate<Log>) in _ = flag }; f(Crate()) } // says: 22 requirement; 26 requirement; 64 requirement
enum Kind { case store(Crate<Log>) } // says: 18 requirement
protocol Showing { associatedtype Value: Sendable; var valueOwn: Value { get } }
struct Conf: Showing { var valueOwn: Log } // says: 8 requirement
struct Conf2: Showing { typealias Value = Log; var valueOwn: Value { Log() } } // says: 8 requirement
func usesP<First: Showing>(_ size: First) where First.Value == Log {}
func method(_ flag: Crate<Int>) { flag.map { _ in Log() } } // says: 40 requirement
func nested() { one([[Log()]]) } // says: 17 requirement
func tupled(_ log: Log) { one((log, 1)) } // says: 27 requirement
func task(_ log: Log) async throws { let valueOwn: Task<Log, any Error> = Task { Log() }; _ = try await valueOwn.value; _ = await Task { Log() }.value; async let z = Log(); _ = await z } // says: 42 requirement [error 6, warning 5f 5c 5t]; 75 requirement [error 6, warning 5f 5c 5t]; 114 requirement [error 6, warning 5f 5c 5t]; 131 requirement [error 6, warning 5f 5c 5t]; 146 requirement [error 6, warning 5f 5c 5t]
func stream() { _ = AsyncStream<Log>.makeStream(); _ = AsyncThrowingStream<Log, any Error> { recorder in recorder.finish() } }
func groups() async { _ = await withTaskGroup(of: Log.self, returning: [Log].self) { g in var report: [Log] = []; for await log in g { report.append(log) }; return report } } // says: 33 requirement [error 6, warning 5f 5c 5t]; 84 requirement [error 6, warning 5f 5c 5t]; 115 requirement [error 6, warning 5f 5c 5t]
