import LintSyntax

/// A call that deletes rows.
public struct DeletingCall: Sendable {
  public var call: BodyRef
  /// The type of the project that the code is in.
  public var owner: DeclRef?
  /// Whether it deletes all rows of a table, or of all: `delete(model: Item.self)`, `deleteAllData()`. An application
  /// that is reset does so.
  public var clearsTable = false
}

/// The calls of a project, but for those of its tests, that delete rows of one class.
public struct Deletions: Sendable {
  public var calls: [DeletingCall] = []
  /// Whether rows go together with those of another class: `@Relationship(deleteRule: .cascade)`.
  public var isCascaded = false
  /// Calls that delete rows of a class that is not known, which may be this one.
  public var unknown: [DeletingCall] = []

  /// No code of the project deletes such a row.
  public var areNone: Bool { calls.isEmpty && !isCascaded && unknown.isEmpty }

  /// Rows are only deleted together with all others of the table.
  public var areResets: Bool { !areNone && !isCascaded && (calls + unknown).allSatisfy(\.clearsTable) }
}

/// What all files delete.
private struct DeletedModels: Sendable {
  var calls: [DeclRef: [DeletingCall]] = [:]
  /// By superclass.
  var callsOfSubclasses: [DeclRef: [DeletingCall]] = [:]
  var unknown: [DeletingCall] = []
  var cascaded: Set<DeclRef> = []
}

/// The answers about deletions.
private final class DeletionAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let all = Once<DeletedModels>()
}

extension ProjectIndex {
  /// What deletes rows of some models. The first question reads all files again that call something named `delete`, so
  /// it is asked last.
  public func deletions(ofAny models: [DeclRef]) -> Deletions {
    let all = answers(DeletionAnswers.self).all { findDeletions() }
    var found = Deletions(isCascaded: models.contains { all.cascaded.contains($0) }, unknown: all.unknown)
    // A row may be deleted as one of its superclass.
    for type in Set(models + models.flatMap { ancestors(of: $0).declared }) { found.calls += all.calls[type] ?? [] }
    for model in Set(models) { found.calls += all.callsOfSubclasses[model] ?? [] }
    found.calls.sort { ($0.call.file, $0.call.id) < ($1.call.file, $1.call.id) }
    return found
  }

  private func findDeletions() -> DeletedModels {
    var found = DeletedModels()
    for file in files.indices.map({ FileID($0) }) where !isTest(file) {
      let names = outline(file).names
      if names.contains(.delete) || outline(file).mayContain(anyOf: Self.erasing) { addDeletions(in: file, to: &found) }
    }
    for (deleted, calls) in found.calls {
      for superclass in ancestors(of: deleted).declared where type(superclass).kind == .class {
        found.callsOfSubclasses[superclass, default: []] += calls
      }
    }
    addCascades(to: &found)
    return found
  }

  private static let erasing = NameQuery(["erase", "deleteAllData"].map { Name(spelling: $0) })

  private func addDeletions(in file: FileID, to found: inout DeletedModels) {
    let tree = files[Int(file)].wholeTree()
    withExtendedLifetime(tree) {
      let typer = ExpressionTyper(types: TypeIndex(self), file: file)
      let kinds = NodeKindSet([.memberAccessExpr])
      lazy var callsByEnd = callsByEndOfCallee(in: file)
      for node in tree.root.descendants where kinds.contains(node.kind) {
        let member = MemberAccessExpr(unchecked: node)
        guard let name = member.nameToken, let deleted = typer.deleted(by: member, named: name) else { continue }
        let call = DeletingCall(
          call: BodyRef(file: file, id: callsByEnd[node.range.upperBound] ?? .none),
          owner: type(around: node, in: file), clearsTable: member.clearsTable)
        switch deleted {
        case .rows(let model): found.calls[model, default: []].append(call)
        case .unknown: found.unknown.append(call)
        }
      }
    }
  }

  /// No two callees of a file end at the same place.
  private func callsByEndOfCallee(in file: FileID) -> [UInt32: RecordID] {
    var found: [UInt32: RecordID] = [:]
    for (id, call) in calls(in: file).enumerated() { found[call.range.upperBound] = RecordID(id) }
    return found
  }

  private func type(around node: Node, in file: FileID) -> DeclRef? {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        return declaration(of: ancestor, in: file).flatMap { extendedNominal($0) }
      default: continue
      }
    }
    return nil
  }

  /// Marks what goes with the rows that are deleted.
  private func addCascades(to found: inout DeletedModels) {
    if found.calls.isEmpty { return }
    var wholes = Array(found.calls.keys)
    while let whole = wholes.popLast() {
      for part in modelGraph.relationships(of: whole)
      where part.deleteRule == "cascade" && found.cascaded.insert(part.target).inserted {
        wholes.append(part.target)
      }
    }
  }
}

extension MemberAccessExpr {
  /// `context.delete(model: Item.self)` without a condition, `container.deleteAllData()`, `container.erase()`
  fileprivate var clearsTable: Bool {
    guard let call = node.parent.flatMap({ FunctionCallExpr($0) }), node.role == .callee else { return false }
    guard let first = call.arguments.first else { return name != .delete }
    return first.label?.isSpelled("model") == true
      && !call.arguments.contains { $0.label?.isSpelled("where") == true }
  }
}

/// What a call deletes.
private enum Deleted {
  case rows(DeclRef)
  /// Models of a class that is not known, or all that a store has.
  case unknown
}

extension ExpressionTyper {
  /// What `context.delete(…)`, or `context.delete` as a value, deletes; `nil` where it is no context's.
  fileprivate func deleted(by member: MemberAccessExpr, named name: TokenCursor) -> Deleted? {
    if name.isSpelled("erase") || name.isSpelled("deleteAllData") {
      return type(of: member.base).unwrapped.standardName == "ModelContainer" ? .unknown : nil
    }
    guard name.name == .delete, let base = member.base else { return nil }
    switch confinement(of: base) {
    case .none, .models: return nil
    case .context, .unknown: break
    }
    guard member.node.role == .callee, let call = member.node.parent.flatMap({ FunctionCallExpr($0) }) else {
      return deletedByValue(member)
    }
    guard let argument = call.arguments.first, let value = argument.expression else { return nil }
    if argument.label == nil { return call.arguments.count == 1 ? rows(of: type(of: value)) : nil }
    guard argument.label?.isSpelled("model") == true else { return nil }
    guard case .metatype(let model) = type(of: value) else { return .unknown }
    return rows(of: model)
  }

  /// `rows.forEach(context.delete)`
  private func deletedByValue(_ member: MemberAccessExpr) -> Deleted? {
    guard let argument = member.node.parent, argument.kind == .labeledExpr,
      let call = argument.parent.flatMap({ FunctionCallExpr($0) }),
      case .nominal(let collection) = type(of: call.calleeBase).unwrapped, let element = collection.arguments.first
    else { return confinement(of: member.base ?? .memberAccess(member)) == .context ? .unknown : nil }
    return rows(of: element)
  }

  private func rows(of type: SwiftType) -> Deleted? {
    switch type.unwrapped {
    case .nominal(let nominal):
      guard let declaration = nominal.declaration, !declaration.isOfSDK else { return nil }
      switch types.index.isModel(declaration) {
      case .yes: return .rows(declaration)
      case .no: return nil
      case .unknown: return .unknown
      }
    case .tuple, .function, .metatype, .optional: return nil
    case .existential, .opaque, .parameter, .member, .composition, .unknown: return .unknown
    }
  }
}
