/// A pattern that the linter finds: one file, one type without state.
///
/// The parameter of ``check(_:in:)`` is the subscription: a rule whose `check` takes a `FunctionCallExpr` is asked
/// about every call of every file that its ``gate`` lets through.
public protocol Rule: SendableMetatype {
  associatedtype Subject: KindCursor
  associatedtype Exemption: RuleExemption = NoExemption

  static var info: RuleInfo { get }

  /// What a file must have for the rule to have anything to do there.
  static var gate: Gate { get }

  /// Looks at one node and reports what is wrong with it.
  static func check(_ subject: Subject, in pass: Pass)

  /// Looks at all nodes of a file. A requirement, so that each rule has a loop of its own that knows its subject.
  static func checkAll(in tree: SyntaxTree, _ pass: Pass)

  /// The rule itself where it is about settings. A cast would search the conformances of the whole program.
  static var aboutSettings: (any SettingsRule.Type)? { get }
}

extension Rule {
  public static var aboutSettings: (any SettingsRule.Type)? { nil }

  @inlinable
  public static func checkAll(in tree: SyntaxTree, _ pass: Pass) {
    if Subject.kind == .sourceFile { check(Subject(unchecked: tree.root), in: pass) }
    for node in tree.root.descendants(of: Subject.kind) { check(Subject(unchecked: node), in: pass) }
  }
}
