import LintKit

// How a closure gets a model of its own.

extension ModelCapturedInTask {
  /// Leaves the work on the main actor where all of it belongs there. Makes the model in the closure, where only that
  /// uses it; otherwise passes its identifier, and fetches it there.
  /// Unsafe: the closure does nothing when the model is gone, and sees what is saved.
  static func fix(
    _ definition: DefinitionID, of names: LocalNames, _ advice: CrossingAdvice, in boundary: Node, pass: Pass
  ) -> RawDiagnostic.FixIt? {
    if let started = startingTasks(for: boundary, in: pass) { return started }
    if case .read(let members) = advice {
      if let fix = reading(members, of: definition, names, in: boundary, pass: pass) { return fix }
    }
    guard let closure = ClosureExpr(boundary), pass.runsOnce(boundary).isYes else { return nil }
    if let moved = moving(definition, names, into: closure, in: pass) { return moved }
    guard let first = closure.node.children(.statement).first(where: { _ in true }) else { return nil }
    return fetching(definition, names, in: closure, before: first, in: pass)
  }

  // MARK: Reading

  /// Reads values of the model before the closure, which uses nothing else of it. Unsafe: they may change before it
  /// runs.
  static func reading(
    _ members: [String], of definition: DefinitionID, _ names: LocalNames, in boundary: Node, pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard let closure = ClosureExpr(boundary), pass.runsOnce(boundary).isYes, let around = boundary.declarationAround,
      let statement = boundary.statementAround, members.count == 1 || !statement.isOnlyExpression
    else { return nil }
    let uses = names.uses(inside: boundary).filter { names[$0].resolution == .local(definition) }
    let reads = uses.compactMap { MemberAccessExpr(parentOf: names.node(of: $0)) }
    guard let first = reads.first, reads.count == uses.count, let model = first.base,
      reads.allSatisfy({ pass.sendability(of: .memberAccess($0)).isYes || $0.name == .persistentModelID })
    else { return nil }
    var fix = FixBuilder(in: pass)
    for member in members {
      let name = model.node.text + (member == "persistentModelID" ? "ID" : member.capitalizedFirst)
      guard let free = pass.firstFree(of: [name, name + "Value"], in: around),
        fix.bind(free, to: "\(model.node.text).\(member)", for: closure)
      else { return nil }
      for read in reads where read.nameToken?.identifierText == member { fix.replace(read.node.range, with: free) }
    }
    return fix.fix(.read, .unsafe)
  }

  // MARK: Moving

  private static func moving(_ definition: DefinitionID, _ names: LocalNames, into closure: ClosureExpr, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    guard names[definition].kind == .variable, names[definition].isConstant,
      let binding = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
      let declaration = binding.node.parent,
      declaration.role == .statement, case .functionCall(let call)? = binding.initializer,
      let first = closure.node.children(.statement).first(where: { _ in true }),
      closure.node.statementAround?.parent == declaration.parent,
      names.uses(of: definition).allSatisfy({
        names[$0].node > closure.node.id && names[$0].node < closure.node.subtreeEnd
      }),
      !closure.captures.contains(where: { _ in true }), pass.mayCall(call, in: closure)
    else { return nil }
    let isOnly = closure.statements.dropFirst().first { _ in true } == nil && first.kind.category == .expression
    let result = isOnly ? ContextScope(node: closure.node, isolation: .unknown, uses: []).result(in: pass) : .none
    guard result != .unknown else { return nil }
    var fix = FixBuilder(in: pass)
    fix.remove(statement: declaration)
    fix.insert(declaration.text, before: first)
    if result == .value, !first.isVoid { fix.insert("return ", at: first.range.lowerBound) }
    return fix.fix(.makeInside, .unsafe)
  }

  // MARK: Fetching

  /// - Parameter statement: of the closure, before which the model is fetched.
  static func fetching(
    _ definition: DefinitionID, _ names: LocalNames, in closure: ClosureExpr, before statement: Node, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    // The identifier of a new model is another one once it is saved.
    if pass.isNewModel(definition, names) { return nil }
    guard let node = names.uses(of: definition).first(where: { _ in true }).map({ names.node(of: $0) }),
      let reference = DeclReferenceExpr(node), pass.imports(.SwiftData),
      let type = pass.modelName(of: reference), closure.returnsNothing(in: pass),
      let around = closure.node.declarationAround,
      let context = pass.context(around: closure.node),
      !closure.captures.contains(where: { $0.nameToken.name == reference.name })
    else { return nil }
    let name = reference.nameToken.text
    let isolation = pass.index.isolation(ofContext: context).isolation
    guard let identifier = pass.firstFree(of: ["\(name)ID", "\(name)Identifier"], in: around),
      let source = pass.modelSource(for: closure, isolation)
    else {
      return nil
    }
    var fix = FixBuilder(in: pass)
    guard fix.bind(identifier, to: "\(name).persistentModelID", for: closure) else { return nil }
    if case .modelActor = source {
      fix.insert("guard let \(name) = self[\(identifier), as: \(type).self] else { return }", before: statement)
      return fix.fix(.fetch, .unsafe)
    }
    guard let descriptor = pass.firstFree(of: ["descriptor", "\(name)Descriptor"], in: around) else { return nil }
    var lines: [String] = []
    var fetched = ""
    switch source {
    case .context(let text): fetched = text
    case .container(let text) where isolation == .mainActor: fetched = "\(text).mainContext."
    case .container(let text):
      // Models live no longer than their context, which only this closure has.
      guard let own = pass.firstFree(of: ["context", "modelContext"], in: around) else { return nil }
      lines.append("let \(own) = ModelContext(\(text))")
      fetched = "\(own)."
      if closure.changes(names, definition), !fix.insertSave(of: own, usedAt: [], atEndOf: closure.node) { return nil }
    case .modelActor: return nil
    }
    lines.append(
      "var \(descriptor) = FetchDescriptor<\(type)>(predicate: #Predicate { $0.persistentModelID == \(identifier) })")
    lines.append("\(descriptor).fetchLimit = 1")
    lines.append("guard let \(name) = (try? \(fetched)fetch(\(descriptor)))?.first else { return }")
    fix.insert(lines, before: statement)
    return fix.fix(.fetch, .unsafe)
  }
}

/// What a model can be fetched from, as text.
private enum ModelSource {
  /// Ends with the period.
  case context(String)
  case container(String)
  case modelActor
}

extension Pass {
  /// Whether a local is a model that the same function makes.
  fileprivate func isNewModel(_ definition: DefinitionID, _ names: LocalNames) -> Bool {
    guard let binding = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
      case .functionCall(let call)? = binding.initializer?.withoutEffectMarkers
    else { return false }
    return typeMade(by: call) != nil
  }

  /// Whether a call that makes a value can be made in a closure just as well, with what it takes.
  fileprivate func mayCall(_ call: FunctionCallExpr, in closure: ClosureExpr) -> Bool {
    guard call.lastClosure == nil, case .declReference(let callee)? = call.callee else { return false }
    let arguments = call.arguments.compactMap(\.expression)
    for argument in arguments {
      for node in [argument.node] + Array(argument.node.descendants) {
        switch node.kind {
        case .declReferenceExpr:
          let reference = DeclReferenceExpr(unchecked: node)
          guard let names = localNames(around: node), let use = names.use(at: node),
            case .local(let local) = names[use].resolution,
            names[local].isConstant, sendability(of: .declReference(reference)).isYes
          else { return false }
        case .awaitExpr, .tryExpr, .closureExpr, .inOutExpr: return false
        default: continue
        }
      }
    }
    if typeMade(by: call) != nil { return true }
    guard let construct = taskConstruct(ofBody: closure) ?? mainActorRun(closure), construct != .immediateTask else {
      return false
    }
    // Of the type around, and callable anywhere.
    let functions = index.functions(named: callee.name)
    let owner = type(around: call.node).flatMap { index.extendedNominal($0) }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let record = index.function(function)
        return index.isolation(ofFunction: function).isolation == .nonisolated && !record.flags.contains(.isAsync)
          && !record.flags.contains(.isThrowing)
          && record.owner.flatMap { index.extendedNominal($0) } == owner
          && owner.map { index.sendability(of: $0).answer.isYes } ?? true
      }
  }

  private func mainActorRun(_ closure: ClosureExpr) -> ClosureConstruct? {
    traits(of: closure.node)?.placement == .construct(.mainActorRun) ? .mainActorRun : nil
  }

  fileprivate func imports(_ module: WellKnownName) -> Bool { outline.imports(module) }

  /// How the `@Model` class of a value can be named there.
  fileprivate func modelName(of reference: DeclReferenceExpr) -> String? {
    guard let model = type(of: Expr.declReference(reference)).ownDeclaration, index.isModel(model).isYes else {
      return nil
    }
    return name(of: model, at: reference.node)
  }

  /// A context of the closure's isolation, or a container, that the closure may use.
  fileprivate func modelSource(for closure: ClosureExpr, _ isolation: Isolation) -> ModelSource? {
    let staysOnActor =
      isolation.isOnActor && closure.node.parent.map { self.isolation(around: $0).isolation == isolation } ?? false
    if let function = closure.node.declarationAround {
      for parameter in function.child(.parameters)?.children(.parameter).compactMap({ FunctionParameter($0) }) ?? [] {
        guard let name = parameter.internalName?.text else { continue }
        let type = type(parameter.type)
        if type.standardName == "ModelContainer" { return .container(name) }
        if type.isModelContext, staysOnActor { return .context("\(name).") }
      }
    }
    guard let nominal = type(around: closure.node).flatMap({ index.extendedNominal($0) }),
      taskConstruct(ofBody: closure) != nil,
      staysOnActor || index.sendability(of: nominal).answer.isYes
    else { return nil }
    if staysOnActor, index.type(nominal).attributes.contains(where: { $0.name == "ModelActor" }) { return .modelActor }
    let properties = index.properties(in: nominal).map { index.property($0) }
    for property in properties where !property.flags.contains(.isStatic) {
      let type = type(ofProperty: property.ref)
      let isThere = index.isolation(ofProperty: property.ref).isolation == isolation && isolation.isOnActor
      if isThere, type.unwrapped.isModelContext {
        return .context(property.name + (type.isOptional ? "?." : "."))
      }
      if type.standardName == "ModelContainer", isThere || property.flags.contains(.isLet) {
        return .container(property.name)
      }
    }
    return nil
  }
}

extension ClosureExpr {
  /// Whether `return` without a value may be written in it.
  fileprivate func returnsNothing(in pass: Pass) -> Bool {
    guard signature?.returnType == nil, let call = node.callOfArgument else { return false }
    if node.descendants(stoppingAtNestedFunctions: true).contains(where: {
      $0.kind == .returnStmt && ReturnStmt(unchecked: $0).operand != nil
    }) {
      return false
    }
    var statements = statements.makeIterator()
    guard case .expression? = statements.next(), statements.next() == nil else { return true }
    guard case .discarded = call.taskHandle, let statement = node.statementAround else { return false }
    // The only expression of a function with a result is that result.
    return !statement.isOnlyExpression
  }

  /// Whether something is assigned to a member of the local.
  fileprivate func changes(_ names: LocalNames, _ definition: DefinitionID) -> Bool {
    names.uses(of: definition).contains { use in
      names[use].node > node.id && names[use].node < node.subtreeEnd
        && (names[use].kind == .modify || names[use].kind == .inOut)
    }
  }
}

extension MemberAccessExpr {
  /// `value.member`
  fileprivate init?(parentOf value: Node) {
    guard value.role == .base, let access = value.parent.flatMap({ MemberAccessExpr($0) }) else { return nil }
    self = access
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let makeInside: Message = "Make the model in the closure"
  fileprivate static let read: Message = "Read the value before the closure"
  fileprivate static let fetch: Message = "Pass the identifier, and fetch the model in the closure"
}
