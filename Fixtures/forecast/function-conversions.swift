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
