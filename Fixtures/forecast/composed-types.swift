// Types made of others.
class Log {}
func run(_ f: @escaping @Sendable () -> Void) {}
struct Crate<Value> { let value: Value }
extension Crate: Sendable where Value: Sendable {}
func store<Value>(_ flag: Crate<Value>) { run { _ = flag } } // says: 53 capture
func flag(_ flag: Crate<Log>) { run { _ = flag } } // says: 43 capture
func recorder<Value>(_ value: [Value]) { run { _ = value } } // says: 52 capture
func draft<Value>(_ value: (Value, Log)) { run { _ = value } } // says: 54 capture
func entry(_ report: Result<Log, any Error>) { run { _ = report } } // says: 58 capture
func f(_ draft: [String: Log?]) { run { _ = draft } } // says: 45 capture
protocol Showing { associatedtype Store; var store: Store { get } }
func g<First: Showing & Sendable>(_ size: First) { let store = size.store; run { _ = store; _ = size } } // says: 86 capture
class Clerk<Value> { func screen(_ value: Value) { run { _ = value; _ = self } } } // says: 62 capture; 73 capture
extension Showing { func screen() { run { _ = self } } } // says: 43 metatype [warning 6 5f 5c]; 47 capture
protocol Cl: AnyObject {}
extension Cl { func screen() { run { [weak self] in _ = self } } } // says: 53 metatype [warning 6 5f 5c]; 57 capture
func any(_ pair: any Showing, _ q: (any Cl)?) { run { _ = pair; _ = q } } // says: 59 capture; 69 capture
let value: (Int, Log) = (1, Log()) // says: 5 global-let
let arr: [[Log]] = [] // says: 5 global-let
let fn: [() -> Void] = [] // says: 5 global-let
let both: (Log, () -> Void) = (Log(), {}) // says: 5 global-let
