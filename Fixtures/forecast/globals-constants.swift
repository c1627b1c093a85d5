// Constants of a file, and static ones: their types decide.
class Log {}
struct Plain { var size = 1 }
struct Holder { var log = Log() }
public struct Public { var size = 1 }
struct Crate<Value> { var value: Value }
struct Phantom<Value> { var number = 1 }
@available(*, unavailable) extension Never2: Sendable {}
struct Never2 {}
final class Un: @unchecked Sendable { var size = 1 }
protocol Showing {}
protocol SP: Sendable {}
enum En { case store(Log) }
let log = Log() // says: 5 global-let
let call = Plain()
let holder = Holder() // says: 5 global-let
let pub = Public() // says: 5 global-let
let box = Crate(value: 1) // says: 5 global-let
let phantom = Phantom<Log>()
let never = Never2() // says: 5 global-let
let un = Un()
let array = [Log()] // says: 5 global-let
let tuple = (Log(), Holder()) // says: 5 global-let
let optional: Log? = nil // says: 5 global-let
let anyP: any Showing = First() // says: 5 global-let
let anySP: any SP = Second()
let any: Any = 1 // says: 5 global-let
let object: AnyObject = Log() // says: 5 global-let
let error: any Error = Err()
let f: (Int) -> Int = { $0 } // says: 5 global-let
let fs: @Sendable (Int) -> Int = { $0 }
let fm: @MainActor (Int) -> Int = { $0 } // says: 5 global-let [warning 5c]
let reference = function // says: 5 global-let [warning 5c]
let literal = \Plain.size // says: 5 global-let [warning 5c]
let declared: KeyPath<Plain, Int> = \Plain.size // says: 5 global-let
let metatype: Log.Type = Log.self
let anyMetatype: any Showing.Type = First.self // says: 5 global-let [warning 6 5f 5c]
let anyTypeObject: AnyObject.Type = Log.self
@MainActor let main = Log()
nonisolated(unsafe) let quiet = Log()
let (first, second) = (Log(), 1) // says: 6 global-let
let lazyLater: Log = { Log() }() // says: 5 global-let
struct First: Showing {}; struct Second: SP {}; struct Err: Error {}
func function(_ size: Int) -> Int { size }
struct Shelf { static let shared = Log(); static let (size, depth) = (Log(), Log()); private static let z: [String: Log] = [:]; @MainActor static let screen = Log() } // says: 27 global-let; 55 global-let; 61 global-let; 105 global-let
actor Store { static let inActor = Log() } // says: 26 global-let
@MainActor enum Screen { static let inMain = Log(); nonisolated static let out = Log() } // says: 53 nonisolated-constant [error 6, warning 5f 5c 5t]; 76 global-let
extension Shelf { static let more = Log() } // says: 30 global-let
final class Self1 { static let shared = Self1() } // says: 32 global-let
