// What conforms to 'Sendable' because it is an error: what it stores is a warning, unless a protocol names 'Sendable'.
final class Log { var number = 0 }
protocol Failing: Error { var status: Int { get } }
protocol FailingMore: Failing {}
protocol Shared: Error, Sendable {}
protocol Sharing: Sendable {}
protocol Both: Sharing, Error {}
struct Plain: Failing { let status: Int; let log: Log } // says: 46 stored-type [warning 6 5f 5c]
struct More: FailingMore { let status: Int; let log: Log } // says: 49 stored-type [warning 6 5f 5c]
struct Named: Shared { let log: Log } // says: 28 stored-type [error 6, warning 5f 5c 5t 5]
struct Inherited: Both { let log: Log } // says: 30 stored-type [error 6, warning 5f 5c 5t 5]
class Open: Failing { let status = 0 } // says: 7 non-final
final class Changing: Failing { var status = 0 } // says: 37 mutable-property [warning 6 5f 5c]
