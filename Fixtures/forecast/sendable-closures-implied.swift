// Closures that are '@Sendable' by what takes them.
import Foundation
final class Log { var number = 0; func use() {} }
typealias Handler = @Sendable () -> Void
struct Api { var h: Handler; var folder: Handler?; init(_ h: @escaping Handler) { self.h = h }; subscript(f: @Sendable () -> Void) -> Int { 0 } }
func aliased(_ h: @escaping Handler) {}
func optional(_ h: Handler?) {}
func variadic(_ h: Handler...) {}
func autoclosure(_ h: @autoclosure @escaping @Sendable () -> Int) {}
func inherit(@_inheritActorContext _ h: @escaping @Sendable () async -> Void) {}
func generic<F>(_ f: F) {}
func returned(_ log: Log) -> Handler { { log.use() } } // says: 42 capture
func calls(_ log: Log) {
    aliased { log.use() } // says: 15 capture
    optional { log.use() } // says: 16 capture
    variadic({ log.use() }, { log.use() }) // says: 16 capture; 31 capture
    autoclosure(log.number) // says: 17 nested-capture
    inherit { log.use() } // says: 15 capture
    var store = Api { log.use() } // says: 23 capture
    store.h = { log.use() }; store.folder = { log.use() } // says: 17 capture; 47 capture
    _ = store[{ log.use() }] // says: 17 capture
    let value: (Handler, Int) = ({ log.use() }, 1); _ = value // says: 36 capture
    let draft: [String: Handler] = ["a": { log.use() }]; _ = draft // says: 44 capture
    generic({ log.use() } as Handler) // says: 15 capture
    let recorder = true ? { @Sendable in log.use() } : { }; recorder() // says: 42 capture
}
func foundation(_ log: Log) {
    Thread.detachNewThread { log.use() } // says: 30 capture
    OperationQueue().addOperation { log.use() } // says: 37 capture
    _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in log.use() } // says: 94 capture
    _ = Timer(timeInterval: 1, repeats: false) { _ in log.use() } // says: 55 capture
    DispatchQueue.concurrentPerform(iterations: 1) { _ in log.use() } // says: 59 capture
    DispatchQueue.global().sync { log.use() }
    DispatchGroup().notify(queue: .main) { log.use() }
    _ = BlockOperation { log.use() } // says: 26 capture
    RunLoop.main.perform { log.use() } // says: 28 capture
}
func streams(_ log: Log) { _ = AsyncStream<Int> { recorder in recorder.onTermination = { _ in log.use() } }; _ = AsyncStream<Int>(unfolding: { log.number }) } // says: 95 capture; 144 capture [warning 6 5f 5c]
func cancel(_ log: Log) async { await withTaskCancellationHandler { log.use() } onCancel: { log.use() } } // says: 93 capture [error 6, warning 5f 5c 5t]
func sorted(_ log: Log, _ store: [Int]) { _ = store.map { $0 + log.number }; store.forEach { _ in log.use() } }
extension Log { func method() { aliased(use); aliased { [weak self] in self?.use() } } } // says: 41 function-value [error 6, warning 5f 5c 5t 5]; 72 capture
