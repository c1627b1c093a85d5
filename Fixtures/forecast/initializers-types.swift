// Initializers and static members that types are asked about.
class Log {}
@MainActor final class Screen { var log = Log(); nonisolated init() { log = Log() } } // says: 71 isolation [error 6, warning 5f 5c 5t 5]
@MainActor final class N { let log: Log; nonisolated init(log: Log) { self.log = log } } // says: 76 isolation [error 6, warning 5f 5c 5t 5]
actor Store { var numberOwn = 1; init() { go() }; func go() {} } // says: 43 isolation [error 6, warning 5f 5c 5t 5]
@MainActor final class Shelf { static let number = 1; static let name = "a"; nonisolated static let copy = 2 }
func statics() { print(Shelf.number, Shelf.name, Shelf.copy) } // says: 30 isolation [error 6, warning 5f 5c 5t 5]; 44 isolation [error 6, warning 5f 5c 5t 5]
@MainActor final class Folder { var numberOwn = Log(); nonisolated init() {} }
