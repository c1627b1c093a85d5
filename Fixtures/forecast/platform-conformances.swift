// What is unavailable on another platform is available here.
final class Crate<Value> { var value: Value; init(_ value: Value) { self.value = value } }
@available(OpenBSD, unavailable) extension Crate: @unchecked Sendable where Value: Sendable {}
class Log {}
func run(_ f: @escaping @Sendable () -> Void) {}
func use(_ crate: Crate<Int>, _ other: Crate<Log>) { run { _ = crate }; run { _ = other } } // says: 83 capture
