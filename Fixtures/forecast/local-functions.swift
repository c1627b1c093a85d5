// Local functions, 'defer', and builders.
final class Log { var number = 0; func use() {} }
func run(_ f: @escaping @Sendable () -> Void) {}
func store(_ log: Log) { func inner() { log.use() }; run { inner() } } // says: 31 local-function [error 6, warning 5f 5c 5t 5]; 60 capture
func flag(_ log: Log) { run { defer { log.use() }; print(1) } } // says: 39 capture; 39 nested-capture [error 6, warning 5f 5c 5t]
func recorder(_ log: Log) { @Sendable func inner() { log.use() }; run { inner() }; run(inner) } // says: 54 capture
func draft() { var size = 0; func inner() { size += 1 }; inner(); run { inner() } } // says: 35 local-function [error 6, warning 5f 5c 5t 5]; 73 capture
func entry(_ log: Log) { run { if let number = Optional(log.number) { print(number) } } } // says: 57 capture
func f(_ log: Log) { run { switch log.number { case 0: break; default: log.use() } } } // says: 35 capture
func g(_ log: Log?) { run { guard let log else { return }; log.use() } } // says: 39 capture
func h(_ log: Log?) { guard let log else { return }; run { log.use() } } // says: 60 capture
func i(_ store: [Log]) { for log in store { run { log.use() } } } // says: 51 capture
func j(_ log: Log) { run { [weak log, number = log.number] in _ = log?.number; print(number) } } // says: 67 capture
func other(_ log: Log) { run { let k2 = log; call { k2.use() } } } // says: 41 capture
func call(_ f: () -> Void) {}
func screen(_ log: Log) { call { run { log.use() } } } // says: 40 capture
func number() { run { let log = Log(); run { log.use() } } } // says: 46 capture [error 6, warning 5f 5c 5t]
func folder(_ pair: Log) { let log = pair; run { _ = log } } // says: 54 capture
func q(_ log: Log, _ other: Log) { run { print(log === other) } } // says: 48 capture; 56 capture
struct Shelf { let log = Log(); var number = 1; func report() { run { _ = number } }; func shelf() { run { [number] in _ = number } } } // says: 75 capture
func empty() { func inner() {}; run { inner() } } // says: 21 local-function [error 6, warning 5f 5c 5t 5]; 39 capture
func indirect(_ log: Log) { func one() { log.use() }; func two() { one() }; run { two() } } // says: 60 local-function [error 6, warning 5f 5c 5t 5]; 83 capture
func twice(_ log: Log) { func inner() { log.use() }; run { inner(); inner() }; run { call { inner() } } } // says: 31 local-function [error 6, warning 5f 5c 5t 5]; 60 capture; 93 capture; 93 nested-capture [error 6, warning 5f 5c 5t]
func recursive(_ log: Log) { func inner(_ size: Int) { log.use(); if size > 0 { run { inner(size - 1) } } }; inner(1) } // says: 35 local-function [error 6, warning 5f 5c 5t 5]; 87 capture
func asynchronous() { func inner() async {}; run { Task { await inner() } } } // says: 28 local-function [error 6, warning 5f 5c 5t 5]; 65 capture; 65 nested-capture [error 6, warning 5f 5c 5t]
func stays(_ log: Log) { run { func one() { log.use() }; func two() { one() }; two() } } // says: 45 capture; 45 nested-capture [error 6, warning 5f 5c 5t]
func fromSendable(_ log: Log) { func one() { log.use() }; @Sendable func two() { one(); call { log.use() } }; two() } // says: 38 local-function [error 6, warning 5f 5c 5t 5]; 82 capture; 96 capture; 96 nested-capture [error 6, warning 5f 5c 5t]
@MainActor func onMain(_ log: Log) { @Sendable func one() { log.use() }; one(); func two() { log.use() }; two() } // says: 61 capture [error 6, warning 5f 5c 5t]
class Crate { var number = 0; func inner() { @Sendable func one() { number += 1 }; one(); run { func two() { self.number = 1 }; two() } } } // says: 69 capture; 110 capture; 110 nested-capture [error 6, warning 5f 5c 5t]
func operators(_ log: Log, _ flag: Int?) { run { _ = log.isOn || log.isOn || log.isOn; _ = true || true && log.isOn }; run { _ = flag ?? flag ?? log.number; _ = flag ?? log.number == 1 || log.isOn } } // says: 54 capture; 66 nested-capture [error 6, warning 5f 5c 5t]; 78 nested-capture [error 6, warning 5f 5c 5t]; 108 nested-capture [error 6, warning 5f 5c 5t]; 146 capture; 146 nested-capture [error 6, warning 5f 5c 5t]; 170 nested-capture [error 6, warning 5f 5c 5t]; 189 nested-capture [error 6, warning 5f 5c 5t]
extension Log { var isOn: Bool { true } }
func deferred(_ log: Log) { run { defer { defer { log.use() }; print(1) }; print(2) } } // says: 51 capture; 51 nested-capture [error 6, warning 5f 5c 5t]
func inTask(_ log: Log) { func one() { log.use() }; Task { one() }; func two() {}; Task { two() } } // says: 53 sending-closure [warning 5f 5c]
@preconcurrency func lenient(_ f: @escaping @Sendable () -> Void) {}
func leniently(_ log: Log) { func inner() { log.use() }; lenient { inner() } } // says: 35 local-function [warning 6 5f 5c]; 68 capture [warning 6 5f 5c]
