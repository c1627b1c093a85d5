// A task in the signature of a function asks for 'Sendable' of the generic parameters that it gives back.
final class Log {}
func given<S, F: Error>(_ block: () -> Task<S, F>) -> Task<S, F> {
    let task = block()
    task.cancel()
    return task
}
func made<S>(_ value: S) -> Task<S, Never> { Task { await given { Task { value } }.value } }
func hidden<S>(_ value: @escaping @Sendable () async -> S) { Task { await value() } } // says: 62 requirement
func stated(_ log: Log) -> Task<Log, Never> { fatalError() } // says: 6 requirement
struct Box<S> {
    init(_ task: Task<S, Never>) {}
    func plain(_ task: Task<S, Never>) {}
    func generic<T>(_ task: Task<S, T>) {}
    func constrained(_ task: Task<S, Never>) where S: Equatable {}
    func local() { let task: Task<S, Never>? = nil; _ = task } // says: 24 requirement
}
extension Collection { func first() -> Task<Element, Never> { fatalError() } }
