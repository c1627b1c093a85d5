// Functions with 'sending' parameters where others are wanted.
final class Log {}
func takes(_ f: @escaping (Log) -> Void) {}
func store(_ f: @escaping (sending Log) -> Void) { takes(f); let g: (Log) -> Void = f; g(Log()) } // says: 58 sending-conversion [error 6, warning 5f 5c 5t 5]; 85 sending-conversion [error 6, warning 5f 5c 5t 5]
func flag(_ f: @escaping (Log) -> Void) { let g: (sending Log) -> Void = f; g(Log()) }
func recorder() async throws -> Log { try await withCheckedThrowingContinuation { recorder in result(recorder.resume(with:)) } } // says: 111 sending-conversion [error 6, warning 5f 5c 5t 5]
func draft() async throws -> Int { try await withCheckedThrowingContinuation { recorder in number(recorder.resume(with:)) } } // says: 108 sending-conversion [error 6, warning 5f 5c 5t 5]
func result(_ f: @escaping (Result<Log, any Error>) -> Void) {}
func number(_ f: @escaping (Result<Int, any Error>) -> Void) {}
