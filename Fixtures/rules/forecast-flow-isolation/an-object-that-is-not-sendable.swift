final class Log { func close() {} }
@MainActor final class Screen {
  let log = Log()
  deinit { log.close() }  // expect: forecast-flow-isolation
}
