final class Log { var lines: [String] = [] }
actor Store {
  let log = Log()
  nonisolated func lines() -> [String] { log.lines }  // expect: forecast-new-isolation
}
