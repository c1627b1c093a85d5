// Metatypes only bring warnings.
protocol Showing { static func create() }
func run(_ f: @escaping @Sendable () -> Void) {}
func metatype<Value: Showing>(_ value: Value.Type) { run { value.create() }; run { Value.create() } } // says: 60 capture [warning 6 5f 5c 5t 5]; 60 metatype [warning 6 5f 5c]; 84 metatype [warning 6 5f 5c]
func callOwn<Value>(_ value: Value.Type) { run { print(value) } }
func existential(_ value: any Showing.Type) { run { value.create() } } // says: 53 capture [warning 6 5f 5c 5t 5]
let list: [any Showing.Type] = [] // says: 5 global-let [warning 6 5f 5c]
func sendable<Value: Showing & Sendable>(_ value: Value.Type) { run { Value.create() } }
func one<Value: Sendable>(_ value: Value) {}
func call<Value: Showing>(_ value: Value.Type) { one(value) } // says: 50 requirement [warning 6 5f 5c 5t 5]
