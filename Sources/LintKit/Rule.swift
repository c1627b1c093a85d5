/// A pattern that the linter finds: one file, one type without state.
///
/// The parameter of ``check(_:in:)`` is the subscription: a rule whose `check` takes a `FunctionCallExpr` is asked about
/// every call of every file that its ``gate`` lets through.
public protocol Rule: SendableMetatype {
  associatedtype Subject: KindCursor
  associatedtype Exemption: RuleExemption = NoExemption

  static var info: RuleInfo { get }

  /// What a file must have for the rule to have anything to do there.
  static var gate: Gate { get }

  /// Looks at one node and reports what is wrong with it.
  static func check(_ subject: Subject, in pass: Pass)
}

/// Cheap conditions that a file must meet before a rule looks at its nodes.
public struct Gate: Sendable {
  /// At least one of these names must occur in the file; empty for no condition.
  public var names: WellKnownNameSet
  /// And one of these, too; empty for no condition.
  public var otherNames: WellKnownNameSet
  /// A SwiftData model of the project, or a type that holds one, must be named in the file.
  public var mentionsModels: Bool
  /// The file must be one that can hold on to a SwiftData model of the project, see ``ProjectIndex/mayKeepModels(_:)``.
  public var needsModels: Bool
  /// The file must declare a stored variable that is global or static.
  public var needsMutableGlobals: Bool
  /// What the rule says of these names is true of Swift's libraries only: it has no work where the project's own types or functions
  /// of such a name are in sight. The names that must occur are among them.
  public var libraryNames: WellKnownNameSet
  /// Asked last, of a file that meets the other conditions: what its outline, and the project's, must have. Few files do.
  public var condition: (@Sendable (FileID, ProjectIndex) -> Bool)?

  /// - Parameters:
  ///   - names: at least one of them must occur in the file.
  ///   - libraryNames: types and functions that the rule speaks of beside those of `names` and `otherNames`.
  public init(
    anyOf names: [WellKnownName] = [], and otherNames: [WellKnownName] = [], of libraryNames: [WellKnownName] = [],
    mentionsModels: Bool = false, needsModels: Bool = false, needsMutableGlobals: Bool = false,
    when condition: (@Sendable (FileID, ProjectIndex) -> Bool)? = nil
  ) {
    self.condition = condition
    self.names = WellKnownNameSet(names)
    self.otherNames = WellKnownNameSet(otherNames)
    self.libraryNames = WellKnownNameSet(names + otherNames + libraryNames)
    self.mentionsModels = mentionsModels
    self.needsModels = needsModels
    self.needsMutableGlobals = needsMutableGlobals
  }

  /// Whether the names of a file let it pass.
  private func admits(_ fileNames: WellKnownNameSet) -> Bool {
    (names == WellKnownNameSet() || names.intersects(fileNames)) && (otherNames == WellKnownNameSet() || otherNames.intersects(fileNames))
  }

  /// Whether a file with these names is likely to pass, so that its tree is worth keeping until the project is known.
  /// Few projects have models, and few files such variables: those are parsed again.
  func expects(_ fileNames: WellKnownNameSet) -> Bool {
    condition == nil && !needsModels && !mentionsModels && !needsMutableGlobals && admits(fileNames)
  }

  /// Whether the file has what the rule needs; whether its names mean what the rule speaks of is another question.
  func passes(_ file: FileID, in index: ProjectIndex) -> Bool {
    let outline = index.outline(file)
    return admits(outline.names) && (!needsModels || index.mayKeepModels(file)) && (!mentionsModels || index.mayMentionModels(file))
      && (!needsMutableGlobals || outline.declaresMutableGlobals) && condition?(file, index) ?? true
  }
}

extension Rule {
  static var kind: NodeKind { Subject.kind }

  /// The one dynamic call for each matching node.
  static func visit(_ node: Node, in pass: Pass) { check(Subject(unchecked: node), in: pass) }
}
