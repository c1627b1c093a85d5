final class Log { func close() {} }
@MainActor final class Screen {
  let log = Log()
  isolated deinit { log.close() }
}
