import LintKit
import LintText

/// Storage whose isolation is not checked, although nothing guards it or nothing has to.
enum NonisolatedUnsafeStorage: Rule {
  static let gate = Gate(
    anyOf: [.nonisolated], and: [.unsafe], shape: { $0.contains(VariableDecl.self) { $0.isNonisolatedUnsafe } })

  enum Exemption: String, RuleExemption {
    case support
    /// A comment says what guards it.
    case explained
    /// A lock, a queue or an actor guards each change.
    case guarded
    /// Each copy of a value has storage of its own.
    case value
    /// Globals of a script, which its statements set before anything else runs.
    case script
    /// Only the address is used, as a key.
    case key
    /// Nothing reads it: it keeps an object alive.
    case neverRead
  }

  static func check(_ variable: VariableDecl, in pass: Pass) {
    guard variable.isNonisolatedUnsafe, variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.nameToken
    else { return }
    if variable.isLet { return checkConstant(variable, binding, name, in: pass) }
    guard let ref = pass.property(at: binding.node) else { return }
    let property = pass.index.property(ref)
    if property.isComputed || property.flags.contains(.isWeak)
      || pass.exempts(Exemption.value, pass.isOfValue(property))
      || pass.exempts(Exemption.support, pass.isSupportCode(variable.node) || pass.isAnnouncedAsMock(variable.node))
      || pass.exempts(Exemption.explained, variable.node.isExplainedAsGuarded)
      || pass.exempts(Exemption.script, pass.isScript(property))
      || pass.exempts(Exemption.key, pass.isKey(property))
    {
      return
    }
    let uses = pass.storageUses(of: ref)
    let isPrivate = property.flags.contains(.isFilePrivate)
    if pass.exempts(Exemption.neverRead, isPrivate && uses.allSatisfy(\.isReplaced)) { return }
    var changes = pass.unguardedChanges(of: property, among: uses).map { (file: pass.file, node: $0) }
    if changes.isEmpty, !isPrivate, !uses.contains(where: { pass.changes(property, at: $0) }) {
      changes = pass.changesInOtherFiles(of: property)
    }
    // What is changed in place shows best what may go wrong.
    guard let change = changes.first(where: { !$0.node.isReplaced }) ?? changes.first else { return }
    pass.report(
      at: name.range, .unguarded(property.name, keepIn: pass.guardingType),
      notes: [pass.note(Message.changed, at: change.node.range, of: change.file)])
  }

  /// The compiler says so, too, in each mode.
  private static func checkConstant(
    _ variable: VariableDecl, _ binding: PatternBinding, _ name: TokenCursor, in pass: Pass
  ) {
    let type = pass.property(at: binding.node).map { pass.type(ofProperty: $0) } ?? pass.localType(of: binding)
    guard variable.attributes.isEmpty, pass.index.sendability(of: type, in: pass.file).answer.isYes else { return }
    let isNeeded = pass.needsNonisolated(variable, binding)
    pass.report(
      at: name.range, .needless(name.identifierText, keeping: isNeeded),
      fix: try withoutKeyword(variable, isNeeded: isNeeded, in: pass))
  }

  /// Nothing, or `nonisolated` where others rely on it.
  private static func withoutKeyword(
    _ variable: VariableDecl, isNeeded: Bool, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard let modifier = variable.modifier(.nonisolated) else { return nil }
    var fix = FixBuilder(in: pass)
    let start = variable.node.firstToken.previous?.end ?? 0
    let comments = fix.text(start..<variable.node.firstToken.offset)
    if isNeeded {
      fix.replace(modifier.range, with: "nonisolated")
      // What the comment says of it holds all the same.
      if let found = comments.firstOccurrence(of: "nonisolated(unsafe)") {
        let place = start + UInt32(comments[..<found.lowerBound].utf8.count)
        fix.replace(place..<place + UInt32(comments[found].utf8.count), with: "nonisolated")
      }
    } else {
      if comments.includes("nonisolated(unsafe)") { throw NoFix("a comment above explains 'nonisolated(unsafe)'") }
      fix.remove(modifier.range)
    }
    return fix.fix(.remove, .safe)
  }
}

extension VariableDecl {
  fileprivate var isNonisolatedUnsafe: Bool { hasModifier(.nonisolated, .unsafe) }
}

extension Node {
  /// Whether a use assigns a new value to the variable, `name = …`, and does nothing else.
  fileprivate var isReplaced: Bool {
    let name = role == .member ? parent ?? self : self
    guard let sequence = name.parent, sequence.kind == .sequenceExpr, sequence.firstToken == name.firstToken else {
      return false
    }
    return sequence.children(.element).contains { $0.kind == .assignmentExpr }
  }
}

extension Pass {
  /// Whether a property is one of the instances of a structure.
  fileprivate func isOfValue(_ property: PropertyDeclaration) -> Bool {
    guard !property.flags.contains(.isStatic), let owner = property.owner.flatMap({ index.extendedNominal($0) }) else {
      return false
    }
    return index.type(owner).kind == .struct
  }

  /// `name`, `self.name`, `object.name` and `Type.name` in this file, in source order.
  fileprivate func storageUses(of property: DeclRef) -> [Node] {
    (uses(ofProperty: property) + usesOnObjects(ofProperty: property)).sorted { $0.id < $1.id }
  }

  /// The uses that change a variable, outside of initializers and where nothing guards it.
  fileprivate func unguardedChanges(of property: PropertyDeclaration, among uses: [Node]) -> [Node] {
    uses.filter { use in
      changes(property, at: use) && !isInInitializer(use)
        && !exempts(NonisolatedUnsafeStorage.Exemption.guarded, codeGuard(of: use) != nil)
    }
  }

  /// The same in all other files of the product; empty where one guards its changes, so that others may do so, too.
  fileprivate func changesInOtherFiles(of property: PropertyDeclaration) -> [(file: FileID, node: Node)] {
    let users =
      property.owner == nil
      ? index.users(of: file, mentioning: property.nameID) : index.files(accessingMember: property.nameID)
    var found: [(file: FileID, node: Node)] = []
    for user in users where user != file && !index.isTest(user) && index.mayUse(file, from: user) {
      let other = looking(at: user)
      let changing = other.storageUses(of: property.ref).filter { other.changes(property, at: $0) }
      for use in other.unguardedChanges(of: property, among: changing) where !other.isSupportCode(use) {
        found.append((user, use))
      }
      if changing.contains(where: { other.codeGuard(of: $0) != nil }) { return [] }
    }
    return found
  }

  fileprivate func localType(of binding: PatternBinding) -> SwiftType {
    if binding.type != nil { return type(binding.type) }
    return binding.initializer.map { type(of: $0) } ?? .unknown
  }

  /// Whether a constant would be on an actor without the keyword, where code of other isolations may use it.
  fileprivate func needsNonisolated(_ variable: VariableDecl, _ binding: PatternBinding) -> Bool {
    guard let ref = property(at: binding.node) else { return false }
    let property = index.property(ref)
    let isPublic = property.flags.contains(.isPublic) || variable.hasModifier(.package)
    if property.owner != nil, !property.flags.contains(.isStatic), !isPublic { return false }
    if index.settings(of: file).defaultsToMainActor != .no { return true }
    guard let owner = property.owner.flatMap({ index.extendedNominal($0) }) else { return false }
    return !index.isolation(ofType: owner).isolation.isNonisolated
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func unguarded(_ name: String, keepIn guardingType: String) -> Message {
    "'nonisolated(unsafe)' hides that nothing guards '\(name)'. Keep it in \(guardingType) or an actor."
  }

  fileprivate static func needless(_ name: String, keeping isNonisolated: Bool) -> Message {
    """
    'nonisolated(unsafe)' is not needed: '\(name)' is a Sendable constant. \
    \(isNonisolated ? "Write 'nonisolated'." : "Remove it.")
    """
  }

  fileprivate static let changed = "this change is not guarded"
  fileprivate static let remove: Message = "Remove '(unsafe)'"
}

// MARK: - Info

extension NonisolatedUnsafeStorage {
  static let info = RuleInfo(
    id: "nonisolated-unsafe-storage",
    family: .sendability,
    severity: .info,
    priority: .medium,
    summary: "nonisolated(unsafe) storage that nothing guards",
    why: """
      The keyword silences the compiler and changes nothing at run time. Two threads that use the variable at once \
      race: a half-written value, or a crash now and then. On a Sendable constant the keyword only misleads.
      """,
    instead: """
      Keep the value in a 'Mutex', or isolate the variable to '@MainActor' or an actor. Where something else guards \
      it, say what in a comment above. Of a Sendable constant, remove '(unsafe)', and 'nonisolated' as \
      well where the code around is on no actor.
      """,
    limits: """
      Changes outside of initializers; those of other files where the file of the declaration has none. Whatever looks \
      like a lock counts as one. Of local variables only constants are checked.
      """,
    references: [.evolution("0412-strict-concurrency-for-global-variables")],
    compilerView: [
      CompilerView(when: "a variable", swift5: .silent, swift5Complete: .silent, swift6: .silent),
      CompilerView(when: "a Sendable constant", swift5: .warning, swift5Complete: .warning, swift6: .warning)
    ],
    fix: .safe,
    noFix: "what protects the variable, an actor or a lock, is a decision about the design",
    examples: [
      .flagged(
        "a static variable",
        """
        enum Cache {
          nonisolated(unsafe) static var ↓entries: [String: Int] = [:]
          static func set(_ value: Int, for key: String) { entries[key] = value }
        }
        """),
      .flagged(
        "a variable that is given new values",
        """
        enum Settings {
          nonisolated(unsafe) static var ↓language = "en"
          static func choose(_ name: String) { language = name }
        }
        """),
      .flagged(
        "a global variable", "nonisolated(unsafe) var ↓count = 0\nfunc increase() { count += 1 }"),
      .flagged(
        "a Sendable constant", "enum Names { nonisolated(unsafe) static let ↓first: String = \"a\" }"),
      .notFlagged(
        "a comment says what guards it",
        """
        enum Cache {
          /// Only used on the writer's queue.
          nonisolated(unsafe) static var entries: [String: Int] = [:]
          static func set(_ value: Int, for key: String) { entries[key] = value }
        }
        """),
      .notFlagged(
        "a lock guards it",
        """
        enum Cache {
          private static let lock = NSLock()
          nonisolated(unsafe) private static var entries: [String: Int] = [:]
          static func set(_ value: Int, for key: String) { lock.withLock { entries[key] = value } }
        }
        """),
      .notFlagged(
        "a constant that is not Sendable",
        """
        final class Formatter { var style = 0 }
        enum Shared { nonisolated(unsafe) static let formatter = Formatter() }
        """),
      .fixed(
        "a Sendable constant",
        before: "enum Names { nonisolated(unsafe) static let first: String = \"a\" }",
        after: "enum Names { static let first: String = \"a\" }"),
      .fixed(
        "of a type on the main actor",
        before: "@MainActor enum Names { nonisolated(unsafe) static let first: String = \"a\" }",
        after: "@MainActor enum Names { nonisolated static let first: String = \"a\" }")
    ])
}
