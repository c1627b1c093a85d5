// What '@Sendable' closures capture.
import Dispatch
final class Log { var number = 0; func use() {} }
struct Sheet { var size = 1 }
func run(_ f: @escaping @Sendable () -> Void) {}
func runLater(_ f: @escaping @Sendable () async -> Void) {}
func call(_ f: () -> Void) {}
func once(_ log: Log, _ f: @escaping () -> Void, _ v: Sheet) {
    run { log.use(); log.use(); f(); _ = v } // says: 11 capture; 33 capture
    runLater { log.use() } // says: 16 capture
    run { print(log, log) } // says: 17 capture
}
func twoClosures(_ log: Log) { run { log.use() }; run { log.use() } } // says: 38 capture; 57 capture
func nested(_ log: Log) {
    run { call { log.use() } } // says: 18 capture; 18 nested-capture [error 6, warning 5f 5c 5t]
    run { log.use(); call { log.use() }; let g = { log.number }; _ = g() } // says: 11 capture; 29 nested-capture [error 6, warning 5f 5c 5t]; 52 nested-capture [error 6, warning 5f 5c 5t]
    run { let fresh = Log(); call { fresh.use() } }
    run { func local() { log.use() }; local() } // says: 26 capture; 26 nested-capture [error 6, warning 5f 5c 5t]
}
func nestedSendable(_ log: Log) { run { run { log.use() } } } // says: 47 capture [error 6, warning 5f 5c 5t]
func list(_ log: Log) {
    run { [log] in log.use() } // says: 20 capture
    run { [log = log] in log.use() } // says: 26 capture
    run { [weak log] in log?.use() } // says: 25 capture
    run { [unowned log] in log.use() } // says: 28 capture
    run { [number = log.number] in print(number) }
    run { [log] in print(1) }
}
class Owner {
    var number = 0; let log = Log()
    func method() {
        run { self.number = 1; self.number = 2 } // says: 15 capture
        run { [weak self] in self?.number = 1 } // says: 30 capture
        run { [weak self] in guard let self else { return }; self.number = 1; call { self.number = 3 } } // says: 40 capture
        run { [log] in log.use() } // says: 24 capture
        run { [unowned self] in number = 1 } // says: 33 capture
    }
}
struct Value { let log = Log(); func method() { run { print(log) } } } // says: 61 capture
extension Sheet { func fine() { run { print(size) } } }
func generic<ValueType>(_ value: ValueType, _ guest: ValueType?) { run { print(value); print(guest as Any) } } // says: 80 capture; 94 capture
func constrained<ValueType: Sendable>(_ value: ValueType) { run { print(value) } }
func some(_ value: some Equatable) { run { print(value) } } // says: 50 capture; 50 metatype [warning 6 5f 5c]
func queue(_ log: Log) { DispatchQueue.global().async { log.use() }; DispatchQueue.main.async { log.use() }; DispatchQueue.main.asyncAfter(deadline: .now()) { log.use() } } // says: 57 capture; 97 capture [warning 5c]; 101 sending [warning 5f 5c]; 160 capture [warning 5c]; 164 sending [warning 5f 5c]
func localFunctions(_ log: Log) { @Sendable func f() { log.use() }; f(); func g() { log.use() }; g() } // says: 56 capture
let stored: @Sendable () -> Void = { let log = Log(); run { log.use() } } // says: 61 capture [error 6, warning 5f 5c 5t]
func assigned(_ log: Log) { let f: @Sendable () -> Void = { log.use() }; f(); let g = { @Sendable in log.use() }; g() } // says: 61 capture; 102 capture
func unsafe(_ store: Log) { nonisolated(unsafe) let log = store; run { log.use() } }
func interpolated(_ log: Log) { run { print("\(log) \(log.number)") } } // says: 48 capture
func present(_ log: Log) { let f: @MainActor () -> Void = { log.use() }; _ = f } // says: 65 sending [warning 5f 5c]
func autoclosed(_ log: Log) { run { assert(log.number == 1) }; run { _ = log.number == 1 || log.number == 2 } } // says: 44 capture; 44 nested-capture [error 6, warning 5f 5c 5t]; 74 capture; 93 nested-capture [error 6, warning 5f 5c 5t]
