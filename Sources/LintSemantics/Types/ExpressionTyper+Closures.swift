import LintSyntax

extension ExpressionTyper {
  // MARK: Closures

  /// The type of a closure: from its signature, and for the rest from its place.
  func closureType(_ closure: ClosureExpr) -> SwiftType {
    let wanted = contextualType(of: closure.node)?.functionType
    let parameters = Array(closure.parameters)
    var function = SwiftType.FunctionType(parameters: [], result: .unknown)
    if parameters.isEmpty {
      function.parameters =
        wanted?.parameters ?? (closure.usesAnonymousParameters ? [.init(label: nil, type: .unknown)] : [])
    } else {
      function.parameters = parameters.indices.map {
        .init(label: nil, type: parameterType($0, of: closure, parameters[$0]))
      }
    }
    function.isSendable = wanted?.isSendable == true || closure.signature?.hasAttribute(.Sendable) == true
    function.isAsync = closure.isAsync || wanted?.isAsync ?? closure.containsEffect(.awaitExpr)
    function.isThrowing = closure.isThrowing || wanted?.isThrowing ?? closure.containsEffect(.tryExpr)
    function.result = wanted.flatMap { $0.result.hasUnknown ? nil : $0.result } ?? closureResult(closure)
    return .function(function)
  }

  /// The type of a closure's parameter, by its place from 0.
  func parameterType(_ place: Int, of closure: ClosureExpr, _ parameter: ClosureParameter?) -> SwiftType {
    if let written = parameter?.type { return types.valueType(written, file) }
    guard let wanted = contextualType(of: closure.node)?.functionType else { return .unknown }
    let count = closure.parameters.count
    // `{ key, value in … }` takes the one tuple apart; `{ $0 }` alone is the whole of it.
    if wanted.parameters.count == 1, case .tuple(let elements) = wanted.parameters[0].type, elements.count > 1 {
      let usesMore = count > 1 || (count == 0 && closure.usesAnonymousParameter(above: 0))
      if usesMore { return elements.indices.contains(place) ? elements[place].type : .unknown }
    }
    guard wanted.parameters.indices.contains(place), count == 0 || count == wanted.parameters.count else {
      return .unknown
    }
    return wanted.parameters[place].type
  }

  /// The result of a closure: written, or given by its only expression or by what it returns.
  func closureResult(_ closure: ClosureExpr) -> SwiftType {
    if let written = closure.signature?.returnType { return types.valueType(written, file) }
    // An outline has no bodies.
    if isOfOutline(closure.node) { return .unknown }
    let statements = Array(closure.statements)
    if statements.count == 1, case .expression(let expression) = statements[0], !expression.isStatement {
      return type(of: expression)
    }
    var returned: SwiftType?
    var hasNil = false
    for node in closure.node.descendants(stoppingAtNestedFunctions: true) where node.kind == .returnStmt {
      guard let operand = ReturnStmt(unchecked: node).operand else { return .void }
      if case .nilLiteral = operand {
        hasNil = true
        continue
      }
      let type = type(of: operand)
      if type.isUnknown || (returned != nil && returned != type) { return .unknown }
      returned = type
    }
    guard let returned else { return hasNil ? .unknown : .void }
    return hasNil && !returned.isOptional ? .optional(returned) : returned
  }

  private func isOfOutline(_ node: Node) -> Bool { file < 0 || node.columns == types.index.outline(file).tree.columns }

  // MARK: Branches that are values

  func branchType(_ branch: Node) -> SwiftType {
    if let context = contextualType(of: branch) { return context }
    var results: [Expr] = []
    guard collectResults(of: branch, into: &results) else { return .unknown }
    return joined(results) ?? .unknown
  }

  /// - Returns: Whether each branch ends in an expression, or leaves.
  private func collectResults(of branch: Node, into results: inout [Expr]) -> Bool {
    var blocks: [Node] = []
    if branch.kind == .ifExpr {
      let branch = IfExpr(unchecked: branch)
      guard let body = branch.body, let rest = branch.elseBranch else { return false }
      blocks.append(body.node)
      switch rest {
      case .block(let block): blocks.append(block.node)
      case .elseIf(let next): if !collectResults(of: next.node, into: &results) { return false }
      }
    } else {
      blocks = SwitchExpr(unchecked: branch).cases.map(\.node)
    }
    for block in blocks {
      guard let last = Array(block.children(.statement)).last else { return false }
      switch CodeItem(last) {
      case .expression(let expression)?:
        if expression.node.kind == .ifExpr || expression.node.kind == .switchExpr {
          if !collectResults(of: expression.node, into: &results) { return false }
        } else if type(of: expression).standardName != "Never" {
          results.append(expression)
        }
      case .statement?: continue
      default: return false
      }
    }
    return !results.isEmpty
  }

  // MARK: Key paths

  /// `\Root.property` as a value; given for a function it is one.
  func keyPathType(_ path: KeyPathExpr) -> SwiftType {
    let context = contextualType(of: path.node)
    if let function = context?.functionType {
      guard let parameter = function.parameters.first?.type, function.parameters.count == 1 else { return .unknown }
      var result = function
      result.result = keyPathValue(path, root: path.base.map { types.valueType($0, file) } ?? parameter)
      return .function(result)
    }
    // Which class of key path it is depends on every property's setter.
    return context.map { $0.hasUnknown ? .unknown : $0 } ?? .unknown
  }

  /// `map(\.title)`, `@Environment(\.modelContext)`: what the path leads to.
  func bind(
    _ path: KeyPathExpr, as parameter: SwiftType, _ open: Set<GenericParameterID>, _ bindings: inout Substitution,
    at node: Node
  ) {
    let places: (root: SwiftType, value: SwiftType)
    switch parameter.unwrapped {
    case .function(let function) where function.parameters.count == 1:
      places = (function.parameters[0].type, function.result)
    case .nominal(let nominal) where nominal.name.hasSuffix("KeyPath") && nominal.arguments.count == 2:
      places = (nominal.arguments[0], nominal.arguments[1])
    default: return
    }
    let value = keyPathValue(path, root: path.base.map { types.valueType($0, file) } ?? places.root)
    if !value.hasUnknown { _ = types.unify(places.value, value, open, &bindings, environment(at: node)) }
  }

  /// - Parameter visit: is given what each property of the path means.
  func keyPathValue(
    _ path: KeyPathExpr, root: SwiftType, visit: (KeyPathPropertyComponent, [Member]) -> Void = { _, _ in }
  ) -> SwiftType {
    var current = root
    var isChained = false
    for component in path.components {
      switch component {
      case .property(let property):
        let name = property.nameToken.identifierText
        if name == "self" { continue }
        if case .tuple(let elements) = current {
          current =
            Int(name).flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? elements.first {
              $0.label == name
            }?.type ?? .unknown
          continue
        }
        let members = types.members(named: name, of: current, isStatic: false, from: file, environment(at: path.node))
        visit(property, members)
        current = types.reduce(valueType(of: members, at: nil), environment(at: path.node))
      case .optional(let component):
        isChained = isChained || component.node.mainToken.text == "?"
        current = current.unwrappedOnce
      case .subscriptCall: return .unknown
      }
      if current.isUnknown { return .unknown }
    }
    return isChained && !current.isOptional ? .optional(current) : current
  }
}

extension Expr {
  /// Whether it is an `if` or `switch` that returns from what is around rather than being a value.
  var isStatement: Bool {
    switch self {
    case .if, .switch: node.descendants(stoppingAtNestedFunctions: true).contains { $0.kind == .returnStmt }
    default: false
    }
  }
}

extension ClosureExpr {
  var usesAnonymousParameters: Bool { usesAnonymousParameter(above: -1) }

  /// Whether the closure itself uses a `$n` with a greater number.
  func usesAnonymousParameter(above place: Int) -> Bool {
    guard parameters.isEmpty else { return false }
    var nodes = node.descendants
    while let node = nodes.next() {
      if node.kind == .closureExpr {
        nodes.skipDescendants(of: node)
      } else if node.kind == .declReferenceExpr, node.mainToken.kind == .dollarIdentifier,
        let number = Int(node.mainToken.text.dropFirst()), number > place
      {
        return true
      }
    }
    return false
  }

  /// Whether a `throw` leaves the closure, or may.
  var containsThrow: Bool { node.descendants(stoppingAtNestedFunctions: true).contains { $0.kind == .throwStmt } }

  func containsEffect(_ marker: NodeKind) -> Bool {
    node.descendants(stoppingAtNestedFunctions: true).contains { node in
      guard node.kind == marker else { return false }
      return marker != .tryExpr
        || {
          let marker = TryExpr(unchecked: node); return !marker.isOptional && !marker.isForced
        }()
    }
  }
}
