// State that the 'deinit' of an isolated type touches.
import Foundation
class Log { func use() {} }
@MainActor final class Screen { var log: Log?; let other = Log(); var number = 1; let shelf = "x"; deinit { print(shelf, number); log = nil; other.use() } } // says: 135 destructor; 142 destructor
@MainActor final class M2 { var log = Log(); deinit { log.use() } } // says: 55 destructor
actor Store { var log = Log(); var number = 1; deinit { print(number); log.use() } } // says: 72 destructor
@MainActor final class I { var log = Log(); isolated deinit { log.use() } }
final class Plain { var log = Log(); deinit { log.use() } }
@MainActor final class Value { var value: Task<Void, Never>?; deinit { value?.cancel() } }
@MainActor class Owner { var child: Log?; var call = NSObject(); deinit { print(call); child = nil } } // says: 81 destructor; 94 destructor
@MainActor final class Choosing { var log: Log?; deinit { if let log { log.use() }; [1].forEach { _ in _ = 1 } } } // says: 59 destructor
