// Declarations that say '@preconcurrency'.
import OldLibrary
final class Log { func use() {} }
@preconcurrency func pre(_ f: @escaping @Sendable () -> Void) {}
@preconcurrency func preMain(_ f: @escaping @MainActor () -> Void) {}
@preconcurrency @MainActor func main() {}
func capture(_ log: Log) { pre { log.use() }; preMain { log.use() }; oldRunLeniently { log.use() } } // says: 34 capture [warning 6 5f 5c]; 61 sending; 88 capture [warning 6 5f 5c]
func variable() { var size = 1; pre { size = 2 }; oldRunLeniently { size = 3 }; print(size) } // says: 39 captured-var [warning 6 5f 5c]; 69 captured-var [warning 6 5f 5c]
func function(_ f: @escaping () -> Void) { pre(f); oldRunLeniently(f) } // says: 48 function-parameter [warning 6 5f 5c]; 68 function-parameter [warning 6 5f 5c]
func call() { main() } // says: 15 isolation [warning 6 5f 5c]
func nested(_ log: Log) { pre { [1].forEach { _ in log.use() } } } // says: 52 capture [warning 6 5f 5c]; 52 nested-capture [warning 6 5f 5c]
@preconcurrency @MainActor class Old { func screen() {}; static let shared = Old() }
func old(_ folder: Old) { folder.screen(); _ = Old.shared } // says: 34 isolation [warning 6 5f 5c]; 52 isolation [warning 6 5f 5c]
