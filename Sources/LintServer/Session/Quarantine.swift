import LintReporting

/// Files whose analysis has ended the engine. They are left out until their text changes, and after a second time for
/// good.
struct Quarantine {
  private struct Entry {
    let key: String
    /// What the engine is told: the file, the rule, the cause.
    var record: JSONValue
    var deaths: Int
    /// Whether it is left out at the moment.
    var isLeftOut: Bool
  }

  private static let mostDeaths = 2

  /// A few.
  private var entries: [Entry] = []

  private func place(of key: String) -> Int? { entries.firstIndex { $0.key == key } }

  /// - Parameter record: whatever the engine wants to be told about the file.
  mutating func add(_ key: String, _ record: JSONValue) {
    guard let place = place(of: key) else {
      return entries.append(Entry(key: key, record: record, deaths: 1, isLeftOut: true))
    }
    entries[place].record = record
    entries[place].deaths += 1
    entries[place].isLeftOut = true
  }

  /// The text of a file has changed.
  mutating func release(_ key: String) {
    guard let place = place(of: key), entries[place].deaths < Self.mostDeaths else { return }
    entries[place].isLeftOut = false
  }

  mutating func releaseAll() { entries = [] }

  var records: [JSONValue] { entries.filter(\.isLeftOut).map(\.record) }
}
