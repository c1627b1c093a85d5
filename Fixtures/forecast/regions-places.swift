// Where it is said inside a closure on the main actor, and how often.
import Dispatch
final class Log { var number = 0; func use() {}; var next: Log?; subscript(i: Int) -> Int { get { 0 } set {} } }
func main(_ f: @escaping @MainActor () -> Void) {}
func read(_ log: Log) { main { _ = log.number } } // says: 34 sending
func write(_ log: Log) { main { log.number = 1 } } // says: 44 sending
func chained(_ log: Log) { main { log.next?.next?.use() } } // says: 43 sending
func passed(_ log: Log) { main { print(log) } } // says: 40 sending
func bound(_ log: Log) { main { let other = log; other.use() } } // says: 45 sending
func subscripted(_ log: Log) { main { log[0] = 1 } } // says: 46 sending
func optional(_ log: Log?) { main { log?.use() } } // says: 40 sending
func unwrapped(_ log: Log?) { main { guard let log else { return }; log.use() } } // says: 38 sending
func called(_ f: @escaping () -> Void) { main { f() } } // says: 51 sending
func calledOptional(_ f: (() -> Void)?) { main { f?() } } // says: 51 sending
func twice(_ log: Log) { main { log.use(); log.use() } } // says: 37 sending
func two(_ log: Log, _ other: Log) { main { log.use(); other.use() } } // says: 49 sending; 62 sending
func listed(_ log: Log) { main { [log] in log.use() } } // says: 32 cannot-be-sent
func weak1(_ log: Log) { main { [weak log] in log?.use() } } // says: 50 sending
func nested(_ log: Log) { main { [1].forEach { _ in log.use() } } } // says: 57 sending
class Recorder { var number = 0; let log = Log(); var done: (() -> Void)?
    func store() { main { self.number += 1 } } // says: 27 sending
    func flag() { main { self.done?() } } // says: 35 sending
    func recorder() { main { [weak self] in self?.number = 1 } } // says: 49 sending
    func draft() { main { [weak self] in guard let self else { return }; self.number = 1 } } // says: 42 sending
    func entry() { main { self.flag(); self.number = 1; self.store() } } // says: 32 sending
    func f() { main { print(self.number) } } // says: 34 sending
    func g() { main { [log] in log.use() } } // says: 21 cannot-be-sent
    func h(_ done: @escaping () -> Void) { main { done(); self.flag() } } // says: 56 sending; 64 sending
    func i() { main { self.log.use() } } } // says: 28 sending
func interpolated(_ log: Log) { main { print("\(log.number)") } } // says: 53 sending
func unused(_ log: Log) { main { [log] in } }
func conditional(_ log: Log, _ flag: Bool) { main { if flag { log.use() } else { log.number = 2 } } } // says: 67 sending
struct Sheet { var log = Log(); func store() { main { log.use() } }; func flag() { main { print(self) } } } // says: 55 sending; 97 sending
func tuple(_ pair: (Log, Log)) { main { pair.0.use() } } // says: 41 sending
func array(_ store: [Log]) { main { store.forEach { $0.use() } } } // says: 37 sending
func generic<Value>(_ value: Value) { main { print(value) } } // says: 52 sending
func result(_ report: Result<Log, any Error>, _ done: @escaping (Result<Log, any Error>) -> Void) { main { done(report) } } // says: 108 sending; 119 sending
