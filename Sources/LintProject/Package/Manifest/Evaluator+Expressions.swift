import LintSyntax

extension ManifestEvaluator {
  func evaluate(_ expression: Expr) throws -> Value {
    try descending(expression.node) { bounded(try evaluateInner(expression)) }
  }

  private func evaluateInner(_ expression: Expr) throws -> Value {
    switch expression {
    case .sequence(let sequence): return try evaluate(sequence)
    case .await(let marker): return try evaluate(operand: marker.operand)
    case .try(let marker): return try evaluate(operand: marker.operand)
    case .unsafe(let marker): return try evaluate(operand: marker.operand)
    case .consume(let marker): return try evaluate(operand: marker.operand)
    case .copy(let marker): return try evaluate(operand: marker.operand)
    case .inOut(let marker): return try evaluate(operand: marker.operand)
    case .optionalChaining(let chain): return try evaluate(operand: chain.operand)
    case .genericSpecialization(let generic): return try evaluate(operand: generic.operand)
    case .forceUnwrap(let unwrap):
      let value = try evaluate(operand: unwrap.operand)
      return value == .nil ? .unknown : value
    case .prefixOperator(let prefix):
      let value = try evaluate(operand: prefix.operand)
      switch (prefix.operatorToken.text, value) {
      case ("!", .bool(let value)): return .bool(!value)
      case ("-", .integer(let value)): return .integer(0 &- value)
      default: return .unknown
      }
    case .declReference(let reference): return try lookUp(reference.nameToken.identifierText, at: reference.node)
    case .memberAccess(let access): return try evaluate(access)
    case .functionCall(let call): return try evaluate(call)
    case .subscriptCall(let call): return try evaluate(call)
    case .closure(let closure): return .closure(Value.Closure(node: closure.node.id, scope: innermostScope))
    case .array(let array):
      var list = Value.List()
      for element in array.elements { list.elements.append(.init(value: try evaluate(element))) }
      return .list(list)
    case .dictionary(let dictionary):
      var entries: [Value.Entry] = []
      for element in dictionary.elements {
        entries.append(
          Value.Entry(key: try evaluate(operand: element.key), value: try evaluate(operand: element.value)))
      }
      return .dictionary(entries)
    case .tuple(let tuple):
      if let inner = tuple.parenthesized { return try evaluate(inner) }
      return .tuple(try evaluate(tuple.elements))
    case .integerLiteral(let literal):
      return Int(literal.node.text.filter { $0 != "_" }).map { .integer($0) } ?? .unknown
    case .booleanLiteral(let literal): return .bool(literal.value)
    case .nilLiteral: return .nil
    case .stringLiteral(let literal): return try evaluate(literal)
    case .if(let branch): return try value(of: branch)
    case .switch(let branch): return try value(of: branch)
    default: return .unknown
    }
  }

  private var innermostScope: Int { state.scopes[state.scopes.count - 1].id }

  func evaluate(operand: Expr?) throws -> Value {
    guard let operand else { return .unknown }
    return try evaluate(operand)
  }

  func evaluate(_ arguments: SyntaxList<LabeledExpr>) throws -> [Value.Argument] {
    var values: [Value.Argument] = []
    for argument in arguments {
      values.append(
        Value.Argument(label: argument.label?.identifierText, value: try evaluate(operand: argument.expression)))
    }
    return values
  }

  // MARK: Strings

  /// The pieces of a literal, unless one of them is unknown or needs more than the usual escapes.
  private func evaluate(_ literal: StringLiteralExpr) throws -> Value {
    let tokens = literal.node.tokens
    guard let first = tokens.first(where: { _ in true }), first.kind == .stringQuote else { return .unknown }
    var text = ""
    var interpolations = literal.interpolations
    var pending = interpolations.next()
    var offset: UInt32 = 0
    for token in tokens where token.offset >= offset && token.kind == .stringSegment {
      while let segment = pending, segment.range.lowerBound < token.offset {
        guard let piece = try evaluate(segment) else { return .unknown }
        text += piece
        offset = segment.range.upperBound
        pending = interpolations.next()
      }
      if token.offset < offset { continue }
      guard let piece = Self.unescaped(token.text) else { return .unknown }
      text += piece
    }
    while let segment = pending {
      guard let piece = try evaluate(segment) else { return .unknown }
      text += piece
      pending = interpolations.next()
    }
    return .string(text)
  }

  private func evaluate(_ segment: ExpressionSegment) throws -> String? {
    let arguments = try evaluate(segment.arguments)
    guard let only = arguments.first, arguments.count == 1, only.label == nil else { return nil }
    switch only.value {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case .bool(let value): return String(value)
    default: return nil
    }
  }

  private static func unescaped(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var characters = text.makeIterator()
    while let character = characters.next() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      switch characters.next() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\"": result.append("\"")
      case "'": result.append("'")
      case "\\": result.append("\\")
      default: return nil
      }
    }
    return result
  }

  // MARK: Branches with a value

  private func value(of branch: IfExpr) throws -> Value {
    try inScope {
      let holds = try evaluate(Array(branch.conditions))
      let then = { try self.value(of: branch.body.map { Array($0.statements) } ?? []) }
      let otherwise = { () throws -> Value in
        switch branch.elseBranch {
        case .block(let block)?: try self.value(of: Array(block.statements))
        case .elseIf(let next)?: try self.value(of: next)
        case nil: .unknown
        }
      }
      switch holds {
      case true?: return try then()
      case false?: return try otherwise()
      case nil: return try branchValue([then, otherwise])
      }
    }
  }

  private func value(of branch: SwitchExpr) throws -> Value {
    guard let subject = branch.subject, branch.conditionalCases.isEmpty else { return .unknown }
    return try value(of: Array(branch.cases)[...], try evaluate(subject))
  }

  private func value(of cases: ArraySlice<SwitchCase>, _ subject: Value) throws -> Value {
    var rest = cases
    guard let first = rest.popFirst() else { return .unknown }
    return try inScope {
      let holds = try matches(first, subject)
      let body = { try self.value(of: Array(first.statements)) }
      switch holds {
      case true?: return try body()
      case false?: return try value(of: rest, subject)
      case nil: return try branchValue([body, { try self.value(of: rest, subject) }])
      }
    }
  }

  /// The value of a block used as an expression: that of its only expression.
  private func value(of statements: [CodeItem]) throws -> Value {
    guard statements.count == 1, case .expression(let expression) = statements[0] else {
      throw GivenUp(offset: statements.first?.node.range.lowerBound ?? 0)
    }
    return try evaluate(expression)
  }
}

// MARK: - Names

extension ManifestEvaluator {
  func lookUp(_ name: String, at node: Node) throws -> Value {
    if let index = state.scope(of: name) { return state.scopes[index].variables[name] ?? .unknown }
    if let index = state.scope(of: "self"), let own = state.scopes[index].variables["self"] {
      if let value = try property(name, of: own, at: node) { return value }
    }
    if let getter = declarations.computed[name] {
      return try inFunction(above: 0, [:]) { try runBody(getter) }.0
    }
    if name == "Self", let index = state.scope(of: "self"),
      case .structure(let own)? = state.scopes[index].variables["self"]
    {
      return .type(own.typeName)
    }
    return namesType(name) ? .type(name) : .unknown
  }

  /// Whether a name that nothing is bound to is that of a type.
  func namesType(_ name: String) -> Bool {
    declarations.types[name] != nil || name.first { $0 != "_" }?.isUppercase == true
  }

  private func evaluate(_ access: MemberAccessExpr) throws -> Value {
    guard let name = access.nameToken?.identifierText else { return .unknown }
    guard let base = access.base else { return try staticMember(name, of: nil, at: access.node) }
    let value = try evaluate(base)
    if case .type(let type) = value { return try member(name, ofType: type, at: access.node) }
    return try property(name, of: value, at: access.node) ?? .unknown
  }

  private func member(_ name: String, ofType type: String, at node: Node) throws -> Value {
    switch (type, name) {
    case (_, "self"): return .type(type)
    case ("Context", "environment"), ("ProcessInfo", "environment"): return .environment
    case ("ProcessInfo", "processInfo"): return .type(type)
    default: break
    }
    if namesType(name) { return .type(name) }
    return try staticMember(name, of: type, at: node)
  }

  /// `.name`, of a type that is written or of the one that the context has.
  private func staticMember(_ name: String, of type: String?, at node: Node) throws -> Value {
    let candidates = (declarations.staticProperties[name] ?? []).filter {
      type == nil || type == $0.owner || type == "Self"
    }
    if candidates.count > 1 { return .unknown }
    if let candidate = candidates.first {
      if let accessors = candidate.binding.accessors {
        guard accessors.isImplicitGetter else { return .unknown }
        return try inFunction(above: 0, ["self": .type(candidate.owner)]) { try runBody(accessors.node) }.0
      }
      guard let initializer = candidate.binding.initializer else { return .unknown }
      return try inFunction(above: 0, ["self": .type(candidate.owner)]) { try evaluate(initializer) }.0
    }
    if let type, !Self.isDescribed(type), declarations.types[type]?.isEnum != true { return .unknown }
    let offset = node.mainToken.previous?.kind == .period ? node.mainToken.offset - 1 : node.mainToken.offset
    return .member(Value.Member(name: name, arguments: nil, offset: offset))
  }

  /// Whether a type is one of the manifest API, so that its members are values as they are.
  static func isDescribed(_ type: String) -> Bool { describedTypes.contains(type) }

  private static let describedTypes: Set<String> = [
    "BuildConfiguration", "BuildSettingCondition", "CLanguageStandard", "CSetting", "CXXLanguageStandard", "CXXSetting",
    "Dependency", "LibraryType", "LinkerSetting", "Package", "Platform", "PluginCapability", "PluginPermission",
    "PluginUsage",
    "Product", "Resource", "Self", "SupportedPlatform", "SwiftLanguageMode", "SwiftSetting", "SwiftVersion",
    "SystemPackageProvider", "Target", "TargetDependencyCondition", "TargetType", "Trait"
  ]

  // MARK: Bodies

  /// Runs the statements of a getter, function or closure.
  ///
  /// - Parameter node: the node whose statements they are.
  func runBody(_ node: Node) throws -> Value {
    try descending(node) {
      let items = node.children(.statement).compactMap { CodeItem($0) }
      if items.count == 1, case .expression(let expression) = items[0], !Self.isStatement(expression) {
        return try evaluate(expression)
      }
      switch try execute(items[...]) {
      case .one(.returned(let value)): return value
      case .one: return .nil
      case .several(let alternatives):
        // To fall off the end is to return nothing.
        let ends = alternatives.map { end in
          if case .returned = end.completion { return end }
          return Alternative(state: end.state, completion: .returned(.nil))
        }
        if case .one(.returned(let value)) = merge(ends) { return value }
        throw GivenUp(offset: node.range.lowerBound)
      }
    }
  }

  /// Whether an `if` or `switch` that is alone in a body is a statement rather than a value: some branch is not one
  /// expression.
  private static func isStatement(_ expression: Expr) -> Bool {
    switch expression {
    case .if(let branch):
      guard let body = branch.body, let otherwise = branch.elseBranch, !isStatement(Array(body.statements)) else {
        return true
      }
      switch otherwise {
      case .block(let block): return isStatement(Array(block.statements))
      case .elseIf(let next): return isStatement(.if(next))
      }
    case .switch(let branch): return branch.cases.contains { isStatement(Array($0.statements)) }
    case .sequence(let sequence): return sequence.elements.contains { if case .assignment = $0 { true } else { false } }
    default: return false
    }
  }

  private static func isStatement(_ items: [CodeItem]) -> Bool {
    guard items.count == 1, case .expression(let expression) = items[0] else { return true }
    return isStatement(expression)
  }
}
