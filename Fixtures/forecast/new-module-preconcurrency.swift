// '@preconcurrency import' of a module in mode 6 leaves warnings.
@preconcurrency import NewLibrary
let held = NewLog() // says: 5 global-let [warning 6 5f 5c]
func run(_ f: @escaping @Sendable () -> Void) {}
func capture(_ other: NewLog, _ shelf: NewSheet) { run { other.use(); _ = shelf } } // says: 58 capture [warning 6 5f 5c 5t 5]; 75 capture [warning 6 5f 5c 5t 5]
func pre(_ other: NewLog) { newRunLeniently { other.use() } } // says: 47 capture [warning 6 5f 5c 5t 5]
func one<Value: Sendable>(_ value: Value) {}
func call(_ other: NewLog) { one(other) } // says: 30 requirement [warning 6 5f 5c 5t 5]
final class Crate: Sendable { let other = NewLog() } // says: 35 stored-type [warning 6 5f 5c 5t 5]
func main() { newShowLeniently() } // says: 15 isolation [warning 6 5f 5c]
