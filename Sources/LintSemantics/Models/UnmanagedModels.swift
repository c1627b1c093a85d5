import LintFlow
import LintSyntax

/// The classes of models of which some objects are in no context.
private final class UnmanagedModelAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let kept = Once<Set<DeclRef>>()
}

extension ProjectIndex {
  /// Whether the project keeps new objects of one of some models that it gives to no context, as one does that makes
  /// models of a server's answers: a property may hold one, and a parameter be one. The first question reads all files
  /// again that mention models, so it is asked last.
  public func mayBeUnmanaged(anyOf models: [DeclRef]) -> Bool {
    let kept = answers(UnmanagedModelAnswers.self).kept { findUnmanagedModels() }
    return models.contains { kept.contains($0) }
  }

  /// How many functions hand a new model on before a property keeps it.
  private static let mostHands = 4

  /// Follows new models through the functions that return them, all classes at a time.
  private func findUnmanagedModels() -> Set<DeclRef> {
    let types = TypeIndex(self)
    var kept: Set<DeclRef> = []
    var makers: [Name: Set<DeclRef>] = [:]
    for file in files.indices.map({ FileID($0) }) where outline(file).names.contains(.Model) {
      for entity in types.modelEntities(in: file) { makers[type(entity.type).nameID, default: []].insert(entity.type) }
    }
    var seen = makers
    for hand in 0...Self.mostHands where !makers.isEmpty {
      var next: [Name: Set<DeclRef>] = [:]
      for (models, fate) in fates(ofResultsOf: makers) {
        switch fate {
        // What is made where it is kept may be a draft, which is inserted later.
        case .kept: if hand > 0 { kept.formUnion(models) }
        case .returned(let name): next[name, default: []].formUnion(models.subtracting(seen[name] ?? []))
        case .inserted, .unknown: continue
        }
      }
      makers = next.filter { !$0.value.isEmpty }
      seen.merge(makers) { $0.union($1) }
    }
    return kept
  }

  /// What becomes of the models that the calls of some names make or return.
  private func fates(ofResultsOf makers: [Name: Set<DeclRef>]) -> [(models: Set<DeclRef>, fate: ModelFate)] {
    let query = NameQuery(Array(makers.keys))
    let kinds = NodeKindSet([.declReferenceExpr, .memberAccessExpr])
    var found: [(models: Set<DeclRef>, fate: ModelFate)] = []
    for file in files.indices.map({ FileID($0) }) where !isTest(file) && outline(file).mayContain(anyOf: query) {
      let tree = files[Int(file)].wholeTree()
      withExtendedLifetime(tree) {
        let typer = ExpressionTyper(types: TypeIndex(self), file: file)
        let search = ModelFateSearch(typer: typer, inserted: tree.root.insertedNames)
        for node in tree.root.descendants where kinds.contains(node.kind) {
          guard let models = node.lastNameToken.flatMap({ makers[$0.name] }), let value = node.valueOfCalls else {
            continue
          }
          let made = models.intersection(typer.types.modelClasses(of: typer.type(of: value)) ?? [])
          if !made.isEmpty { found.append((made, search.fate(of: value.node))) }
        }
      }
    }
    return found
  }
}

/// Where a new model goes.
private enum ModelFate {
  /// Into a context.
  case inserted
  /// Into a property.
  case kept
  /// To the callers of a function.
  case returned(Name)
  case unknown

  /// Of one value that goes to both.
  func and(_ other: ModelFate) -> ModelFate {
    switch (self, other) {
    case (.inserted, _), (_, .inserted): .inserted
    case (.kept, _), (_, .kept): .kept
    case (.returned, _): self
    default: other
    }
  }
}

extension Node {
  /// The value that the calls of a function or type give that a name stands for: `make(x)`, `all.map(make)`.
  fileprivate var valueOfCalls: Expr? {
    if role == .callee { return parent.flatMap { Expr($0) } }
    // The name of the member is looked at with the member.
    if let member = parent, member.kind == .memberAccessExpr, role != .base { return nil }
    guard let argument = parent, argument.kind == .labeledExpr,
      let call = argument.parent.flatMap({ FunctionCallExpr($0) }), call.mapsElements
    else { return nil }
    return .functionCall(call)
  }
}

extension FunctionCallExpr {
  fileprivate var mapsElements: Bool {
    calleeName == .map || calleeName == .compactMap || calleeNameToken?.isSpelled("flatMap") == true
  }
}

/// Follows a value of one file forward.
private struct ModelFateSearch {
  let typer: ExpressionTyper
  /// The last names of what the file inserts.
  let inserted: Set<Name>

  /// How many variables a value is followed through, and how many uses of each.
  private static let depth = 4
  private static let mostUses = 16

  /// What becomes of the value of an expression.
  func fate(of value: Node, depth: Int = Self.depth) -> ModelFate {
    var node = value
    while let parent = node.parent {
      switch parent.kind {
      case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr, .optionalChainingExpr, .arrayExpr: node = parent
      case .memberAccessExpr where node.role == .base:
        let read = parent.role == .callee ? parent.parent ?? parent : parent
        if FunctionCallExpr(read)?.calleeNameToken?.isSpelled("forEach") == true { return .inserted }
        guard holdsModels(read) else { return .unknown }
        node = read
      case .labeledExpr:
        guard let call = parent.parent.flatMap({ FunctionCallExpr($0) }) else { return .unknown }
        switch call.calleeName {
        case .insert?: return .inserted
        case .append?: return call.calleeBase.map { fate(ofWhatIsGivenTo: $0, depth: depth) } ?? .unknown
        default:
          guard case .metatype = typer.type(of: call.callee), holdsModels(call.node) else { return .unknown }
          node = call.node
        }
      case .sequenceExpr:
        let elements = Array(parent.children(.element))
        guard elements.count == 3, elements[1].kind == .assignmentExpr, elements[2] == node,
          let target = Expr(elements[0])
        else { return .unknown }
        return fate(ofWhatIsGivenTo: target, depth: depth)
      case .patternBinding: return fate(ofVariable: PatternBinding(unchecked: parent).pattern, depth: depth)
      case .optionalBindingCondition:
        return fate(ofVariable: OptionalBindingCondition(unchecked: parent).pattern, depth: depth)
      case .forStmt: return fate(ofVariable: ForStmt(unchecked: parent).pattern, depth: depth)
      default:
        guard parent.kind == .returnStmt || node.isOnlyStatement,
          let function = node.ancestors.first(where: { FunctionLike.accepts($0.kind) })
        else { return .unknown }
        if let name = FunctionDecl(function)?.nameToken?.name { return .returned(name) }
        guard let call = function.callOfArgument, call.mapsElements else { return .unknown }
        node = call.node
      }
    }
    return .unknown
  }

  private func holdsModels(_ node: Node) -> Bool { Expr(node).map { typer.confinement(of: $0) } == .models }

  private func fate(ofWhatIsGivenTo target: Expr, depth: Int) -> ModelFate {
    switch target.withoutEffectMarkers {
    case .declReference(let reference):
      guard let names = typer.localNames(around: reference.node),
        case .local(let local) = names.resolution(of: reference)
      else { return fate(ofProperty: reference.nameToken.name) }
      return fate(of: local, in: names, depth: depth)
    case .memberAccess(let member):
      // A relationship of a model that a context may have.
      if let base = member.base, typer.confinement(of: base) == .models { return .unknown }
      return member.nameToken.map { fate(ofProperty: $0.name) } ?? .unknown
    case .subscriptCall(let element):
      return element.callee.map { fate(ofWhatIsGivenTo: $0, depth: depth) } ?? .unknown
    case .optionalChaining(let chain):
      return chain.operand.map { fate(ofWhatIsGivenTo: $0, depth: depth) } ?? .unknown
    default: return .unknown
    }
  }

  private func fate(ofProperty name: Name) -> ModelFate { inserted.contains(name) ? .inserted : .kept }

  private func fate(ofVariable pattern: PatternRef?, depth: Int) -> ModelFate {
    guard let pattern = pattern?.node, let names = typer.localNames(around: pattern),
      let local = names.definition(at: pattern)
    else { return .unknown }
    return fate(of: local, in: names, depth: depth)
  }

  private func fate(of local: DefinitionID, in names: LocalNames, depth: Int) -> ModelFate {
    if depth == 0 { return .unknown }
    return names.uses(of: local).prefix(Self.mostUses).reduce(.unknown) { found, use in
      found.and(fate(of: names.node(of: use), depth: depth - 1))
    }
  }
}

extension Node {
  /// The last names of what is given to calls of `insert`.
  fileprivate var insertedNames: Set<Name> {
    var found: Set<Name> = []
    for node in descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      if call.calleeName == .insert, let name = call.arguments.first?.expression?.lastName { found.insert(name) }
    }
    return found
  }

  /// Whether it is a statement, and no other one is beside it.
  fileprivate var isOnlyStatement: Bool {
    guard role == .statement, let block = parent else { return false }
    return block.children(.statement).allSatisfy { $0 == self }
  }
}
