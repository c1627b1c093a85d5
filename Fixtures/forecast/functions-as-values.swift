// Functions where '@Sendable' ones are wanted.
import Dispatch
final class Log { func screen() {}; var f: () -> Void = {} }
func run(_ f: @escaping @Sendable () -> Void) {}
func sendOptional(_ f: (@Sendable () -> Void)?) {}
func parameter(_ f: @escaping () -> Void) { run(f) } // says: 49 function-parameter [error 6, warning 5f 5c 5t 5]
func optional(_ f: (() -> Void)?) { sendOptional(f) } // says: 50 function-parameter [error 6, warning 5f 5c 5t 5]
func local() { let f = { }; run(f) } // says: 33 function-value [error 6, warning 5f 5c 5t 5]
func localTyped() { let f: () -> Void = { }; run(f) } // says: 50 function-value [error 6, warning 5f 5c 5t 5]
func property(_ log: Log) { run(log.f) } // says: 37 function-value [error 6, warning 5f 5c 5t 5]
func method(_ log: Log) { run(log.screen) } // says: 35 function-value [error 6, warning 5f 5c 5t 5]
func copy() { run(global) } // says: 19 function-value [warning 5c 5t 5]
func global() {}
func queue(_ f: @escaping () -> Void) { DispatchQueue.global().async(execute: f); DispatchQueue.main.async(execute: f) } // says: 79 function-parameter [error 6, warning 5f 5c 5t 5]; 117 function-parameter
func assign(_ f: @escaping () -> Void) { let g: @Sendable () -> Void = f; g() } // says: 72 function-parameter [error 6, warning 5f 5c 5t 5]
struct Holder { var g: (@Sendable () -> Void)?; init(f: @escaping () -> Void) { g = f } } // says: 83 function-parameter [error 6, warning 5f 5c 5t 5]
func returns(_ f: @escaping () -> Void) -> @Sendable () -> Void { f } // says: 67 function-parameter [error 6, warning 5f 5c 5t 5]
func closureLiteral() { let f = { print(1) }; sendOptional(f) } // says: 60 function-value [error 6, warning 5f 5c 5t 5]
func localFunction(_ log: Log) { func g() { log.screen() }; run(g) } // says: 65 function-value [error 6, warning 5f 5c 5t 5]
func escapingCast(_ f: @escaping () -> Void) { run(f as () -> Void); run { f() } } // says: 54 function-value [error 6, warning 5f 5c 5t 5]; 76 capture
func initial() { run(Log.init().screen) } // says: 33 function-value [error 6, warning 5f 5c 5t 5]
func member() { _ = [1].map(String.init) as [String]; run(print) } // says: 59 function-value [warning 5c 5t 5]
func print() {}
struct Sheet { var size = 1; func screen() {} }
struct Crate { var f: @Sendable () -> Void; var g: (@Sendable () -> Void)? }
enum Report { case text(@Sendable () -> Void) }
func values(_ sheet: Sheet) { run(sheet.screen); run(makes()); run(Owner.shared) } // says: 41 function-value [warning 5c 5t 5]; 54 function-value [error 6, warning 5f 5c 5t 5]; 74 function-value [warning 5c 5t 5]
func makes() -> () -> Void { {} }
func memberwise(_ f: @escaping () -> Void) { _ = Crate(f: f, g: f); _ = Report.text(f) } // says: 59 function-parameter [error 6, warning 5f 5c 5t 5]; 65 function-parameter [error 6, warning 5f 5c 5t 5]; 85 function-parameter [error 6, warning 5f 5c 5t 5]
func elements(_ f: @escaping () -> Void) { let all: [@Sendable () -> Void] = [f]; _ = all; let pair: (@Sendable () -> Void, Int) = (f, 1); _ = pair } // says: 79 function-parameter [error 6, warning 5f 5c 5t 5]; 133 function-parameter [error 6, warning 5f 5c 5t 5]
func unwrapped(_ f: (() -> Void)?) { if let f { run(f) }; run(f!) } // says: 53 function-value [error 6, warning 5f 5c 5t 5]; 64 function-value [error 6, warning 5f 5c 5t 5]
func written(_ f: @escaping () -> Void) { run((f)); _ = f as @Sendable () -> Void } // says: 48 function-value [error 6, warning 5f 5c 5t 5]; 57 function-parameter [error 6, warning 5f 5c 5t 5]
func marked() { let f = { @Sendable in }; run(f); @Sendable func g() {}; run(g) }
func given() -> @Sendable () -> Void { let f = {}; return f } // says: 59 function-value [error 6, warning 5f 5c 5t 5]
var computed: @Sendable () -> Void { let f = {}; return f } // says: 57 function-value [error 6, warning 5f 5c 5t 5]
class Owner { var f: () -> Void = {}; func use() {}; func local() { run(f); run(self.f); run(use); run(self.use); run(Owner.shared) }; static func shared() {} } // says: 73 function-value [error 6, warning 5f 5c 5t 5]; 86 function-value [error 6, warning 5f 5c 5t 5]; 94 function-value [error 6, warning 5f 5c 5t 5]; 109 function-value [error 6, warning 5f 5c 5t 5]; 125 function-value [warning 5c 5t 5]
func closureParameters(_ all: [() -> Void]) { all.forEach { run($0) }; all.forEach { f in run(f) } } // says: 65 function-parameter [error 6, warning 5f 5c 5t 5]; 95 function-parameter [error 6, warning 5f 5c 5t 5]
func stored(_ f: @escaping () -> Void, _ crate: Crate) { var recorder = crate; recorder.f = f; recorder.g = f } // says: 91 function-parameter [error 6, warning 5f 5c 5t 5]; 107 function-parameter [error 6, warning 5f 5c 5t 5]
@preconcurrency func lenient(_ f: @escaping @Sendable () -> Void) {}
func leniently(_ f: @escaping () -> Void) { lenient(f) } // says: 53 function-parameter [warning 6 5f 5c]
func fine(_ f: @escaping () -> Void, _ g: @escaping @Sendable () -> Void) { [1].forEach { _ in f() }; run(g); let h = f; h() }
