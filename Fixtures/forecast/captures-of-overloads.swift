// Closures whose type depends on the overload, the queue or the value that they are passed to.
import Dispatch
final class Log<Value> { func add(_ value: Value) {} }
struct Signal<Value> {
    typealias Producer = (Log<Value>) -> Int
    init(_ producer: @escaping Producer) {}
    init(performing body: @escaping () -> Value) {}
    static func later(_ value: Value, _ queue: DispatchQueue) -> Signal where Value: Sendable {
        Signal { log in
            queue.async { log.add(value) } // says: 27 capture
            return 1
        }
    }
}
func each(_ body: (Log<Int>) -> Void) {}
func each(twice body: (Log<Int>, Int) -> Void) {}
func numbered(_ queue: DispatchQueue) {
    each { log in queue.async { log.add(1) } } // says: 33 capture
    each { log, _ in queue.async { log.add(1) } } // says: 36 capture
}
extension DispatchQueue {
    func run(_ body: @escaping () -> Void) {
        async { body() } // says: 17 capture
        self.asyncAfter(deadline: .now()) { body() } // says: 45 capture
        sync { body() }
    }
}
final class Request {
    let handler: (Int, @escaping (Int) -> Void) -> Void = { _, _ in }
    let optional: ((@escaping () -> Void) -> Void)? = nil
    func go(_ queue: DispatchQueue, _ pair: (handler: (@escaping () -> Void) -> Void, Int)) {
        queue.async {
            self.handler(1) { number in print(self, number) } // says: 13 capture; 47 nested-capture [error 6, warning 5f 5c 5t]
            self.optional?({ print(self) }) // says: 36 nested-capture [error 6, warning 5f 5c 5t]
        }
        queue.async { pair.handler { print(self) } } // says: 23 capture; 44 capture; 44 nested-capture [error 6, warning 5f 5c 5t]
    }
}
final class Promise<Value> {
    init(_ value: Value) {}
    init(_ body: @escaping (_ resolve: @escaping (Value) -> Void, _ reject: @escaping (Error) -> Void) -> Void) {}
    init(_ body: @escaping (_ resolve: @escaping (Value) -> Void, _ reject: @escaping (Error) -> Void, Int) -> Void) {}
}
func promises(_ queue: DispatchQueue) {
    _ = Promise<Int> { resolve, reject in queue.async { resolve(1) } } // says: 57 capture
    _ = Promise<Int> { resolve, reject, _ in queue.async { resolve(1) } } // says: 60 capture
}
func promise<Value>(_ queue: DispatchQueue, _ value: Value) -> Promise<Value> {
    Promise<Value> { resolve, reject in queue.async { resolve(value) } } // says: 55 capture; 63 capture
}
extension Promise where Value == Void {
    convenience init(_ body: @escaping (_ resolve: @escaping () -> Void, _ reject: @escaping (Error) -> Void) -> Void) {
        self.init(())
    }
}
