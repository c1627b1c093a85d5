import LintText

extension Diagnostic {
  /// What a diagnostic is about, where others of its kind may have the same cause and remedy.
  public struct Subject: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      case target
      /// In code: the places of the first ones are notes of the merged diagnostic.
      case variable, type
      /// A place with the same cause as others: the first one's message stands for all.
      case place

      fileprivate func noun(_ count: Int) -> String {
        let one =
          switch self {
          case .target: "target"
          case .variable: "variable"
          case .type: "type"
          case .place: "place"
          }
        return count == 1 ? one : one + "s"
      }
    }

    public var kind: Kind
    /// More than one after merging.
    public var names: [String]
    /// The text that follows the names of several: `are compiled in language mode 5.`
    public var predicate: String
    /// What the named ones have in common: a manifest or project, the line that states a setting of several targets,
    /// the declaration of several variables.
    public var scope: String

    public init(_ kind: Kind = .target, name: String, predicate: String, scope: String) {
      self.kind = kind
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
    if groups.count + merged.count == count { return self }
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
  /// How many places notes point at.
  private static let mostNotes = 10

  /// The first of the most severe, which then lists the others after its own target.
  ///
  /// - Precondition: at least one, each with a subject; in the order of reports.
  fileprivate init(merging diagnostics: [Diagnostic]) {
    let ordered = diagnostics.mostSevereFirst
    self = ordered[0]
    guard let subject, ordered.count > 1 else { return }
    let names = ordered.flatMap { $0.subject?.names ?? [] }
    if subject.kind != .place { message = "\(Self.enumeration(of: names, subject.kind)) \(subject.predicate)" }
    fixes = FixIt(merging: ordered.compactMap(\.fixes.first)).map { [$0] } ?? []
    noFixReason = isFixable ? nil : ordered.lazy.compactMap(\.noFixReason).first
    switch subject.kind {
    case .target: properties[DiagnosticProperty.targets] = names.joined(separator: ", ")
    case .variable, .type, .place:
      let others = ordered.dropFirst()
      notes += others.prefix(Self.mostNotes).map { other in
        let what = subject.kind == .place ? "here" : "for \(Self.quoted(other.subject?.names ?? []))"
        return Note(message: "the same holds \(what)", location: other.location)
      }
      let rest = others.count - Self.mostNotes
      if rest > 0 { notes.append(Note(message: "the same holds for \(rest) more \(subject.kind.noun(rest))")) }
    }
    self.subject?.names = names
  }

  private static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

  /// - Parameter names: at least two.
  private static func enumeration(of names: [String], _ kind: Subject.Kind) -> String {
    let quoted = names.map { "'\($0)'" }
    let rest = names.count - mostNames
    let last = rest > 0 ? "\(rest) more \(kind.noun(rest))" : quoted[names.count - 1]
    return "\(quoted.prefix(Swift.min(mostNames, names.count - 1)).joined(separator: ", ")) and \(last)"
  }
}

extension FixIt {
  /// One fix with the edits of several; nil for none. A fix that would edit in another way what a previous one edits is
  /// left out.
  fileprivate init?(merging fixes: [FixIt]) {
    guard var merged = fixes.first else { return nil }
    var made = MadeEdits(merged.edits)
    for fix in fixes.dropFirst() where fix.message == merged.message && fix.applicability == merged.applicability {
      if let added = made.add(fix.edits) { merged.edits += added }
    }
    self = merged
  }
}

/// Edits that are made together. A declaration may have thousands of variables: each edit is compared with its
/// neighbours alone.
private struct MadeEdits {
  /// By file, in source order; none overlap.
  private var edits: [String: [Edit]] = [:]

  init(_ first: [Edit]) {
    for edit in first { insert(edit) }
  }

  /// Returns those of some edits that were not made yet; nil, and adds none, where one contradicts what is made.
  mutating func add(_ others: [Edit]) -> [Edit]? {
    var added: [Edit] = []
    for other in others {
      let known = edits[other.path] ?? []
      let place = place(of: other)
      let neighbours = known[max(0, place - 1)..<min(known.count, place + 1)]
      if neighbours.contains(other) { continue }
      if neighbours.contains(where: { $0.overlaps(other) }) { return nil }
      added.append(other)
    }
    for edit in added { insert(edit) }
    return added
  }

  private mutating func insert(_ edit: Edit) { edits[edit.path, default: []].insert(edit, at: place(of: edit)) }

  /// The place of the first edit that begins no earlier.
  private func place(of edit: Edit) -> Int {
    let known = edits[edit.path] ?? []
    return known.partitioningIndex { $0.range.start.offset >= edit.range.start.offset }
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
