import LintKit

/// A delete of a model that others still refer to, where nothing says what becomes of them.
enum DeleteWithoutRelationshipCleanup: Rule {
  static let gate = Gate(calls: [.delete], where: { $0.deletedModel != nil })

  enum Exemption: String, RuleExemption {
    case test, preview
    /// The function empties the relationship before, or deletes the other models, too.
    case cleared
    /// Information only.
    case auxiliary
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    var deletes: [Delete] = []
    var cleared: [UInt32: ClearedRelationships] = [:]
    for node in pass.tree.root.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      guard let value = call.deletedModel, let context = call.calleeBase,
        let model = pass.type(of: value).unwrapped.ownDeclaration, pass.index.isModel(model).isYes,
        pass.confinement(of: context) == .context, let function = node.functionAround
      else { continue }
      deletes.append(Delete(value: value, model: model, function: function))
      cleared[function.id, default: ClearedRelationships()].deleted.insert(model)
    }
    for delete in deletes {
      let loose = pass.index.modelGraph.looseEnds(of: delete.model).first { end in
        !pass.exempts(
          Exemption.cleared,
          cleared[delete.function.id, default: ClearedRelationships()].contains(end, delete, in: pass))
      }
      guard let loose, !pass.exempts(Exemption.preview, pass.isInPreview(delete.value.node)) else { continue }
      report(loose, delete.value, delete.model, in: pass)
    }
  }

  private static func report(_ loose: ModelRelationship, _ deleted: Expr, _ model: DeclRef, in pass: Pass) {
    let property = pass.index.property(loose.property)
    let path = "\(pass.index.type(loose.owner).name).\(property.name)"
    let isAuxiliary = pass.exempts(Exemption.auxiliary, pass.isAuxiliary(deleted.node))
    pass.report(
      at: deleted.node.range, loose.owner == model ? .leaves(path) : .breaks(path, pass.index.type(model).name),
      severity: loose.isRequired && !isAuxiliary ? .warning : nil,
      notes: [pass.note(Message.relationship, at: property.nameRange, of: loose.property.file)])
  }
}

/// `context.delete(value)` in a function.
private struct Delete {
  let value: Expr
  let model: DeclRef
  let function: Node
}

/// What a function itself does about relationships.
private struct ClearedRelationships {
  /// What it deletes: the order does not matter before a save.
  var deleted: Set<DeclRef> = []
  /// By the name of a relationship, the first change of one; the largest number where there is none.
  private var changed: [Name: UInt32] = [:]

  mutating func contains(_ relationship: ModelRelationship, _ delete: Delete, in pass: Pass) -> Bool {
    if relationship.owner != delete.model, deleted.contains(relationship.owner) { return true }
    let name = pass.index.property(relationship.property).nameID
    if let known = changed[name] { return known < delete.value.node.id }
    let change = pass.referencesByName.of([name]).first { $0.isInside(delete.function) && $0.changesRelationship }
    changed[name] = change?.id ?? .max
    return (change?.id ?? .max) < delete.value.node.id
  }
}

extension Node {
  /// `model.relationship = …`, `model.relationship.removeAll()`
  fileprivate var changesRelationship: Bool {
    if givenModels != nil { return true }
    guard role == .base, let member = parent, member.role == .callee else { return false }
    return member.mainToken.identifierText.hasPrefix("remove")
  }
}

extension ModelGraph {
  /// What refers to an entity and is neither deleted nor cleared together with it, the worst first; and its own
  /// collections of which the models say nothing.
  fileprivate func looseEnds(of model: DeclRef) -> [ModelRelationship] {
    let kept = relationships(to: model).filter { other in
      guard other.isRequired, other.owner != model else { return false }
      return !relationships(of: model).contains { own in
        own.target == other.owner && (own.deleteRule == "cascade" || own.deleteRule == "deny")
      }
    }
    return kept + relationships(of: model).filter { $0.isToMany && $0.inverse == .none && $0.deleteRule == nil }
  }
}

extension FunctionCallExpr {
  /// `model` of `context.delete(model)`.
  fileprivate var deletedModel: Expr? {
    guard calleeName == .delete, calleeBase != nil, arguments.count == 1, let argument = arguments.first,
      argument.label == nil
    else { return nil }
    return argument.expression
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func breaks(_ path: String, _ model: String) -> Message {
    """
    '\(path)' requires the '\(model)' that is deleted here. Delete its owner first, or state a 'deleteRule'.
    """
  }

  fileprivate static func leaves(_ path: String) -> Message {
    """
    Nothing says what becomes of '\(path)' with this delete. State 'deleteRule:' and 'inverse:' for the relationship.
    """
  }

  fileprivate static let relationship = "the relationship"
}

// MARK: - Info

extension DeleteWithoutRelationshipCleanup {
  static let info = RuleInfo(
    id: "delete-without-relationship-cleanup",
    family: .swiftData,
    severity: .info,
    priority: .medium,
    summary: "Delete of a model that others still refer to",
    why: """
      A model that requires the deleted one keeps a reference to a row that is gone. Reading it stops the app, or the \
      next save fails.
      """,
    instead: """
      Declare what is to happen: '@Relationship(deleteRule: .cascade, inverse: \\Step.project)', or make the property \
      optional.
      """,
    limits: """
      A warning where a property of another model is not optional; information for collections without an inverse and \
      a delete rule. Nothing is reported where the function changes the relationship before, or deletes the other \
      model, too.
      """,
    references: [
      Reference(
        title: "Schema.Relationship.DeleteRule",
        url: "https://developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum")
    ],
    compilerView: [.silent],
    noFix: "whether the related rows are kept, cleared or deleted too is a decision about the data",
    isOptIn: true,
    examples: [
      .flagged(
        "steps require their project",
        """
        import SwiftData
        @Model final class Project { var name = "" }
        @Model final class Step { var project: Project }
        func remove(_ project: Project, _ context: ModelContext) { context.delete(↓project) }
        """, severity: .warning),
      .flagged(
        "a collection without a rule",
        """
        import SwiftData
        @Model final class Team { var members: [Member] = [] }
        @Model final class Member { var name = "" }
        func remove(_ team: Team, _ context: ModelContext) { context.delete(↓team) }
        """),
      .notFlagged(
        "steps go with their project",
        """
        import SwiftData
        @Model final class Project {
          @Relationship(deleteRule: .cascade, inverse: \\Step.project) var steps: [Step] = []
        }
        @Model final class Step { var project: Project }
        func remove(_ project: Project, _ context: ModelContext) { context.delete(project) }
        """),
      .notFlagged(
        "steps can be without a project",
        """
        import SwiftData
        @Model final class Project { var steps: [Step] = [] }
        @Model final class Step { var project: Project? }
        func remove(_ project: Project, _ context: ModelContext) { context.delete(project) }
        """)
    ])
}
