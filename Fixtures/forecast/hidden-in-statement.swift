// What an error hides in its own statement.
final class Log { var number = 0; func use() {} }
func run(_ f: @escaping @Sendable () -> Void) {}
func both(_ f: @escaping @Sendable () -> Void, _ g: @escaping @Sendable () -> Void) {}
func one<Value: Sendable>(_ valueOwn: Value) {}
func generic<Value: Sendable>(_ valueOwn: Value, _ f: @escaping @Sendable () -> Void) {}
func store(_ f: @escaping () -> Void, _ log: Log) { both(f) { log.use() } } // says: 58 function-parameter [error 6, warning 5f 5c 5t 5]; 63 capture [warning 5f 5c]
func flag(_ log: Log) { generic(log) { log.use() } } // says: 25 requirement; 40 capture
func recorder(_ log: Log) { generic({ log.use() }) { log.use() } } // says: 29 requirement; 54 capture
func draft(_ f: @escaping () -> Void, _ log: Log) { both({ log.use() }, { run(f); log.use() }) } // says: 60 capture [warning 5f 5c]; 79 capture [warning 5f 5c]; 79 function-parameter [error 6, warning 5f 5c 5t 5]; 83 capture [warning 5f 5c]
func entry(_ log: Log) { run { one(log) } } // says: 32 requirement [error 6, warning 5f 5c 5t]; 36 capture
func g(_ log: Log) { var size = 1; run { size = 2; one(log); log.use() }; print(size) } // says: 42 captured-var [error 6, warning 5f 5c 5t 5]; 52 requirement [error 6, warning 5f 5c 5t]; 56 capture
func h(_ f: @escaping () -> Void, _ log: Log) { [1].forEach { _ in run(f); run { log.use() }; one(log) } } // says: 72 function-parameter [error 6, warning 5f 5c 5t 5]; 82 capture [warning 5f 5c]; 95 requirement [warning 5f 5c]
func i(_ f: @escaping () -> Void, _ log: Log) { let other = [1].map { _ in both(f, f) }; _ = other; run { log.use() } } // says: 81 function-parameter [error 6, warning 5f 5c 5t 5]; 84 function-parameter [error 6, warning 5f 5c 5t 5]; 107 capture
func j(_ log: Log, _ valueOwn: Task<Void, Never>) async { run { Task { log.use() } }; await valueOwn.value } // says: 65 sending-closure [warning 5f 5c]; 72 capture [error 6, warning 5f 5c 5t]; 72 nested-capture [error 6, warning 5f 5c 5t]
