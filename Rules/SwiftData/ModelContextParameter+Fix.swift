import LintKit

// Replaces a context that is passed by its container, from the code that has the context to the code that uses it.

extension ModelContextParameter {
  /// Passes the container instead, through every function that only passes the context on, and creates a context where
  /// it is used. Not applied, with the reason, where not every use of the functions is known.
  ///
  /// Unsafe: a context of its own does not see what its caller has not saved.
  static func fix(
    _ parameter: FunctionParameter, of function: DeclRef, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt {
    if let saved = savingInPlace(parameter, of: function, in: pass) { return saved }
    do throws(OpenCalls) {
      guard let position = parameter.position else { throw OpenCalls.other("it is not a function's") }
      var chain = ContextChain(in: pass)
      try chain.add(ContextChain.Link.ID(function: function, position: position))
      chain.grow()
      return try chain.fix()
    } catch {
      throw NoFix(error)
    }
  }
}

/// Parameters that become containers together.
struct ContextChain {
  /// A parameter of a function with what must be known to change it.
  struct Link {
    struct ID: Hashable {
      let function: DeclRef
      /// The number of the parameter.
      let position: Int
    }

    let id: ID
    let pass: Pass
    let declaration: Node
    let parameter: FunctionParameter
    let uses: [DeclReferenceExpr]
    let label: String?
    /// In the body.
    let name: String
  }

  /// A node of a file of the project.
  struct Place: Hashable {
    let file: FileID
    let node: UInt32

    init(_ node: Node, in pass: Pass) { (file, self.node) = (pass.file, node.id) }
  }

  private let root: Pass
  private(set) var links: [Link] = []
  /// What is passed for a parameter, by the place of the expression.
  private var arguments: [Place: Link.ID] = [:]
  private var calls: [(call: ClosedCall, argument: LabeledExpr)] = []

  init(in pass: Pass) { root = pass }

  private func contains(_ id: Link.ID) -> Bool { links.contains { $0.id == id } }

  /// Whether the expression is what is passed for a parameter of the chain.
  func isArgument(_ expression: Node, in pass: Pass) -> Bool { arguments[Place(expression, in: pass)] != nil }

  // MARK: Growing

  /// Adds a parameter with those of the functions that cannot change without it.
  ///
  /// - Throws: when that is not possible; the chain may hold a part of them then.
  mutating func add(_ id: Link.ID) throws(OpenCalls) {
    let family = root.index.family(of: id.function)
    for function in family {
      links.append(try root.looking(at: function.file).link(Link.ID(function: function, position: id.position)))
    }
    for call in try root.closedCalls(of: family) {
      guard let argument = call.arguments[id.position], let expression = argument.expression else {
        throw .other("a call of '\(root.index.function(id.function).name)' does not pass it")
      }
      arguments[Place(expression.node, in: call.pass)] = id
      calls.append((call, argument))
    }
  }

  /// Adds callers that only pass a context on, and callees that would be reported themselves, as far as they can
  /// change.
  mutating func grow() {
    var tried: Set<Link.ID> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for id in callers() + callees() where !contains(id) {
        // One that passes more on than what is in the chain yet may be added later.
        guard isReported(id) || onlyHandsOn(id), tried.insert(id).inserted else { continue }
        var grown = self
        guard (try? grown.add(id)) != nil else { continue }  // It stays as it is, and is given a context as before.
        self = grown
        isGrowing = true
      }
    }
  }

  private func callers() -> [Link.ID] {
    calls.compactMap { call, argument in
      guard case .declReference(let reference)? = argument.expression,
        case .parameter(let parameter)? = call.pass.binding(of: reference)
      else {
        return nil
      }
      return call.pass.link(of: parameter)
    }
  }

  private func callees() -> [Link.ID] {
    links.flatMap { link in
      link.uses.flatMap { use -> [Link.ID] in
        guard !isArgument(use.node, in: link.pass), let argument = use.node.parent.flatMap({ LabeledExpr($0) }),
          let call = argument.node.parent.flatMap({ FunctionCallExpr($0) }), let name = call.calleeName
        else { return [] }
        return root.index.functions(named: name).compactMap { function in
          let parameters = root.index.function(function).parameters
          return parameters.firstIndex { $0.type.name == "ModelContext" && $0.label == (argument.labelName ?? .noName) }
            .map {
              Link.ID(function: function, position: $0)
            }
        }
      }
    }
  }

  /// Whether a parameter, or that of a requirement or witness, is reported.
  private func isReported(_ id: Link.ID) -> Bool {
    root.index.family(of: id.function).contains { function in
      let pass = root.looking(at: function.file)
      guard let parameter = pass.parameter(Link.ID(function: function, position: id.position)) else { return false }
      if case .reported = ModelContextParameter.verdict(on: parameter, of: function, in: pass) { return true }
      return false
    }
  }

  private func onlyHandsOn(_ id: Link.ID) -> Bool {
    let pass = root.looking(at: id.function.file)
    guard let parameter = pass.parameter(id) else { return false }
    let uses = pass.references(toLocalOf: parameter.node)
    return !uses.isEmpty && uses.allSatisfy { isArgument($0.node, in: pass) || $0.containerRead != nil }
  }

  // MARK: Edits

  func fix() throws(OpenCalls) -> RawDiagnostic.FixIt {
    var edits = ContextEdits(of: self)
    for link in links { try edits.change(link, callersMakeContexts: callersMakeContexts) }
    for (call, argument) in calls {
      if let link = argument.expression.flatMap({ arguments[Place($0.node, in: call.pass)] }).flatMap({ id in
        links.first { $0.id == id }
      }) {
        edits.change(argument, of: call, for: link)
      }
    }
    guard let first = links.first else { throw .other("nothing would change") }
    let others = Set(links.map(\.id.function)).count - 1
    return edits.fix(.pass(to: root.index.function(first.id.function).name, others), in: root)
  }

  /// Whether the calls that start the chain create a context for it: then none expects the main actor's.
  private var callersMakeContexts: Bool {
    let sources = calls.filter { !$0.call.pass.isTest }.compactMap(\.argument.expression).filter { expression in
      if case .declReference = expression { return false }
      return true
    }
    return !sources.isEmpty && sources.allSatisfy { $0.containerOfNewContext != nil }
  }
}

extension Pass {
  fileprivate func parameter(_ id: ContextChain.Link.ID) -> FunctionParameter? {
    guard let declaration = whole(id.function), let clause = declaration.child(.parameters) else { return nil }
    return clause.children(.parameter).enumerated().first { $0.offset == id.position }.flatMap {
      FunctionParameter($0.element)
    }
  }

  /// The parameter as one of a function of the index; `nil` for those of closures.
  func link(of parameter: FunctionParameter) -> ContextChain.Link.ID? {
    guard let function = functionDeclaring(parameter), let position = parameter.position else { return nil }
    return ContextChain.Link.ID(function: function, position: position)
  }

  fileprivate func link(_ id: ContextChain.Link.ID) throws(OpenCalls) -> ContextChain.Link {
    let function = index.function(id.function)
    guard let declaration = whole(id.function), let parameter = parameter(id), let first = parameter.firstName else {
      throw .other("'\(function.name)' has no such parameter")
    }
    guard type(parameter.type).isModelContext, !LightType(parameter.type).isSending,
      !parameter.isVariadic, parameter.defaultValue == nil,
      parameter.type?.node.kind == .identifierType || parameter.type?.node.kind == .memberType
    else { throw .other("'\(function.name)' takes no plain ModelContext") }

    let internalName = parameter.internalName
    let local = internalName.flatMap { ContextNames.container(of: $0.identifierText) } ?? "modelContainer"
    guard let name = firstFree(of: [local, "modelContainer", "sharedContainer"], in: declaration) else {
      throw .other("names like '\(local)' are taken in '\(function.name)'")
    }
    let label = parameter.label.map {
      ContextNames.container(of: $0.identifierText) ?? (parameter.secondName == nil ? local : $0.identifierText)
    }
    let isTaken = index.functions(named: function.nameID).contains { other in
      let record = index.function(other)
      var labels = function.parameters.map(\.label)
      labels[id.position] = label.map { Name(spelling: $0) } ?? .noName
      return other != id.function && record.kind == function.kind && record.parameters.map(\.label) == labels
        && record.parameters[id.position].type.name == "ModelContainer"
        && record.owner.flatMap { index.extendedNominal($0) } == function.owner.flatMap { index.extendedNominal($0) }
    }
    if isTaken { throw .other("there is a '\(function.name)' that takes a container already") }
    return ContextChain.Link(
      id: id, pass: self, declaration: declaration, parameter: parameter,
      uses: first.kind == .wildcard && parameter.secondName == nil ? [] : references(toLocalOf: parameter.node),
      label: label, name: name)
  }
}

extension FunctionParameter {
  /// Counted from 0; `nil` for those of closures.
  fileprivate var position: Int? {
    guard let clause = node.parent, clause.kind == .parameterClause else { return nil }
    return clause.children(.parameter).enumerated().first { $0.element == node }?.offset
  }
}

extension Expr {
  /// `c` of `ModelContext(c)`
  var containerOfNewContext: Expr? {
    guard case .functionCall(let call) = self, call.makesContext, let argument = call.arguments.first,
      argument.label == nil
    else {
      return nil
    }
    return argument.expression
  }
}

extension DeclReferenceExpr {
  /// `context.container`
  var containerRead: MemberAccessExpr? {
    guard node.role == .base, let member = node.parent.flatMap({ MemberAccessExpr($0) }),
      member.nameToken?.text == "container",
      member.node.role != .callee
    else { return nil }
    return member
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func pass(to name: String, _ others: Int) -> Message {
    switch others {
    case 0: "Pass the ModelContainer to '\(name)' and create a ModelContext where it is used"
    case 1: "Pass the ModelContainer to '\(name)' and another function, and create a ModelContext where it is used"
    default:
      "Pass the ModelContainer to '\(name)' and \(others) other functions, and create a ModelContext where it is used"
    }
  }
}
