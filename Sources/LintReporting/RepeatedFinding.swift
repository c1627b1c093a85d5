import LintDiagnostics

/// Findings of one rule with the same message in one file, to be shown once.
struct RepeatedFinding {
  /// At least one, in the order of reports.
  private(set) var findings: [Diagnostic]

  /// The one whose code and notes are shown.
  var first: Diagnostic { findings[0] }

  /// Each where its first finding is in the list.
  static func gathered(_ findings: ArraySlice<Diagnostic>) -> [RepeatedFinding] {
    struct Statement: Hashable {
      let severity: Severity
      let rule: String
      let message: String
      let path: String
    }
    var gathered: [RepeatedFinding] = []
    var places: [Statement: Int] = [:]
    for finding in findings {
      let statement = Statement(
        severity: finding.severity, rule: finding.ruleID, message: finding.message, path: finding.path)
      if let place = places[statement] {
        gathered[place].findings.append(finding)
      } else {
        places[statement] = gathered.count
        gathered.append(RepeatedFinding(findings: [finding]))
      }
    }
    return gathered
  }

  /// "also on lines 12 and 40"; nil for a finding that is alone.
  var otherPlaces: String? {
    findings.count == 1 ? nil : "also on \(Self.lines(of: findings.dropFirst()))"
  }

  /// What fixes do, each listed once.
  var remedies: [Remedy] {
    var remedies: [(fix: FixIt, owners: [Diagnostic])] = []
    var places: [[String]: Int] = [:]
    for finding in findings {
      for fix in finding.fixes {
        let statement = [fix.applicability.rawValue, fix.message]
        if let place = places[statement] {
          remedies[place].owners.append(finding)
        } else {
          places[statement] = remedies.count
          remedies.append((fix, [finding]))
        }
      }
    }
    return remedies.map { fix, owners in
      Remedy(
        fix: fix, isOfFirst: first.fixes.contains(fix),
        message: fix.message + (owners.count == findings.count ? "" : " (\(Self.lines(of: owners)))"))
    }
  }

  struct Remedy {
    /// The fix of the first finding that has one like it.
    let fix: FixIt
    /// Whether it changes the code that is shown.
    let isOfFirst: Bool
    /// Names the lines if not all of the findings have it.
    let message: String
  }

  /// "line 12", "lines 12 and 40"
  private static func lines(of findings: some Sequence<Diagnostic>) -> String {
    var lines: [String] = []
    for line in findings.lazy.map({ String($0.range.start.line) }) where lines.last != line { lines.append(line) }
    return (lines.count == 1 ? "line " : "lines ") + lines.enumeration
  }
}
