import LintDiagnostics

extension MigrationReport.Forecast {
  /// What is forecast, held against a build in Swift 6 mode.
  public struct Comparison: Codable, Sendable, Equatable {
    /// The build directory.
    public var directory: String
    /// How many errors are forecast and said.
    public var said: Int
    /// Forecast, and not said.
    public var notSaid: [Entry]
    /// Said about concurrency, and not forecast.
    public var notForecast: [Entry]

    public struct Entry: Codable, Sendable, Equatable {
      public var place: MigrationReport.Place
      public var message: String
      /// Of what is forecast; a build does not come to a later wave before the earlier ones are fixed.
      public var wave: Int?

      public init(place: MigrationReport.Place, message: String, wave: Int? = nil) {
        (self.place, self.message, self.wave) = (place, message, wave)
      }
    }

    /// `nil` for a build without an error about concurrency: it was not in Swift 6 mode, or has nothing left to say.
    ///
    /// Errors are the same if they are in one line with the same words, whatever is quoted; after that, if they are in
    /// one line. Each counts once.
    public init?(of forecast: [Diagnostic], with build: MigrationReport.CompilerReading) {
      let errors = build.diagnostics.filter { $0.severity == "error" && $0.isAboutConcurrency }
      if errors.isEmpty { return nil }
      var left = errors.map { Optional($0) }
      var open = forecast.filter { $0.wave > 0 }
      let all = open.count
      for keys in [Self.wordKey, Self.lineKey] {
        var places: [String: [Int]] = [:]
        for (number, error) in left.enumerated().reversed() {
          guard let error else { continue }
          places[keys(error.place.path, error.place.line, error.message), default: []].append(number)
        }
        open = open.filter { error in
          guard let number = places[keys(error.path, error.range.start.line, error.message)]?.popLast() else {
            return true
          }
          left[number] = nil
          return false
        }
      }
      directory = build.directory ?? ""
      said = all - open.count
      notSaid = open.map { Entry(place: MigrationReport.Place($0), message: $0.message, wave: $0.wave) }
      notForecast = left.compactMap { $0 }.map { Entry(place: $0.place, message: $0.message) }
    }

    private static func lineKey(_ path: String, _ line: Int, _ message: String) -> String { "\(line) \(path)" }

    private static func wordKey(_ path: String, _ line: Int, _ message: String) -> String {
      let unquoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter {
        $0.offset % 2 == 0
      }
      var words = unquoted.map { String($0.element) }.joined(separator: "'")
      if words.hasSuffix(".") { words.removeLast() }
      return "\(line) \(path): \(words)"
    }

    // MARK: Words

    /// `12 forecast and said, 3 not said (2 of later waves), 1 said and not forecast`
    public var summary: String {
      let later = notSaid.count { $0.wave ?? 1 > 1 }
      let ofLater = later > 0 ? " (\(later) of later waves, which the build may not have come to)" : ""
      return "\(said) forecast and said, \(notSaid.count) not said\(ofLater), \(notForecast.count) said and not forecast"
    }

    /// Why there is nothing to compare with, without a final period.
    public static func nothingSaid(_ directory: String) -> String {
      "the build in '\(directory)' has no error about concurrency: it was not in Swift 6 mode, or nothing is left to say"
    }

    /// Lines, each with its end.
    public var text: String {
      var lines = ["compared with the build in '\(directory)'", "  " + summary]
      for (title, entries) in [("not said", notSaid), ("said and not forecast", notForecast)] where !entries.isEmpty {
        lines.append("  \(title):")
        lines += entries.map { "    \($0.place.path):\($0.place.line):\($0.place.column): \($0.message)" }
      }
      return lines.map { terminalSafe($0) + "\n" }.joined()
    }
  }
}

extension MigrationReport.Place {
  fileprivate init(_ diagnostic: Diagnostic) {
    let start = diagnostic.range.start
    self.init(path: diagnostic.path, line: start.line, column: start.column)
  }
}
