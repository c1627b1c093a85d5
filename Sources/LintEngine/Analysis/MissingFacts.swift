import LintKit

/// How often each fact that a rule needed was missing.
public struct MissingFacts: Sendable, Equatable {
  private struct Entry: Equatable {
    var count: Int
    /// Imported wherever the fact was missing.
    var modules: Set<String>
  }

  private var entries: [String: Entry] = [:]

  public init() {}

  mutating func add(_ fact: MissingFact) {
    entries[fact.text, default: Entry(count: 0, modules: fact.modules)].count += 1
    entries[fact.text]?.modules.formIntersection(fact.modules)
  }

  public var isEmpty: Bool { entries.isEmpty }

  /// The most frequent first, equally frequent ones by their texts.
  public var rows: [(count: Int, text: String)] {
    entries.map { (count: $1.count, text: $0 + Self.origin($1.modules)) }.sorted {
      ($1.count, $0.text) < ($0.count, $1.text)
    }
  }

  /// Where the answer may be: every file that needed it imports these.
  private static func origin(_ modules: Set<String>) -> String {
    let names = modules.sorted().map { "'\($0)'" }
    switch names.count {
    case 0: return ""
    case 1: return ", perhaps in module \(names[0])"
    case 2, 3: return ", perhaps in module \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    default: return ", perhaps in one of \(names.count) imported modules"
    }
  }
}
