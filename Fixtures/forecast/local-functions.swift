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
