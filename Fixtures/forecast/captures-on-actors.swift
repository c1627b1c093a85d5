// What closures on actors capture.
final class Log { var number = 0; func use() {} }
func run(_ f: @escaping @Sendable () -> Void) {}
func runLater(_ f: @escaping @Sendable () async -> Void) {}
func call(_ f: @escaping () -> Void) {}
@MainActor final class Screen { var log = Log(); let other = Log()
    func store() { run { _ = self }; call { self.log.use() }; runLater { await self.flag() } }
    func flag() {}
    func recorder(_ size: Log) { call { size.use() }; let f: @MainActor () -> Void = { size.use() }; f() }
    func draft(_ size: Log) { runLater { @MainActor in size.use() } }
    func entry() { runLater { [log] in log.use() }; runLater { [other] in other.use() } } } // says: 40 capture [error 6, warning 5f 5c 5t]; 75 capture [error 6, warning 5f 5c 5t]
actor Store { var log = Log(); let other = Log()
    func store() { run { _ = self }; call { self.log.use() }; runLater { await self.flag() } }
    func flag() {}
    func recorder() { runLater { [log] in log.use() } } // says: 43 capture [error 6, warning 5f 5c 5t]
    nonisolated func draft() { _ = other } } // says: 36 isolation [error 6, warning 5f 5c 5t 5]
func entry(_ store: Store) { run { _ = store.other } } // says: 46 isolation [error 6, warning 5f 5c 5t 5]
func f(_ store: Store) async { let log = store.other; log.use() } // says: 48 missing-await [error 6, warning 5f 5c 5t 5]; 48 property [error 6, warning 5f 5c 5t]
@MainActor func g(_ screen: Screen) { run { _ = screen } }
func h(_ screen: Screen) async { let log = await screen.other; log.use() } // says: 57 property [error 6, warning 5f 5c 5t]
