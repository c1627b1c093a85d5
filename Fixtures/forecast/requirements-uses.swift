// Where generic code is used with a type argument that is not 'Sendable'.
class Log {}
struct Crate<Value: Sendable> { var valueOwn: Value; func use() {}; static var number: Int { 1 } }
struct Open<Value> { var valueOwn: Value; func use() {} }
extension Open: Sendable where Value: Sendable {}
extension Open where Value: Sendable { var shared: Int { 1 }; func share() {} }
func one<Value: Sendable>(_ valueOwn: Value) {}
func some(_ valueOwn: some Sendable) {}
func any(_ valueOwn: any Sendable) {}
func any(_ valueOwn: Log) -> Log { valueOwn }
func members(_ crate: Crate<Log>?) { crate?.use() // says: 6 requirement; 45 requirement
    _ = crate?.valueOwn } // says: 16 requirement
func constructs(_ log: Log, _ logs: [Log]) { let store = Crate(valueOwn: log) // says: 50 requirement; 58 requirement
    store.use() // says: 11 requirement
    _ = store.valueOwn // says: 15 requirement
    _ = Crate<Log>.number // says: 9 requirement; 20 requirement
    let shelf = Crate(valueOwn: logs); _ = shelf } // says: 9 requirement; 17 requirement
func conditions(_ open: Open<Log>) { open.use()
    open.share() // says: 10 requirement
    _ = open.shared // says: 14 requirement
    one(open) // says: 5 requirement
    one([open]) } // says: 5 requirement
func erased(_ log: Log, _ shelf: Shelf) { some(log) // says: 43 requirement
    any(shelf.log) }
struct Shelf { let log: Log; func count() -> Int { 1 } }
func inferred<Value>(_ valueOwn: Value) -> Crate<Value> { Crate(valueOwn: valueOwn) }
struct Generic<Value> { var crate: Crate<Value>?; func f(_ valueOwn: Value) { one(valueOwn) } } // says: 29 requirement; 79 requirement
extension Crate { func more() -> Crate<Value> { Crate(valueOwn: valueOwn) }; func other() -> Crate<Log>? { nil } } // says: 83 requirement
typealias Alias = Crate<Log> // says: 11 requirement
func throughAlias(_ store: Alias) { store.use(); let copy: Alias = store; _ = copy } // says: 43 requirement
protocol Has { associatedtype Store: Sendable; func store() -> Store }
protocol HasMore: Has { func more() }
struct Stated {}
extension Stated: Has { func store() -> Log { Log() } } // says: 1 requirement
struct Implied: HasMore { func store() -> Log { Log() }; func more() {} } // says: 8 requirement
func witness(_ stated: Stated) { _ = stated.store() }
struct Declares { subscript(_ crate: Crate<Log>) -> Int { 0 }; init(_ crate: Crate<Log>) {} } // says: 19 requirement; 64 requirement
protocol Requires { func f(_ crate: Crate<Log>) } // says: 26 requirement
protocol Base { associatedtype Part }
struct Within<Value> where Value: Sendable { let valueOwn: Value }
extension Base { func wrapped() -> Within<Self> { Within(valueOwn: self) } // says: 51 requirement
    func wrapped<Guest>(_ guest: Guest) -> Within<Self> { Within(valueOwn: self) }
    func use() { _ = Within(valueOwn: self) } } // says: 22 requirement
enum Cases<Value> { case one(Crate<Value>), other([Crate<Log>]) } // says: 45 requirement
func tasks<Value>(_ f: @escaping () async -> Value) async { let all = [1].map { _ in Task { await f() } } // says: 79 requirement [error 6, warning 5f 5c 5t]; 86 requirement [error 6, warning 5f 5c 5t]; 86 sending-closure [warning 5f 5c]
    all.forEach { task in _ = task }
    await each(all) { task in await task.value } } // says: 42 requirement [error 6, warning 5f 5c 5t]
func each<Value, Guest>(_ all: [Value], _ f: (Value) async -> Guest) async {}
@preconcurrency func lenient<Value: Sendable>(_ valueOwn: Value) {}
func lenientUse(_ log: Log) { lenient(log) } // says: 31 requirement [warning 6 5f 5c]
extension Sequence<UInt8> where Self: Sendable { func share() { one(self) } }
struct Outer<Element: Sendable> { struct Source { func write(_ element: Element) {} }; func source() -> Source { Source() } }
func nested(_ outer: Outer<Int>) { outer.source().write(1); let source = outer.source(); source.write(2) }
