// Work of queues whose names do not show that they are queues.
import Foundation
final class Log { func use() {} }
let serial = DispatchQueue(label: "serial")
func parameter(_ log: Log, _ q: DispatchQueue) { q.async { log.use() } } // says: 60 capture
func generic<T>(_ value: T, _ q: DispatchQueue) { q.asyncAfter(deadline: .now()) { print(value) } } // says: 90 capture
func global(_ log: Log) { serial.async { log.use() } } // says: 42 capture
func optional(_ log: Log, _ q: DispatchQueue?) { q?.async { log.use() } } // says: 61 capture
func waiting(_ log: Log, _ q: DispatchQueue) { q.sync { log.use() } }
func grouped(_ log: Log, _ q: DispatchQueue, _ g: DispatchGroup) { q.async(group: g) { log.use() } } // says: 88 capture
func nested(_ log: Log, _ q: DispatchQueue) { q.async { [1].forEach { _ in log.use() } } } // says: 76 capture; 76 nested-capture [error 6, warning 5f 5c 5t]
func variable(_ q: DispatchQueue) { var count = 0; q.async { count += 1 }; print(count) } // says: 62 captured-var [error 6, warning 5f 5c 5t 5]
func work(_ f: @escaping () -> Void, _ q: DispatchQueue) { q.async(execute: f); q.async { f() } } // says: 77 function-parameter [error 6, warning 5f 5c 5t 5]; 91 capture
final class Owner {
    private let worker = DispatchQueue.global()
    private var count = 0
    func start() { worker.async { self.count += 1 } } // says: 35 capture
    func weakly() { self.worker.async { [weak self] in self?.count += 1 } } // says: 56 capture
    @MainActor func onMain(_ log: Log) { worker.async { log.use() } } // says: 57 capture [error 6, warning 5f 5c 5t]
}
@MainActor final class Screen { var count = 0; let worker = DispatchQueue(label: "x"); func start(_ log: Log) { worker.async { print(self); log.use() } } } // says: 141 capture [error 6, warning 5f 5c 5t]
