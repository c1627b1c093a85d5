final class Log { var lines: [String] = [] }
final class Shelf { @MainActor var log = Log() }  // expect: forecast-isolated-defaults
