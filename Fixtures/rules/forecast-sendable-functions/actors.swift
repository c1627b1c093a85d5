final class Log {}
@MainActor func show() {}
@MainActor func load() async -> Log { Log() }
@MainActor func count() async -> Int { 1 }
func call(_ body: () -> Void) {}
func run(_ body: @Sendable () -> Void) {}
func wait(_ body: () async -> Log) {}
func waitForCount(_ body: () async -> Int) {}
func onMain(_ body: @MainActor () -> Void) {}

func loses() {
  call(show) // expect: forecast-sendable-functions
  wait(load) // expect: forecast-sendable-functions
  waitForCount(count)
  onMain(show)
}

@MainActor func keeps() {
  call(show)
  wait(load)
  run(show) // expect: forecast-sendable-functions
}

func sends(_ body: (sending Log) -> Void, _ other: (Log) -> Void) {
  take(body) // expect: forecast-sendable-functions
  take(other)
}
func take(_ body: (Log) -> Void) {}

func resumes() async -> Int {
  await withCheckedContinuation { continuation in
    number(continuation.resume(returning:)) // expect: forecast-sendable-functions
  }
}
func number(_ body: @escaping (Int) -> Void) {}
