final class Log { var lines: [String] = [] }

struct Response<Value: Sendable> {
  var value: Value
  func log() { print(value) }
}

struct Download<Value> {
  var response: Response<Value> { fatalError() } // expect: forecast-sendable-requirements
  func finish() {
    response.log() // expect: forecast-sendable-requirements
  }
}

struct Report {
  var last: Response<Log>? { nil } // expect: forecast-sendable-requirements
  var name: Response<String>
  func show() {
    last?.log() // expect: forecast-sendable-requirements
    name.log()
  }
}

// What the signature requires, callers have to ensure.
func show<Value>(_ response: Response<Value>) { response.log() }
