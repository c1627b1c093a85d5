// What callbacks hand to continuations and streams.
final class Log { let numberOwn = 1 }
func takes(_ f: @escaping (Log) -> Void) {}
func result(_ f: @escaping (Result<Log, any Error>) -> Void) {}
func number(_ f: @escaping (Int?, (any Error)?) -> Void) {}
func store() async -> Log { await withCheckedContinuation { recorder in takes { recorder.resume(returning: $0) } } } // says: 90 sending
func flag() async throws -> Log { try await withCheckedThrowingContinuation { recorder in result { recorder.resume(with: $0) } } } // says: 109 sending
func draft() async throws -> Log { try await withCheckedThrowingContinuation { recorder in result { switch $0 { case .success(let log): recorder.resume(returning: log); case .failure(let entry): recorder.resume(throwing: entry) } } } } // says: 146 sending
func entry() async -> Log { await withUnsafeContinuation { recorder in takes { value in recorder.resume(returning: value) } } } // says: 98 sending
func f() -> AsyncStream<Log> { AsyncStream { recorder in takes { recorder.yield($0) } } } // says: 75 sending
func g(_ recorder: AsyncStream<Log>.Continuation, _ log: Log) { recorder.yield(log); recorder.yield(Log()) } // says: 74 sending
func h() async -> Int { await withCheckedContinuation { recorder in number { numberOwn, _ in recorder.resume(returning: numberOwn ?? 0) } } }
func i() async -> Int { await withCheckedContinuation { recorder in takes { log in recorder.resume(returning: log.numberOwn) } } }
func j() async -> [Log] { await withCheckedContinuation { recorder in var all: [Log] = []; takes { all.append($0); recorder.resume(returning: all) } } } // says: 125 sending
func other(_ recorder: CheckedContinuation<Log, Never>) { recorder.resume(returning: Log()) }
func screen(_ recorder: CheckedContinuation<(Log, Int), Never>, _ log: Log) { recorder.resume(returning: (log, 1)) } // says: 88 sending
func numberOwn() async -> Log? { await withCheckedContinuation { recorder in takes { recorder.resume(returning: Optional($0)) } } } // says: 95 sending
final class Crate { var recorder: CheckedContinuation<Log, Never>?; func done(_ log: Log) { recorder?.resume(returning: log); recorder = nil } } // says: 103 sending
actor Store { var log = Log(); var recorder: CheckedContinuation<Log, Never>?; func done() { recorder?.resume(returning: log) }; func fresh() { recorder?.resume(returning: Log()) } } // says: 104 sending
