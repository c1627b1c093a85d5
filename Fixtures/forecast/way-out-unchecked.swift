// The class promises '@unchecked Sendable'.
func run(_ f: @escaping @Sendable () -> Void) {}
func one<Value: Sendable>(_ value: Value) {}
final class Account: @unchecked Sendable { let name = "a"; private(set) var started = false; func start() { started = true } }
let shared = Account()
struct Reader { static let standard = Reader(); let session = Account() }
func store(_ shelf: Account) { run { shelf.start() } }
func flag(_ shelf: Account) { Task { shelf.start() } }
func recorder(_ shelf: Account) { one(shelf); run { print(shelf.name) } }
func draft(_ recorder: Reader) { run { recorder.session.start() } }
