// A type that refuses 'Sendable', behind '@preconcurrency import'.
@preconcurrency import OldLibrary
func run(_ f: @escaping @Sendable () -> Void) {}
func one<Value: Sendable>(_ value: Value) {}
func store(_ number: OldNever) { run { _ = number }; one(number) } // says: 44 capture [warning 6 5f 5c 5t 5]; 54 unavailable [error 6, warning 5f 5c 5t 5]
let number = OldNever() // says: 5 global-let [warning 6 5f 5c]
struct Folder { let number = OldNever() }
let folder = Folder() // says: 5 global-let [warning 6 5f 5c]
final class Crate: Sendable { let number = OldNever() } // says: 35 stored-type [warning 6 5f 5c 5t 5]
