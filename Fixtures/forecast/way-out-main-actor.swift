// The class is on the main actor.
func run(_ f: @escaping @Sendable () -> Void) {}
func one<Value: Sendable>(_ value: Value) {}
@MainActor final class Account { let name = "a"; private(set) var started = false; func start() { started = true } }
let shared = Account() // says: 14 isolation [error 5t 5]
struct Reader { static let standard = Reader(); let session = Account() } // says: 63 isolation [error 5t 5]
func store(_ shelf: Account) { run { shelf.start() } } // says: 44 isolation [error 6 5f 5c 5t 5]
func flag(_ shelf: Account) { Task { shelf.start() } } // says: 44 missing-await [error 6 5f 5c 5t 5]
func recorder(_ shelf: Account) { one(shelf); run { print(shelf.name) } }
func draft(_ recorder: Reader) { run { recorder.session.start() } } // says: 57 isolation [error 6 5f 5c 5t 5]
