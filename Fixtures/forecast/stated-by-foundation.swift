// Protocols of Foundation that ask for 'Sendable', where Foundation is no Objective-C: conforming to one is stating it.
import Foundation
import FoundationNetworking
final class Log { var number = 0 }
class Open: NSObject, URLSessionDelegate {} // says: 7 non-final [error 6, warning 5f 5c 5t 5]
final class Two: NSObject, URLSessionTaskDelegate, URLSessionDataDelegate { var first = 1; var second = 2 } // says: 81 mutable-property [error 6, warning 5f 5c 5t 5]
final class Stored: NSObject, URLSessionDataDelegate { let log = Log() } // says: 60 stored-type [error 6, warning 5f 5c 5t 5]
final class Vouched: NSObject, URLSessionDelegate, @unchecked Sendable { var number = 1 }
final class Later: NSObject { var number = 1 } // says: 35 mutable-property [error 6, warning 5f 5c 5t 5]
extension Later: URLSessionDelegate {}
class OpenLater: NSObject { var number = 1 } // says: 7 non-final [error 6, warning 5f 5c 5t 5]; 33 mutable-property [error 6, warning 5f 5c 5t 5]
extension OpenLater: URLSessionDelegate {}
final class Inherited: OpenLater { var other = 1 } // says: 40 mutable-property [error 6, warning 5f 5c 5t 5]
@MainActor final class Main: NSObject, URLSessionDelegate { var number = 1 }
final class Streams: NSObject, StreamDelegate { var number = 1 }
struct Failure: LocalizedError { var log = Log() } // says: 38 stored-type [warning 6 5f 5c]
class OpenFailure: LocalizedError { var log = Log() } // says: 7 non-final; 41 mutable-property [warning 6 5f 5c]
protocol Delegate: URLSessionDelegate {}
final class Own: NSObject, Delegate { var number = 1 } // says: 43 mutable-property [error 6, warning 5f 5c 5t 5]
final class Copied: NSObject, NSCopying { var number = 1; func copy(with zone: NSZone?) -> Any { self } }
