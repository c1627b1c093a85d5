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
