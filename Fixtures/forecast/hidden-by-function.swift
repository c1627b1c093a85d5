// A function value that is not '@Sendable' hides the rest of its statement.
class Log { var number = 0; func use() {} }
func run(_ f: @escaping @Sendable () -> Void) {}
func both(_ f: @escaping @Sendable () -> Void, _ g: @escaping @Sendable () -> Void) {}
func closure(_ f: @escaping () -> Void, _ log: Log) {
  let size = { (flag: Bool) in
    run(f) // says: 9 function-parameter [error 6, warning 5f 5c 5t 5]
    run { log.use() } // says: 11 capture [warning 5f 5c]
  }
  size(true)
  if true { run(f); run { log.use() } } // says: 17 function-parameter [error 6, warning 5f 5c 5t 5]; 27 capture
  run { log.use() } // says: 9 capture
}
func converted(_ log: Log) { let f = { }; both(f) { log.use() } } // says: 48 function-value [error 6, warning 5f 5c 5t 5]; 53 capture [warning 5f 5c]
func assigned(_ f: @escaping () -> Void, _ log: Log) { let g: @Sendable () -> Void = f; run { log.use() }; g() } // says: 86 function-parameter [error 6, warning 5f 5c 5t 5]; 95 capture
func property(_ recorder: Recorder, _ log: Log) { both(recorder.h) { log.use() } } // says: 65 function-value [error 6, warning 5f 5c 5t 5]; 70 capture [warning 5f 5c]
func returned(_ f: @escaping () -> Void, _ log: Log) -> @Sendable () -> Void { run { log.use() }; return f } // says: 86 capture; 106 function-parameter [error 6, warning 5f 5c 5t 5]
final class Recorder { var h: () -> Void = {} }
