// Isolated functions that become values of other types.
class Log {}
typealias Done = () -> Void
@MainActor func sync() {}
@MainActor func async0() async {}
@MainActor func asyncK() async -> Log { Log() }
@MainActor func takesK(_ log: Log) async {}
func call(_ f: @escaping () -> Void) {}
func plainAsync(_ f: @escaping () async -> Void) {}
func plainAsyncK(_ f: @escaping () async -> Log) {}
func store() { call(sync); let f: Done = sync; f() } // says: 21 loses-actor [error 6, warning 5f 5c 5t 5]; 42 loses-actor [error 6, warning 5f 5c 5t 5]
func flag() { plainAsync(sync); plainAsync(async0); plainAsyncK(asyncK) } // says: 65 crossing-conversion [error 6, warning 5f]
func recorder() { let f: (Log) async -> Void = takesK; _ = f } // says: 48 crossing-conversion [error 6, warning 5f]
func draft(_ f: @escaping @MainActor @Sendable () async -> Log) { plainAsyncK(f); let g: () async -> Log = f; _ = g } // says: 79 crossing-conversion [error 6, warning 5f 5c 5t 5]; 108 crossing-conversion [error 6, warning 5f 5c 5t 5]
@MainActor func entry() { call(sync); let f: Done = sync; f(); plainAsyncK(asyncK) }
@MainActor final class Screen { func screen() {}; func mk() async -> Log { Log() }; var f: Done = {}; func g() { f = screen; call(screen); call(self.screen); plainAsyncK(mk); f = sync } }
func number(_ screen: Screen) { _ = screen.screen; let f: @MainActor () -> Void = screen.screen; _ = f }
func erased(_ f: @escaping @isolated(any) () async -> Void) { let g: () async -> Void = f; _ = g }
actor Store { func screen() {}; func number() async {}; func value() { let f: () -> Void = screen; _ = f; let g: () async -> Void = number; _ = g } }
func partial(_ store: Store) { let f = store.screen; _ = f } // says: 46 isolation [error 6 5f 5c 5t 5]
func closureArgument() { call { sync2() } }
func sync2() {}
func toMain(_ f: @escaping () -> Void) { let g: @MainActor () -> Void = f; _ = g } // says: 73 function-parameter [error 6, warning 5f]
@MainActor func syncK() -> Log { Log() }
func sendable(_ f: @escaping @Sendable () -> Void) {}
func onMain(_ f: @escaping @MainActor () -> Void) {}
func onMainAsync(_ f: @MainActor () async -> Void) {}
func moreOfFree() { plainAsyncK(syncK); sendable(sync); let f: (() -> Void)? = sync; _ = f; onMain(sync) } // says: 33 crossing-conversion [error 6, warning 5f]; 50 function-value [warning 5c 5t 5]; 50 loses-actor [error 6, warning 5f 5c 5t 5]; 80 loses-actor [error 6, warning 5f 5c 5t 5]
func members(_ screen: Screen) { call(screen.screen); plainAsync(screen.screen); [1].forEach { _ in call(sync) } } // says: 46 loses-actor [error 6, warning 5f 5c 5t 5]; 106 loses-actor [error 6, warning 5f 5c 5t 5]
func values(_ f: @escaping @MainActor () -> Void) { call(f); plainAsync(f); let g: @isolated(any) () -> Void = f; _ = g; sendable(f) } // says: 58 loses-actor [error 6, warning 5f 5c 5t 5]; 131 function-parameter [warning 5c 5t 5]; 131 loses-actor [error 6, warning 5f 5c 5t 5]
class Mixed { @MainActor func screen() {}; func use() { call(screen) } } // says: 62 loses-actor [error 6, warning 5f 5c 5t 5]
actor Other { func screen() {}; func use() { call(screen); call(sync) }; func mk() async -> Log { Log() }; func value() { plainAsyncK(mk) } } // says: 65 loses-actor [error 6, warning 5f 5c 5t 5]
func elements(_ flag: Bool) { let all: [() -> Void] = [sync]; _ = all; let f: () -> Void = flag ? sync : {}; f() } // says: 56 loses-actor [error 6, warning 5f 5c 5t 5]; 99 loses-actor [error 6, warning 5f 5c 5t 5]
func returned() -> () -> Void { sync } // says: 33 loses-actor [error 6, warning 5f 5c 5t 5]
struct Crate { var f: () -> Void; var onMain: @MainActor () -> Void }
func memberwise(_ f: @escaping () -> Void) { _ = Crate(f: sync, onMain: sync); _ = Crate(f: f, onMain: f) } // says: 59 loses-actor [error 6, warning 5f 5c 5t 5]; 104 function-parameter [error 6, warning 5f]
@MainActor func away() { sendable(sync); let f: @Sendable () -> Void = sync; f(); _ = Crate(f: sync, onMain: sync); Task.detached { call(sync) } } // says: 35 function-value [warning 5c 5t 5]; 35 loses-actor [error 6, warning 5f 5c 5t 5]; 72 function-value [warning 5c 5t 5]; 72 loses-actor [error 6, warning 5f 5c 5t 5]; 138 loses-actor [error 6, warning 5f 5c 5t 5]
@MainActor func toMainOnMain(_ f: @escaping () -> Void) { onMain(f); onMainAsync(f); func inner() {}; onMain(inner) } // says: 66 function-parameter [error 6, warning 5f]; 82 function-parameter [error 6, warning 5f]
func generic<Value>(_ f: () -> Value) {}
func open() { generic(sync); let any: Any = sync; _ = any } // says: 23 loses-actor [error 6, warning 5f 5c 5t 5]
