// Constants whose values are functions, and copies of them.
typealias Running = (@escaping () -> Void) -> Void
let atOnce: Running = { work in work() } // says: 5 global-let
let other = atOnce // says: 5 global-let
struct Kinds { static let first = atOnce; static let second = Kinds.first; static let third = run } // says: 27 global-let; 54 global-let; 87 global-let [warning 5c]
func run(_ work: @escaping () -> Void) { work() }
let fourth = run // says: 5 global-let [warning 5c]
