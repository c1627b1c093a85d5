import LintKit

/// The fingerprints of findings, each file of which is parsed once.
public struct Fingerprints {
  /// One for each finding, in their order.
  public let all: [Fingerprint]

  /// - Parameters:
  ///   - diagnostics: In the order of reports.
  ///   - sources: The text that they were found in.
  public init(of diagnostics: [Diagnostic], in sources: SourceStore) {
    var all: [Fingerprint] = []
    all.reserveCapacity(diagnostics.count)
    var file: (path: String, text: [UInt8], fingerprinter: Fingerprinter?)?
    for diagnostic in diagnostics {
      if file?.path != diagnostic.path {
        let text = sources.text(diagnostic.path) ?? []
        file = (diagnostic.path, text, diagnostic.path.hasSuffix(".swift") ? Fingerprinter(text) : nil)
      }
      guard let file else { continue }
      let offset = diagnostic.range.start.offset
      all.append(
        file.fingerprinter?.fingerprint(rule: diagnostic.ruleID, at: offset)
          ?? Self.ofLine(in: file.text, around: offset, rule: diagnostic.ruleID))
    }
    self.all = all
  }

  /// The diagnostics with fingerprints as reports have them, which name one finding each: after a colon, how many of
  /// its kind there are up to it.
  ///
  /// - Returns: the same findings with their fingerprints.
  public func added(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    var counts: [UInt64: Int] = [:]
    return zip(diagnostics, all).map { diagnostic, fingerprint in
      counts[fingerprint.hash, default: 0] += 1
      var diagnostic = diagnostic
      diagnostic.fingerprint = "\(fingerprint.text):\(counts[fingerprint.hash] ?? 1)"
      return diagnostic
    }
  }

  /// The fingerprint of a finding in a file that is not Swift, such as an Xcode project: its line without blanks.
  private static func ofLine(in text: [UInt8], around offset: Int, rule: String) -> Fingerprint {
    let offset = min(offset, text.count)
    let start = text[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    let end = text[offset...].firstIndex(where: \.isLineEnd) ?? text.count
    var hash = StableHash()
    hash.combine(part: rule)
    hash.combine(text[start..<end].lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
    return Fingerprint(hash: hash.value, symbol: "")
  }
}
