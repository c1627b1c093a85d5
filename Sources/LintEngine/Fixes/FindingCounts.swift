import LintKit

/// How many findings a project has of each kind, to be compared with those after fixes. Places are not compared: edits
/// above a finding move it.
struct FindingCounts {
  struct Kind: Hashable {
    let ruleID: String
    let path: String

    static func precedes(_ one: Kind, _ other: Kind) -> Bool {
      one.path != other.path
        ? one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
        : one.ruleID.utf8.lexicographicallyPrecedes(other.ruleID.utf8)
    }
  }

  private var findings: [Kind: [String: [Diagnostic]]] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let kind = Kind(ruleID: diagnostic.ruleID, path: diagnostic.path)
      for statement in diagnostic.statements {
        findings[kind, default: [:]][statement, default: []].append(diagnostic)
      }
    }
  }

  var kinds: some Collection<Kind> { findings.keys }

  /// What there is more of than there was, the most severe first.
  ///
  /// A fix may change the message about something else nearby. So a finding that goes without having been fixed makes
  /// up for one that comes.
  ///
  /// - Parameters:
  ///   - fixed: how many findings of the kind were fixed.
  ///   - isSame: whether it must name the same: errors of a forecast go by the dozen once a type is on another actor.
  func added(_ kind: Kind, to old: FindingCounts, fixed: Int, naming isSame: Bool) -> [Diagnostic] {
    let before = old.findings[kind] ?? [:]
    let after = findings[kind] ?? [:]
    var new: [Diagnostic] = []
    for (message, found) in after { new += found.dropFirst(before[message]?.count ?? 0) }
    new.sort { $0.severity != $1.severity ? $0.severity > $1.severity : Diagnostic.areInReportOrder($0, $1) }
    var gone = before.mapValues(\.count)
    for (message, found) in after { gone[message] = max(0, (gone[message] ?? 0) - found.count) }
    guard isSame else {
      let makesUp = max(0, gone.values.reduce(0, +) - fixed)
      return Array(new.prefix(max(0, new.count - makesUp)))
    }
    return new.filter { diagnostic in
      let names = diagnostic.message.quotedNames
      guard
        let message = gone.filter({ $0.value > 0 && !names.isDisjoint(with: $0.key.quotedNames) }).keys.min()
      else { return true }
      gone[message, default: 0] -= 1
      return false
    }
  }
}

extension String {
  /// What stands between single quotes.
  fileprivate var quotedNames: Set<Substring> {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] })
  }
}

extension Diagnostic {
  /// What it says, once for each variable, type or target that it names: once one of them is fixed, it names the rest.
  fileprivate var statements: [String] {
    guard let subject else { return [message] }
    return subject.names.map { "\($0) \(subject.predicate)" }
  }
}
