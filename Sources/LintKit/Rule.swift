/// A pattern that the linter finds: one file, one type without state.
///
/// The parameter of ``check(_:in:)`` is the subscription: a rule whose `check` takes a `FunctionCallExpr` is asked about
/// every call of every file that its ``gate`` lets through.
public protocol Rule: SendableMetatype {
  associatedtype Subject: KindCursor

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
  /// The project must declare SwiftData models.
  public var needsModels: Bool

  public init(anyOf names: [WellKnownName] = [], needsModels: Bool = false) {
    self.names = WellKnownNameSet(names)
    self.needsModels = needsModels
  }

  /// Whether a file with these names may be dropped before the project is known.
  func mayPass(_ fileNames: WellKnownNameSet) -> Bool { names == WellKnownNameSet() || names.intersects(fileNames) }

  func passes(_ file: FileDeclarations, in index: ProjectIndex) -> Bool {
    (!needsModels || index.declaresModels) && mayPass(file.names)
  }
}

extension Rule {
  static var kind: NodeKind { Subject.kind }

  /// The one dynamic call for each matching node.
  static func visit(_ node: Node, in pass: Pass) { check(Subject(unchecked: node), in: pass) }
}
