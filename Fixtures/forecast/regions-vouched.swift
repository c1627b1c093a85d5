// What may be sent although others have it: what is vouched for, and the 'sending' results of functions that are values.
struct Iterating<Base: AsyncIteratorProtocol> {
    var base: Base
    mutating func next() async throws -> Base.Element? {
        nonisolated(unsafe) var iterator = base
        defer { base = iterator }
        return try await iterator.next()
    }
}
actor Store<Base: AsyncIteratorProtocol> {
    var base: Base
    init(_ base: Base) { self.base = base }
    func next() async throws -> Base.Element? {
        nonisolated(unsafe) var iterator = base
        defer { base = iterator }
        return try await iterator.next()
    }
}
final class Log {}
@MainActor func show(_ log: Log) {}
func sends(_ log: Log) async {
    nonisolated(unsafe) let free = log
    await show(free)
    await show(free)
    await show(log) // says: 11 sending
}
struct Lock<Value> {
    var value: Value
    mutating func withLock<Result>(_ body: (inout Value) throws -> sending Result) rethrows -> sending Result {
        try body(&value)
    }
}
