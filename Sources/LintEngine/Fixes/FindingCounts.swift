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
  /// - Parameter fixed: how many findings of the kind were fixed.
  func added(_ kind: Kind, to old: FindingCounts, fixed: Int) -> [Diagnostic] {
    let before = old.findings[kind] ?? [:]
    let after = findings[kind] ?? [:]
    var new: [Diagnostic] = []
    for (message, found) in after { new += found.dropFirst(before[message]?.count ?? 0) }
    let gone = before.reduce(0) { $0 + max(0, $1.value.count - (after[$1.key]?.count ?? 0)) }
    new.sort { $0.severity != $1.severity ? $0.severity > $1.severity : Diagnostic.areInReportOrder($0, $1) }
    return Array(new.prefix(max(0, new.count - max(0, gone - fixed))))
  }
}

extension Diagnostic {
  /// What it says, once for each variable, type or target that it names: once one of them is fixed, it names the rest.
  fileprivate var statements: [String] {
    guard let subject else { return [message] }
    return subject.names.map { "\($0) \(subject.predicate)" }
  }
}
