import LintReporting

/// Files whose analysis has ended the engine. They are left out until their text changes, and after a second time for
/// good.
struct Quarantine {
  private struct Entry {
    /// What the engine is told: the file, the rule, the cause.
    let record: JSONValue
    var deaths: Int
    /// Whether it is left out at the moment.
    var isLeftOut: Bool
  }

  private static let mostDeaths = 2

  private var entries: [String: Entry] = [:]

  /// - Parameter record: with the member `key`, and whatever the engine wants to be told about it.
  /// - Returns: whether the file was to be left out already: leaving it out once more does not help.
  mutating func add(_ key: String, _ record: JSONValue) {
    entries[key] = Entry(record: record, deaths: (entries[key]?.deaths ?? 0) + 1, isLeftOut: true)
  }

  /// The text of a file has changed.
  mutating func release(_ key: String) {
    if let entry = entries[key], entry.deaths < Self.mostDeaths { entries[key]?.isLeftOut = false }
  }

  mutating func releaseAll() { entries = [:] }

  /// In a fixed order.
  var records: [JSONValue] {
    entries.filter(\.value.isLeftOut).sorted { $0.key < $1.key }.map(\.value.record)
  }
}
