// Code at the top level of a script.
class Log { func use() {} }
var counter = 1
let log = Log()
func f() { counter += 1; log.use() } // says: 12 isolation [error 6 5f 5c]; 26 isolation
func run(_ f: @escaping @Sendable () -> Void) {}
run { counter += 1; log.use() } // says: 7 isolation; 21 isolation
struct Shelf { static var shelf = 1; static let log = Log() } // says: 27 global-var; 49 global-let
Task { counter += 1; log.use() }
if counter > 0 { var local = 1; run { local += 1 } } // says: 39 captured-var [error 6, warning 5f 5c 5t 5]
@MainActor func g() { counter += 1 }
for i in 0..<2 { let other = Log(); Task { other.use(); print(i) } }
let size = 1
let names = CommandLine.arguments.dropFirst()
func reads() { print(size, names) }
run { print(size, names) }
