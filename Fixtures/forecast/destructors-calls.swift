// What a 'deinit' calls and starts.
class Log { func use() {} }
@MainActor final class Screen { var child: Log?; func stop() {}; deinit { Task { await self.stop() } } } // says: 80 deinit-capture [error 6, warning 5f 5c 5t 5]
@MainActor final class N { var child: N?; func stop() {}; deinit { child?.stop(); stop() } } // says: 75 isolation [error 6 5f 5c 5t 5]; 83 isolation [error 6 5f 5c 5t 5]
final class Showing { var log = Log(); deinit { Task { print(self.log) } } } // says: 54 deinit-capture [error 6, warning 5f 5c 5t 5]
final class Reading { var log = Log(); deinit { Task { [log] in print(log) } } }
func run(_ f: @escaping @Sendable () -> Void) {}
func call(_ f: @escaping () -> Void) {}
func later(_ f: sending @escaping () -> Void) {}
func main(_ f: @escaping @MainActor () -> Void) {}
final class Ways { let number = 1; deinit { run { print(self.number) } // says: 49 deinit-capture [error 6, warning 5f 5c 5t 5]; 57 capture
    call { print(self.number) }
    later { print(self.number) } // says: 11 deinit-capture [error 6, warning 5f 5c 5t 5]
    main { print(self.number) } // says: 10 deinit-capture [error 6, warning 5f]
    Task.detached { print(self.number) } // says: 19 deinit-capture [error 6, warning 5f 5c 5t 5]
    Task { [weak self] in print(self?.number ?? 1) }
    Task { [self] in print(number) }
    Task { print(number) } // says: 10 deinit-capture [error 6, warning 5f 5c 5t 5]
    let work = { Task { print(self.number) } }; _ = work() } }
@MainActor final class Isolated { let number = 1; isolated deinit { Task { print(self.number) } } } // says: 74 deinit-capture [error 6, warning 5f 5c 5t 5]
func mainNow(_ f: @MainActor () -> Void) {}
func runNow(_ f: @Sendable () -> Void) {}
final class Now { let number = 1; deinit { mainNow { print(self.number) }
    runNow { print(self.number) } // says: 20 capture
    [1].forEach { print($0, self.number) } } }
