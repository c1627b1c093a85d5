extension Diagnostic {
  /// The target that a diagnostic is about, where others may get the same diagnostic.
  public struct Subject: Sendable, Hashable {
    /// More than one after merging.
    public var names: [String]
    /// The text that follows the names of several: `are compiled in language mode 5.`
    public var predicate: String
    /// What the named targets have in common: a manifest or project, or the line that all of them share.
    public var scope: String

    public init(name: String, predicate: String, scope: String) {
      names = [name]
      self.predicate = predicate
      self.scope = scope
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics, in the order of reports, with one for all that report the same about targets of one scope.
  public func mergingTargets() -> [Diagnostic] { merging { Statement($0, at: nil) } }

  /// The same, but only for diagnostics at one place.
  public func mergingTargetsOfOnePlace() -> [Diagnostic] { merging { Statement($0, at: $0.location) } }

  private func merging(_ statement: (Diagnostic) -> Statement?) -> [Diagnostic] {
    // In most runs no finding is about a target.
    guard contains(where: { $0.subject != nil }) else { return self }
    var groups: [Statement: [Diagnostic]] = [:]
    var merged: [Diagnostic] = []
    for diagnostic in self {
      if let statement = statement(diagnostic) {
        groups[statement, default: []].append(diagnostic)
      } else {
        merged.append(diagnostic)
      }
    }
    merged += groups.values.map { Diagnostic(merging: $0) }
    return merged.sorted(by: Diagnostic.areInReportOrder)
  }
}

/// A statement about targets of one scope.
private struct Statement: Hashable {
  private let rule: String
  private let predicate: String
  private let scope: String
  private let place: SourceLocation?

  /// Nil for a diagnostic about no target.
  init?(_ diagnostic: Diagnostic, at place: SourceLocation?) {
    guard let subject = diagnostic.subject else { return nil }
    rule = diagnostic.ruleID
    predicate = subject.predicate
    scope = subject.scope
    self.place = place
  }
}

extension Diagnostic {
  /// How many targets a message names; the others are counted.
  private static let mostNames = 3

  /// The first of the most severe, which then lists the others after its own target.
  ///
  /// - Precondition: at least one, each with a subject; in the order of reports.
  fileprivate init(merging diagnostics: [Diagnostic]) {
    let ordered = diagnostics.mostSevereFirst
    self = ordered[0]
    guard let predicate = subject?.predicate, ordered.count > 1 else { return }
    let names = ordered.flatMap { $0.subject?.names ?? [] }
    message = "\(Self.enumeration(of: names)) \(predicate)"
    fixes = FixIt(merging: ordered.compactMap(\.fixes.first)).map { [$0] } ?? []
    properties[DiagnosticProperty.targets] = names.joined(separator: ", ")
    subject?.names = names
  }

  /// - Parameter names: at least two.
  private static func enumeration(of names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    let rest = names.count - mostNames
    let last = rest > 0 ? "\(rest) more \(rest == 1 ? "target" : "targets")" : quoted[names.count - 1]
    return "\(quoted.prefix(Swift.min(mostNames, names.count - 1)).joined(separator: ", ")) and \(last)"
  }
}

extension FixIt {
  /// One fix with the edits of several; nil for none. A fix that would edit in another way what a previous one edits is
  /// left out.
  fileprivate init?(merging fixes: [FixIt]) {
    guard var merged = fixes.first else { return nil }
    for fix in fixes.dropFirst() where fix.message == merged.message && fix.applicability == merged.applicability {
      let added = fix.edits.filter { !merged.edits.contains($0) }
      if !added.contains(where: { edit in merged.edits.contains { $0.overlaps(edit) } }) { merged.edits += added }
    }
    self = merged
  }
}

extension Edit {
  /// Whether both replace some of the same text, or begin at the same place, so that the result would depend on their
  /// order.
  fileprivate func overlaps(_ other: Edit) -> Bool {
    if path != other.path { return false }
    let (own, others) = (range.start.offset..<range.end.offset, other.range.start.offset..<other.range.end.offset)
    return own.lowerBound == others.lowerBound || own.overlaps(others)
  }
}
