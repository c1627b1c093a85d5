// What stays a warning in mode 6.
import Foundation
class Sup: @unchecked Sendable {}
class Sub: Sup {} // says: 7 restated [warning 6 5f 5c 5t 5]
class Log {}
struct Kind: Error { let log: Log } // says: 26 stored-type [warning 6 5f 5c]
func old() { print(Thread.isMultiThreaded()) }
@preconcurrency protocol Pre: Sendable {}
final class ViaPre: Pre { var size = 1 } // says: 31 mutable-property [warning 6 5f 5c]
func any(_ f: @escaping @isolated(any) () -> Void) async { let g: () async -> Void = f; _ = g }
func awaits() async { await noAsync() }
func noAsync() {}
