// Synchronous initializers of actors: what they get becomes a part of the actor.
final class Log { var n = 0; func use() {} }
actor Store {
  var log: Log?
  var f: (() -> Void)?
  init(log: Log) { self.log = log }
  init(unused: Log) {}
  init(f: @escaping () -> Void) { self.f = f }
  init(later: Log) async { self.log = later }
  init(sent: sending Log) { self.log = sent }
  init(n: Int, log: Log? = nil) { self.log = log }
  init(nested: Log) { self.init(log: nested) }
  static func make(_ log: Log) -> Store { Store(log: log) } // says: 43 sending
  nonisolated func other(_ log: Log) -> Store { Store(log: log) } // says: 49 sending
  func iso(_ log: Log) -> Store { Store(log: log) } // says: 35 sending
}
func parameter(_ log: Log) { _ = Store(log: log) } // says: 34 sending
func unused(_ log: Log) { _ = Store(unused: log) } // says: 31 sending
func function(_ f: @escaping () -> Void) { _ = Store(f: f) } // says: 48 sending
func closure(_ log: Log) { _ = Store(f: { log.use() }) } // says: 32 sending
func trailing(_ log: Log) { _ = Store { log.use() } } // says: 33 sending
func fresh() { _ = Store(log: Log()); let log = Log(); _ = Store(log: log) }
func used() { let log = Log(); _ = Store(log: log); log.use() } // says: 36 sending
func later(_ log: Log) async { _ = await Store(later: log) } // says: 42 sending
func later2() async { let log = Log(); _ = await Store(later: log); log.use() } // says: 50 sending
func sent(_ log: Log) { _ = Store(sent: log) } // says: 29 sending
func optional(_ log: Log) { _ = Store(n: 1, log: log) } // says: 33 sending
func nested(_ log: Log) { _ = Store(nested: log) } // says: 31 sending
@MainActor func main(_ log: Log) { _ = Store(log: log) } // says: 40 sending
final class Owner { let log = Log(); var held: Store?
  func make() { held = Store(log: log) } // says: 24 sending
  init() { held = Store(log: log) } // says: 19 sending
  func viaInit(_ log: Log) { held = .init(log: log) } // says: 38 sending
}
@MainActor final class Screen { let log = Log(); var held: Store?
  func make() { held = Store(log: log) } } // says: 24 sending
actor Memo<T> { let c: () -> T; init(_ c: @escaping () -> T) { self.c = c }; func call() -> T { c() } ; init(value: T) { c = { value } } }
func memo<T>(_ c: @escaping () -> T) { _ = Memo(c) } // says: 44 sending
func memoT<T>(_ t: T) { _ = Memo(value: t) } // says: 29 sending
func memoResult<T>(_ m: Memo<T>) async { _ = await m.call() } // says: 54 result
func memoResult2(_ m: Memo<Log>) async { _ = await m.call() } // says: 54 result
@MainActor class M { init(log: Log) {}; nonisolated init(other: Log) {} }
func m(_ log: Log) { _ = M(other: log) }
func m2(_ log: Log) async { _ = await M(log: log) } // says: 39 sending
