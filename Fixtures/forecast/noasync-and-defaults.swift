// What asynchronous code may not call, and default values that need an actor.
import Foundation
class Log {}
func lock(_ other: NSLock, _ report: NSRecursiveLock) async { other.lock(); defer { other.unlock() }; report.lock(); _ = other.try(); other.withLock {} } // says: 69 unavailable-from-async [error 6, warning 5f 5c 5t 5]; 91 unavailable-from-async [error 6, warning 5f 5c 5t 5]; 110 unavailable-from-async [error 6, warning 5f 5c 5t 5]; 128 unavailable-from-async [error 6, warning 5f 5c 5t 5]
func wait(_ shelf: DispatchSemaphore, _ g: DispatchGroup) async { shelf.wait(); g.wait(); Thread.sleep(forTimeInterval: 1); _ = Thread.isMainThread; _ = Thread.current; RunLoop.current.run() } // says: 98 unavailable-from-async [error 6, warning 5f 5c 5t 5]; 161 unavailable-from-async [error 6, warning 5f 5c 5t 5]; 186 unavailable-from-async [error 6, warning 5f 5c 5t 5]
func task() { Task { let other = NSLock(); other.lock() } } // says: 50 unavailable-from-async [error 6, warning 5f 5c 5t 5]
@MainActor func value() -> Int { 1 }
@MainActor final class Fine { var store = value(); var flag: Int = { value() }(); lazy var recorder = value(); let valueOwn = Task { value() } } // says: 134 missing-await [error 6 5f 5c]
struct Fine2 { @MainActor var store = value() } // says: 8 isolated-default
final class Mixed { @MainActor var store = 1; var flag = Log(); @MainActor var recorder = Log() } // says: 13 isolated-default
@MainActor func arg(_ size: Int = value()) {} // says: 35 isolation [error 5t 5]
func loop(_ shelf: AsyncStream<Log>) async { for await log in shelf { _ = log } }
func assume() async { MainActor.assumeIsolated { } } // says: 33 unavailable-from-async [error 6, warning 5f 5c 5t 5]
