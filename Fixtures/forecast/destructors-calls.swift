// What a 'deinit' calls and starts.
class Log { func use() {} }
@MainActor final class Screen { var child: Log?; func stop() {}; deinit { Task { await self.stop() } } } // says: 80 destructor [error 6, warning 5f 5c 5t 5]
@MainActor final class N { var child: N?; func stop() {}; deinit { child?.stop(); stop() } } // says: 75 isolation [error 6 5f 5c 5t 5]; 83 isolation [error 6 5f 5c 5t 5]
final class Showing { var log = Log(); deinit { Task { print(self.log) } } } // says: 54 destructor [error 6, warning 5f 5c 5t 5]
final class Reading { var log = Log(); deinit { Task { [log] in print(log) } } }
