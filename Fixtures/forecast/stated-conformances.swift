// Conformances to 'Sendable' that do not hold.
class Log {}
class NonFinal: Sendable { let size = 1 } // says: 7 non-final [error 6, warning 5f 5c 5t 5]
class NonFinalStored: Sendable { var size = 1; let log = Log() } // says: 7 non-final [error 6, warning 5f 5c 5t 5]; 38 mutable-property [error 6, warning 5f 5c 5t 5]
final class Mutable: Sendable { var size = 1; private var depth = 2; lazy var z = 3; weak var w: Log?; var computed: Int { 1 }; static var shelf = 1 } // says: 37 mutable-property [error 6, warning 5f 5c 5t 5]; 140 global-var
final class HasK: Sendable { let log = Log(); let f: () -> Void = {}; let store = [Log()]; let value = (Log(), 1) } // says: 34 stored-type [error 6, warning 5f 5c 5t 5]; 51 stored-type [error 6, warning 5f 5c 5t 5]; 75 stored-type [error 6, warning 5f 5c 5t 5]; 96 stored-type [error 6, warning 5f 5c 5t 5]
final class Sub: Log, Sendable {} // says: 13 superclass [error 6, warning 5f 5c 5t 5]
final class Fine: Sendable { let size = 1; @MainActor var depth = Log(); nonisolated(unsafe) var z = 2 } // says: 13 isolated-default
@MainActor class Isolated: Sendable { var size = Log() }
class Unchecked: @unchecked Sendable { var size = Log() }
class Restated: Unchecked { var depth = 1 } // says: 7 restated [warning 6 5f 5c 5t 5]
final class Generic<Value>: Sendable { let value: Value; var guest = 1; init(value: Value) { self.value = value } } // says: 44 stored-type [error 6, warning 5f 5c 5t 5]; 62 mutable-property [error 6, warning 5f 5c 5t 5]
struct Shelf: Sendable { var log = Log(); let f: () -> Void = {}; static let shelf = 1; @W var w: Int } // says: 30 stored-type [error 6, warning 5f 5c 5t 5]; 47 stored-type [error 6, warning 5f 5c 5t 5]; 96 stored-type [error 6, warning 5f 5c 5t 5]
struct GS<Value>: Sendable { var value: Value; var store: [Value] } // says: 34 stored-type [error 6, warning 5f 5c 5t 5]; 52 stored-type [error 6, warning 5f 5c 5t 5]
extension GS2: Sendable where Value: Sendable {}
struct GS2<Value> { var value: Value; var log: Log } // says: 43 stored-type [error 6, warning 5f 5c 5t 5]
enum Kind: Sendable { case store(Log), flag(Int, Log), recorder(size: () -> Void); case draft } // says: 28 stored-type [error 6, warning 5f 5c 5t 5]; 40 stored-type [error 6, warning 5f 5c 5t 5]; 56 stored-type [error 6, warning 5f 5c 5t 5]
enum GE<Value>: Sendable { case store(Value) } // says: 33 stored-type [error 6, warning 5f 5c 5t 5]
enum Err: Error { case store(Log), flag(any Error) } // says: 24 stored-type [warning 6 5f 5c]
struct ErrStruct: Error { let log: Log; let any: Any } // says: 31 stored-type [warning 6 5f 5c]; 45 stored-type [warning 6 5f 5c]
class ErrClass: Error { var size = 1 } // says: 7 non-final; 29 mutable-property [warning 6 5f 5c]
final class ErrFinal: Error { var size = 1 } // says: 35 mutable-property [warning 6 5f 5c]
protocol Showing: Sendable {}
struct ViaP: Showing { var log: Log } // says: 28 stored-type [error 6, warning 5f 5c 5t 5]
class ClassViaP: Showing { var number = 1 } // says: 7 non-final [error 6, warning 5f 5c 5t 5]; 32 mutable-property [error 6, warning 5f 5c 5t 5]
final class ObserverP: Showing { var number = 1 { didSet {} } } // says: 38 mutable-property [error 6, warning 5f 5c 5t 5]
struct Nested: Sendable { struct In { var log = Log() }; var i: In } // says: 62 stored-type [error 6, warning 5f 5c 5t 5]
@propertyWrapper struct W { var wrappedValue: Int; var log: Log? = nil }
actor Store { var log = Log() }
enum Raw: Int, Sendable { case one }
private final class Private: Sendable { var size = 1 } // says: 45 mutable-property [error 6, warning 5f 5c 5t 5]
struct Key: CodingKey { var stringValue: String; var intValue: Int?; init?(stringValue: String) { return nil }; init?(intValue: Int) { return nil }; var log: Log } // says: 154 stored-type [warning 6 5f 5c]
extension Later: Sendable {}
final class Later { var size = 1 } // says: 25 mutable-property [error 6, warning 5f 5c 5t 5]
@preconcurrency protocol PreP: Sendable {}
final class ViaPreP: PreP { var size = 1; let log = Log() } // says: 33 mutable-property [warning 6 5f 5c]
class NonFinalPreP: PreP {} // says: 7 non-final
