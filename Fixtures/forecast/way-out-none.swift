// A class that many errors rest on.
func run(_ f: @escaping @Sendable () -> Void) {}
func one<Value: Sendable>(_ value: Value) {}
class Account { let name = "a"; private(set) var started = false; func start() { started = true } }
let shared = Account() // says: 5 global-let
struct Reader { static let standard = Reader(); let session = Account() } // says: 28 global-let
func store(_ shelf: Account) { run { shelf.start() } } // says: 38 capture
func flag(_ shelf: Account) { Task { shelf.start() } } // says: 31 sending-closure [warning 5f 5c]
func recorder(_ shelf: Account) { one(shelf); run { print(shelf.name) } } // says: 35 requirement; 59 capture
func draft(_ recorder: Reader) { run { recorder.session.start() } } // says: 40 capture
