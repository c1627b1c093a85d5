import LintKit

/// A model that is taken out of a relationship on one side only, where nothing links the two sides.
enum OneSidedRelationshipRemoval: Rule {
  static let gate = Gate(calls: [.removeAll])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// The function changes the other side itself.
    case otherSide
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeName == .removeAll, call.arguments.first != nil || call.trailingClosure != nil,
      let relation = pass.relationship(changedBy: call), relation.isToMany, relation.inverse == .none
    else { return }
    let back = pass.index.modelGraph.relationships(of: relation.target).filter { $0.target == relation.owner }
    guard let other = back.first, !pass.exempts(Exemption.test, pass.isTest),
      !pass.exempts(Exemption.preview, pass.isInPreview(call.node))
    else { return }
    let property = pass.index.property(other.property)
    let use = call.node.functionAround.flatMap { pass.referencesByName.first(property.nameID, in: $0) }
    if pass.exempts(Exemption.otherSide, use != nil) { return }
    pass.report(
      at: call.calleeRange,
      .oneSide(
        pass.index.property(relation.property).name, "\(pass.index.type(relation.target).name).\(property.name)"),
      notes: [pass.note(Message.otherSide, at: property.nameRange, of: other.property.file)])
  }
}

extension Pass {
  /// The relationship of a model that `model.relationship.removeAll { … }` changes.
  func relationship(changedBy call: FunctionCallExpr) -> ModelRelationship? {
    guard case .memberAccess(let member)? = call.calleeBase?.withoutNameSuffixes, let name = member.nameToken,
      let base = member.base, let model = type(of: base).unwrapped.ownDeclaration, index.isModel(model).isYes,
      let property = index.property(named: name.name, of: model)
    else { return nil }
    return index.modelGraph.relationship(property, of: model)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func oneSide(_ property: String, _ other: String) -> Message {
    """
    No inverse links '\(property)' and '\(other)', so the other side keeps what is removed here. State 'inverse:', or \
    remove it from both.
    """
  }

  fileprivate static let otherSide = "the other side"
}

// MARK: - Info

extension OneSidedRelationshipRemoval {
  static let info = RuleInfo(
    id: "one-sided-relationship-removal",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Removal from one side of an unlinked relationship",
    why: """
      SwiftData keeps two sides of a relationship in step where one states the other as its inverse. Without that, a \
      member that is removed from a team still lists the team.
      """,
    instead: """
      State the inverse, '@Relationship(inverse: \\Member.teams) var members: [Member]', or change both sides.
      """,
    limits: """
      Calls of 'removeAll(where:)' on a collection that is not linked, where the other model has a property that leads \
      back. Where several come into question, or one side is a single model, SwiftData may imply the inverse, and \
      nothing is reported.
      """,
    references: [
      Reference(
        title: "Schema.Relationship", url: "https://developer.apple.com/documentation/swiftdata/schema/relationship")
    ],
    compilerView: [.silent],
    noFix: "whether the other side is cleared or its row deleted is a decision about the data",
    examples: [
      .flagged(
        "the member still lists the team",
        """
        import SwiftData
        @Model final class Team { var members: [Member] = [] }
        @Model final class Member { var id = 0; var teams: [Team] = [] }
        func remove(_ member: Member, from team: Team) {
          ↓team.members.removeAll { $0.id == member.id }
        }
        """),
      .flagged(
        "with a label",
        """
        import SwiftData
        @Model final class Team { var members: [Member] = [] }
        @Model final class Member { var isActive = true; var teams: [Team] = [] }
        func tidy(_ team: Team?) {
          ↓team?.members.removeAll(where: { !$0.isActive })
        }
        """),
      .notFlagged(
        "the inverse is stated",
        """
        import SwiftData
        @Model final class Team { @Relationship(inverse: \\Member.teams) var members: [Member] = [] }
        @Model final class Member { var id = 0; var teams: [Team] = [] }
        func remove(_ member: Member, from team: Team) {
          team.members.removeAll { $0.id == member.id }
        }
        """),
      .notFlagged(
        "both sides are changed",
        """
        import SwiftData
        @Model final class Team { var id = 0; var members: [Member] = [] }
        @Model final class Member { var id = 0; var teams: [Team] = [] }
        func remove(_ member: Member, from team: Team) {
          team.members.removeAll { $0.id == member.id }
          member.teams.removeAll { $0.id == team.id }
        }
        """)
    ])
}
