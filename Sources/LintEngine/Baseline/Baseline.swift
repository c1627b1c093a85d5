import LintKit

/// Findings that were there before: known, and not reported again.
public struct Baseline: Sendable {
  /// How often a fingerprint is known in a file. Path and symbol are for people: a finding that moves to another file
  /// stays known.
  public struct Entry: Hashable, Sendable {
    /// From the root of the project.
    public var path: String
    public var rule: String
    public var symbol: String
    public var fingerprint: UInt64
    /// At least 1.
    public var count: Int

    public init(path: String, rule: String, symbol: String, fingerprint: UInt64, count: Int) {
      self.path = path
      self.rule = rule
      self.symbol = symbol
      self.fingerprint = fingerprint
      self.count = count
    }
  }

  /// In the order of their lines.
  public private(set) var entries: [Entry]

  /// - Parameter entries: In any order; those of one place are added up.
  public init(_ entries: some Sequence<Entry>) {
    var counts: [Entry: Int] = [:]
    for var entry in entries {
      let count = entry.count
      entry.count = 1
      counts[entry, default: 0] += count
    }
    self.entries = counts.map { entry, count in
      var entry = entry
      entry.count = count
      return entry
    }
    .sorted { $0.line.lexicographicallyPrecedes($1.line) }
  }

  /// Makes a baseline of all findings.
  ///
  /// - Parameter paths: From the root of the project, for each of the findings.
  public init(of diagnostics: [Diagnostic], _ fingerprints: Fingerprints, paths: [String]) {
    self.init(
      zip(zip(diagnostics, fingerprints.all), paths).map { found, path in
        Entry(path: path, rule: found.0.ruleID, symbol: found.1.symbol, fingerprint: found.1.hash, count: 1)
      })
  }

  /// How many findings are known.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }
}
