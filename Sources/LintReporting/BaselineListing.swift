import LintDiagnostics

/// What `concurlint baseline compare` prints: what is new compared with a baseline, and what is fixed.
public struct BaselineListing: Sendable {
  /// Findings of one kind in one file that are no longer found.
  public struct Stale: Sendable {
    let rule: String
    let path: String
    let symbol: String
    let count: Int

    public init(rule: String, path: String, symbol: String, count: Int) {
      self.rule = rule
      self.path = path
      self.symbol = symbol
      self.count = count
    }
  }

  private let new: [Diagnostic]
  private let knownCount: Int
  private let stale: [Stale]

  public init(new: [Diagnostic], knownCount: Int, stale: [Stale]) {
    self.new = new
    self.knownCount = knownCount
    self.stale = stale
  }

  /// New findings in the compiler's format, then what is fixed, then a summary.
  public var text: String {
    var lines = new.map { diagnostic in
      let start = diagnostic.range.start
      return
        "\(diagnostic.path):\(start.line):\(start.column): \(diagnostic.severity.compilerWord): \(diagnostic.message) [\(diagnostic.ruleID)]"
    }
    for entry in stale {
      let place = entry.symbol.isEmpty ? "" : " in \(entry.symbol)"
      lines.append("\(entry.path): fixed: \(entry.count == 1 ? "" : "\(entry.count) × ")\(entry.rule)\(place)")
    }
    lines.append("\(new.count) new, \(knownCount) known, \(staleCount) fixed")
    return lines.map { terminalSafe($0) + "\n" }.joined()
  }

  /// One versioned object: `new` as diagnostics of the JSON report, `known` as a number, `fixed` by rule, path and
  /// symbol.
  public var json: ContiguousArray<UInt8> {
    ContiguousArray(
      ByteStream.bytes { stream in
        var json = JSONWriter(to: stream)
        json.object { json in
          json.member("version", 1)
          json.array("new") { json in
            for diagnostic in new { json.diagnostic(diagnostic) }
          }
          json.member("known", knownCount)
          json.array("fixed") { json in
            for entry in stale {
              json.line { json in
                json.member("rule", entry.rule)
                json.member("path", entry.path)
                json.member("symbol", entry.symbol)
                json.member("count", entry.count)
              }
            }
          }
        }
      })
  }

  private var staleCount: Int { stale.reduce(0) { $0 + $1.count } }
}
