// Types that say they are not 'Sendable'.
class Recorder {}
@available(*, unavailable) extension Recorder: Sendable {}
struct Shelf {}
@available(*, unavailable) extension Shelf: Sendable {}
func run(_ f: @escaping @Sendable () -> Void) {}
func one<Value: Sendable>(_ value: Value) {}
func use(_ recorder: Recorder, _ shelf: Shelf, _ pair: UnsafeMutablePointer<Int>, _ q: UnsafeRawPointer) { run { _ = recorder; _ = pair }; one(recorder); one(shelf); one(pair); one(q) } // says: 118 capture [error 6, warning 5f 5c 5t 5]; 132 capture [error 6, warning 5f 5c 5t 5]; 140 unavailable [error 6, warning 5f 5c 5t 5]; 155 unavailable [error 6, warning 5f 5c 5t 5]; 167 unavailable [error 6, warning 5f 5c 5t 5]; 178 unavailable [error 6, warning 5f 5c 5t 5]
let global = Recorder() // says: 5 global-let
final class H: Sendable { let recorder = Recorder(); let pair: UnsafePointer<Int>? = nil } // says: 31 stored-type [error 6, warning 5f 5c 5t 5]; 58 stored-type [error 6, warning 5f 5c 5t 5]
struct W { var shelf = Shelf() }
func wrapped(_ w: W) { one(w) } // says: 24 requirement
