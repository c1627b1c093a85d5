// Where a function may not give back what others keep: at its only 'return', otherwise where it ends.
final class Log { var number = 0 }
func once(_ log: Log) -> sending Log {
    print(log)
    return log // says: 5 sending
}
func implied(_ log: Log) -> sending Log {
    log
} // says: 1 sending
func twice(_ log: Log) -> sending Log {
    if log.number == 1 { return Log() }
    return log
} // says: 1 sending
func inside(_ log: Log) -> sending Log {
    do { return log } // says: 10 sending
}
func throwing(_ log: Log) throws -> sending Log {
    guard log.number == 2 else { throw CancellationError() }
    return log // says: 5 sending
}
func unnamed(_ log: Log) -> sending [Log] {
    return [log, Log()] // says: 5 cannot-be-sent
}
func made(_ log: Log, _ make: (Log) -> Log) -> sending Log {
    return make(log) // says: 5 cannot-be-sent
}
struct Shelf {
    let log: Log
    func give() -> sending Log {
        return log // says: 9 sending
    }
}
