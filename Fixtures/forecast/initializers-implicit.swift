// Initializers that the compiler adds and that would have to run in two isolations.
class Log {}
@MainActor func value() -> Int { 1 }
struct Shelf { @MainActor var log = Log() } // says: 8 isolated-default
struct Given { @MainActor var log: Log } // says: 8 isolated-default
struct Optional1 { @MainActor var log: Log? } // says: 8 isolated-default
struct Own { @MainActor var log = Log(); init(size: Int) {} }
struct Sendable1 { @MainActor var number = 1 }
struct Computed { @MainActor var number = value() } // says: 8 isolated-default
class Plain { @MainActor var log = Log() } // says: 7 isolated-default
class Derived: Plain { @MainActor var more = Log() }
class Convenience { @MainActor var log = Log(); convenience init(size: Int) { self.init() } } // says: 7 isolated-default
class Failing { @MainActor var log = Log(); init?(size: Int) { return nil } }
struct Lazy { @MainActor lazy var log = Log() }
struct Static { @MainActor static let log = Log() }
struct Function { @MainActor var work: () -> Void = {} } // says: 8 isolated-default
struct Extended { @MainActor var log = Log() } // says: 8 isolated-default
extension Extended { init(size: Int) { self.init() } }
@MainActor struct Isolated { var log = Log() }
actor Store { @MainActor var log = Log() }
@propertyWrapper @MainActor struct Wrap { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
struct Wrapping { @Wrap var number = 1 } // says: 8 isolated-default [error 6, warning 5f]
class WrappingClass { @Wrap var number = 1 } // says: 7 isolated-default [error 6, warning 5f]
