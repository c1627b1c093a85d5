// State that the 'deinit' of an isolated type touches.
class Log { func use() {} }
@MainActor final class Screen { var log: Log?; let other = Log(); var number = 1; let shelf = "x"; deinit { print(shelf, number); log = nil; other.use() } } // says: 135 destructor; 142 destructor
@MainActor final class M2 { var log = Log(); deinit { log.use() } } // says: 55 destructor
actor Store { var log = Log(); var number = 1; deinit { print(number); log.use() } } // says: 72 destructor
@MainActor final class I { var log = Log(); isolated deinit { log.use() } }
final class Plain { var log = Log(); deinit { log.use() } }
@MainActor final class Value { var value: Task<Void, Never>?; deinit { value?.cancel() } }
