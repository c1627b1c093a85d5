import LintSyntax

// MARK: - Lists of statements

extension ManifestEvaluator {
  func execute(_ items: ArraySlice<CodeItem>) throws -> Outcome {
    var rest = items
    while let item = rest.popFirst() {
      switch try execute(item) {
      case .one(.normal): continue
      case .one(let completion): return .one(completion)
      case .several(let alternatives):
        // Those that continue run the rest of the list.
        var ends: [Alternative] = []
        for alternative in alternatives {
          guard alternative.completion == .normal else {
            ends.append(alternative)
            continue
          }
          state = alternative.state
          switch try execute(rest) {
          case .one(let completion): ends.append(Alternative(state: state, completion: completion))
          case .several(let more): ends += more
          }
        }
        return merge(ends)
      }
    }
    return .one(.normal)
  }

  func execute(_ statements: SyntaxList<CodeItem>) throws -> Outcome {
    try execute(Array(statements)[...])
  }

  /// Runs a block in a scope of its own.
  func execute(_ block: CodeBlock?, binding variables: ManifestState.Variables = [:]) throws -> Outcome {
    guard let block else { return .one(.normal) }
    return try leavingScope(variables) { try execute(block.statements) }
  }

  /// Like `inScope`, also for states that are set aside.
  private func leavingScope(
    _ variables: ManifestState.Variables, _ body: () throws -> Outcome
  ) throws -> Outcome {
    let depth = state.scopes.count
    state.scopes.append(ManifestState.Scope(id: makeID(), variables: variables))
    let outcome = try body()
    switch outcome {
    case .one:
      state.scopes.removeSubrange(depth...)
      return outcome
    case .several(var alternatives):
      for index in alternatives.indices { alternatives[index].state.scopes.removeSubrange(depth...) }
      return .several(alternatives)
    }
  }

  private func execute(_ item: CodeItem) throws -> Outcome {
    try descending(item.node) {
      switch item {
      case .declaration(let declaration): return try execute(declaration)
      case .statement(let statement): return try execute(statement)
      case .expression(.if(let branch)): return try execute(branch)
      case .expression(.switch(let branch)): return try execute(branch)
      case .expression(let expression):
        if isNeverReturning(expression) { return .one(.never) }
        _ = try evaluate(expression)
        return .one(.normal)
      }
    }
  }

  private func isNeverReturning(_ expression: Expr) -> Bool {
    guard case .functionCall(let call) = expression, case .declReference(let callee)? = call.callee else {
      return false
    }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(callee.nameToken.text)
  }
}

// MARK: - Declarations

extension ManifestEvaluator {
  private func execute(_ declaration: Decl) throws -> Outcome {
    switch declaration {
    case .variable(let variable): try declare(variable)
    case .ifConfig(let conditional): return try execute(Array(conditional.clauses)[...])
    case .function(let function):
      // A nested function may use the outer one's variables: it is not followed, and calls of it are unknown.
      if state.scopes.count > 1 {
        state.scopes[state.scopes.count - 1].variables[function.nameToken?.identifierText ?? ""] = .unknown
      }
    default: break
    }
    return .one(.normal)
  }

  private func declare(_ variable: VariableDecl) throws {
    for binding in variable.bindings {
      // A computed one is known already; a constant that is set later is unknown until then.
      if binding.accessors?.isImplicitGetter == true { continue }
      let isOptional = binding.type.map { if case .optional = $0 { true } else { false } } ?? false
      let value = try binding.initializer.map(evaluate) ?? (isOptional ? .nil : .unknown)
      bind(binding.pattern, to: value)
    }
  }

  func bind(_ pattern: PatternRef?, to value: Value) {
    switch pattern {
    case .identifier(let pattern)?: declare(pattern.nameToken.identifierText, value)
    case .valueBinding(let pattern)?: bind(pattern.pattern, to: value)
    case .tuple(let pattern)?:
      var parts: [Value.Argument]?
      if case .tuple(let elements) = value { parts = elements }
      for (index, element) in pattern.elements.enumerated() {
        let part = parts.flatMap { $0.indices.contains(index) ? $0[index].value : nil }
        bind(element.pattern, to: part ?? .unknown)
      }
    default: break
    }
  }

  func declare(_ name: String, _ value: Value) { state.scopes[state.scopes.count - 1].variables[name] = value }

  /// `#if`: the first clause that holds, or each that may.
  private func execute(_ clauses: ArraySlice<IfConfigClause>) throws -> Outcome {
    var rest = clauses
    guard let clause = rest.popFirst() else { return .one(.normal) }
    switch clause.isElse ? true : holds(clause.condition) {
    case true?: return try execute(clause.statements)
    case false?: return try execute(rest)
    case nil:
      return try branch([
        { try self.execute(clause.statements) }, { try self.execute(rest) }
      ])
    }
  }

  // MARK: Conditions

  private func execute(_ statement: IfExpr) throws -> Outcome {
    let conditions = Array(statement.conditions)
    state.scopes.append(ManifestState.Scope(id: makeID()))
    let holds = try evaluate(conditions)
    let bound = state.scopes.removeLast().variables
    let then = { try self.execute(statement.body, binding: bound) }
    let otherwise = { () throws -> Outcome in
      switch statement.elseBranch {
      case .block(let block)?: try self.execute(block)
      case .elseIf(let next)?: try self.execute(next)
      case nil: .one(.normal)
      }
    }
    switch holds {
    case true?: return try then()
    case false?: return try otherwise()
    case nil: return try branch([then, otherwise])
    }
  }

  /// Whether all conditions hold. Binds their names in the innermost scope.
  func evaluate(_ conditions: [Condition]) throws -> Bool? {
    var all: Bool? = true
    for condition in conditions {
      switch try evaluate(condition) {
      case false?: return false
      case nil: all = nil
      case true?: break
      }
    }
    return all
  }

  private func evaluate(_ condition: Condition) throws -> Bool? {
    switch condition {
    case .expression(let expression): return try evaluate(expression).bool
    case .availability: return nil
    case .optionalBinding(let binding):
      let value: Value
      if let initializer = binding.initializer {
        value = try evaluate(initializer)
      } else {
        value = try lookUp(binding.nameToken?.identifierText ?? "", at: binding.node)
      }
      if value == .nil { return false }
      bind(binding.pattern, to: value)
      return value == .unknown ? nil : true
    case .matchingPattern(let matching):
      guard let pattern = matching.pattern, let initializer = matching.initializer else { return nil }
      return try matches(pattern, evaluate(initializer))
    }
  }
}

// MARK: - Statements

extension ManifestEvaluator {
  private func execute(_ statement: Stmt) throws -> Outcome {
    switch statement {
    case .return(let statement):
      return .one(.returned(try statement.operand.map(evaluate) ?? .nil))
    case .break(let statement) where statement.label == nil: return .one(.broken)
    case .continue(let statement) where statement.label == nil: return .one(.continued)
    case .guard(let statement):
      switch try evaluate(Array(statement.conditions)) {
      case true?: return .one(.normal)
      case false?: return try execute(statement.body)
      case nil:
        return try branch([{ .one(.normal) }, { try self.execute(statement.body) }])
      }
    case .for(let statement): return try execute(statement)
    case .do(let statement) where statement.catchClauses.isEmpty: return try execute(statement.body)
    default: throw GivenUp(offset: statement.node.range.lowerBound)
    }
  }

  private func execute(_ loop: ForStmt) throws -> Outcome {
    guard let sequence = loop.sequence else { return .one(.normal) }
    let list = try elements(of: evaluate(sequence))
    var broken: [Alternative] = []
    for element in list.elements {
      let body = { try self.executeBody(of: loop, element.value) }
      let outcome = try element.isCertain ? body() : branch([body, { .one(.normal) }])
      switch outcome {
      case .one(.normal), .one(.continued): continue
      case .one(.broken): return finish(loop: [Alternative(state: state, completion: .normal)] + broken)
      case .one(let completion): return finish(loop: [Alternative(state: state, completion: completion)] + broken)
      case .several(let alternatives):
        let goesOn = alternatives.filter { $0.completion == .normal || $0.completion == .continued }
        broken += alternatives.filter { $0.completion != .normal && $0.completion != .continued }
        guard let next = Self.join(goesOn.map(\.state)) else { return finish(loop: broken) }
        state = next
      }
    }
    if list.isOpen {
      // Any number of further iterations, with unknown elements.
      let body = { try self.executeBody(of: loop, .unknown) }
      if case .several(let alternatives) = try branch([{ .one(.normal) }, body]) {
        return finish(loop: alternatives + broken)
      }
    }
    return finish(loop: [Alternative(state: state, completion: .normal)] + broken)
  }

  private func finish(loop alternatives: [Alternative]) -> Outcome {
    merge(alternatives.map { $0.completion == .broken ? Alternative(state: $0.state, completion: .normal) : $0 })
  }

  private func executeBody(of loop: ForStmt, _ element: Value) throws -> Outcome {
    try leavingScope([:]) {
      if case .expression? = loop.pattern { throw GivenUp(offset: loop.node.range.lowerBound) }
      bind(loop.pattern, to: element)
      let run = { try self.execute(loop.body) }
      guard let filter = loop.whereClause else { return try run() }
      switch try evaluate(filter).bool {
      case true?: return try run()
      case false?: return .one(.normal)
      case nil: return try branch([run, { .one(.normal) }])
      }
    }
  }

  /// The values that a loop or a higher-order function iterates over.
  func elements(of value: Value) -> Value.List {
    switch value {
    case .list(let list): list
    case .dictionary(let entries):
      Value.List(
        entries.map {
          .tuple([Value.Argument(label: "key", value: $0.key), Value.Argument(label: "value", value: $0.value)])
        })
    case .nil: Value.List()
    default: .anything
    }
  }

  // MARK: Switch

  private func execute(_ statement: SwitchExpr) throws -> Outcome {
    guard let subject = statement.subject else { return .one(.normal) }
    if !statement.conditionalCases.isEmpty { throw GivenUp(offset: statement.node.range.lowerBound) }
    let outcome = try execute(Array(statement.cases)[...], try evaluate(subject))
    // `break` leaves the switch alone.
    switch outcome {
    case .one(.broken): return .one(.normal)
    case .one: return outcome
    case .several(let alternatives):
      return merge(
        alternatives.map { $0.completion == .broken ? Alternative(state: $0.state, completion: .normal) : $0 })
    }
  }

  private func execute(_ cases: ArraySlice<SwitchCase>, _ subject: Value) throws -> Outcome {
    var rest = cases
    guard let first = rest.popFirst() else { return .one(.normal) }
    state.scopes.append(ManifestState.Scope(id: makeID()))
    let holds = try matches(first, subject)
    let bound = state.scopes.removeLast().variables
    let body = {
      try self.leavingScope(bound) { try self.execute(first.statements) }
    }
    switch holds {
    case true?: return try body()
    case false?: return try execute(rest, subject)
    case nil: return try branch([body, { try self.execute(rest, subject) }])
    }
  }

  func matches(_ switchCase: SwitchCase, _ subject: Value) throws -> Bool? {
    if switchCase.isDefault { return true }
    var any: Bool? = false
    for item in switchCase.items {
      var holds = try item.pattern.map { try matches($0, subject) } ?? nil
      if holds != false, let filter = item.whereClause {
        let passes = try evaluate(filter).bool
        holds = passes == false ? false : (passes == true ? holds : nil)
      }
      if holds == true { return true }
      if holds == nil { any = nil }
    }
    return any
  }

  /// Whether a value matches, binding the pattern's names in the innermost scope.
  func matches(_ pattern: PatternRef, _ value: Value) throws -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .identifier, .tuple:
      bind(pattern, to: value)
      return true
    case .valueBinding(let binding):
      if case .expression? = binding.pattern { return nil }
      bind(pattern, to: value)
      return true
    case .expression(let pattern):
      guard let operand = pattern.operand else { return nil }
      if case .functionCall(let call) = operand { return matches(call, value) }
      return Value.areEqual(try evaluate(operand), value)
    case .isType, .missing: return nil
    }
  }

  /// `.name(let value)`
  private func matches(_ call: FunctionCallExpr, _ value: Value) -> Bool? {
    let arguments = Array(call.arguments)
    var values: [Value.Argument]?
    var holds: Bool?
    if case .member(let member) = value {
      holds = member.name == call.calleeNameToken?.identifierText && member.arguments?.count == arguments.count
      values = member.arguments
    }
    if holds == false { return false }
    for (index, argument) in arguments.enumerated() {
      guard case .pattern(let pattern)? = argument.expression else {
        if case .discardAssignment? = argument.expression { continue }
        return nil
      }
      bind(pattern.pattern, to: values?[index].value ?? .unknown)
    }
    return holds
  }
}
