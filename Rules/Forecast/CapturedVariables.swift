import LintKit

/// Variables that code shares with code that may run at the same time, and local functions that are called there.
extension CheckOfCaptures {
  mutating func checkShared(_ captures: ClosureCaptures, _ scope: SendableScope, _ milder: SendableScope) {
    for shared in captures.shared {
      switch scope.isChecked(shared.definition) {
      case .yes: report(shared)
      case .no where milder.isChecked(shared.definition).isYes: report(shared, .warning)
      // That the callee is not known has been counted for what is captured.
      case .no, .unknown: continue
      }
    }
  }

  private mutating func report(_ shared: ClosureCaptures.Shared, _ severity: Severity? = nil) {
    switch shared.kind {
    case .function(let function):
      guard calledElsewhere.insert(function.node).inserted else { return }
      let token = function.node.mainToken
      let name = pass.function(at: function.node).flatMap { pass.member($0)?.name } ?? token.identifierText
      pass.report(
        at: token.range, .localFunction(name), severity: severity,
        notes: [pass.note("it is called here", at: shared.use.mainToken.range)],
        because: [pass.cause(ofLocal: function)])
    case .inOut(let name):
      pass.report(at: shared.use.mainToken.range, .inOut(name), severity: severity)
    case .variable(let name):
      if shared.isLoopVariable {
        pass.leaveUndecided(missing: "flow: whether '\(name)' changes after a closure has captured it")
      }
      let place = shared.definition.map { pass.location($0.mainToken.range, of: pass.file) }
      pass.report(
        at: shared.use.nameOfUse.range, .variable(name, isMutation: pass.isMutation(shared.use, shared.kindOfUse)),
        severity: severity,
        because: place.map { [RawCause(kind: "variable", name: name, place: $0, annotations: [])] } ?? [])
    }
  }
}

extension ClosureCaptures {
  /// The use of something around, not of its value.
  struct Shared {
    enum Kind {
      case variable(String)
      /// A parameter of the function around, or the `self` of a mutating one.
      case inOut(String)
      /// A local function that is not '@Sendable'.
      case function(FunctionDecl)
    }

    let use: Node
    let kindOfUse: Use.Kind
    let kind: Kind
    /// `nil` for `self`.
    let definition: Node?

    var isLoopVariable: Bool { definition?.ancestors.first { $0.kind != .valueBindingPattern }?.kind == .forStmt }
  }

  /// In source order, without what closures and local functions in it use.
  var shared: [Shared] {
    guard let own = names.body(at: code.node) else { return [] }
    let isSelfInOut = pass.isSelfInOut(at: code.node, in: names.item)
    return names.uses(inside: code.node).compactMap { id in
      let use = names[id]
      guard names.function(around: use.body) == own else { return nil }
      let node = names.node(of: id)
      switch use.resolution {
      case .local(let definition): return shared(node, use, definition)
      case .selfParameter where isSelfInOut:
        return Shared(use: node, kindOfUse: use.kind, kind: .inOut("self"), definition: nil)
      case .memberOrGlobal where isSelfInOut && isMemberOfSelf(node, use):
        return Shared(use: node, kindOfUse: use.kind, kind: .inOut("self"), definition: nil)
      case .selfParameter, .memberOrGlobal, .unknown: return nil
      }
    }
  }

  private func shared(_ node: Node, _ use: Use, _ id: DefinitionID) -> Shared? {
    let definition = names[id]
    let introduced = names.node(of: id)
    if use.kind == .captureList || code.encloses(introduced) { return nil }
    let kind: Shared.Kind
    switch definition.kind {
    case .function:
      guard let function = FunctionDecl(introduced), !function.hasAttribute(.Sendable) else { return nil }
      kind = .function(function)
    case .parameter:
      guard definition.flags.contains(.isInOut) else { return nil }
      kind = .inOut(node.nameOfUse.identifierText)
    case .variable, .loopVariable, .optionalBinding, .caseBinding, .catchBinding:
      if definition.isConstant || introduced.isMarkedUnsafe { return nil }
      if let binding = introduced.parent.flatMap({ PatternBinding($0) }), isReadOnly(binding) { return nil }
      kind = .variable(node.nameOfUse.identifierText)
    case .capture:
      // The value of another kind does not change. SE-0481: nor does that of a weak one, once the feature is on.
      guard definition.flags.contains(.isWeak),
        pass.index.settings(of: pass.file).enables(.immutableWeakCaptures).isNo
      else { return nil }
      kind = .variable(node.nameOfUse.identifierText)
    case .closureParameter, .anonymousParameter, .implicitError, .accessorValue, .type, .genericParameter: return nil
    }
    return Shared(use: node, kindOfUse: use.kind, kind: kind, definition: introduced)
  }
}

extension LocalNames {
  /// The closure or function whose code a body is: the value of an `async let` is part of the code around it.
  fileprivate func function(around body: BodyID) -> BodyID? {
    var current: BodyID? = body
    while let id = current, self[id].kind != .closure, self[id].kind != .function { current = self[id].parent }
    return current
  }
}

extension ClosureCaptures {
  /// Whether a variable cannot be assigned to: computed, or the value of a wrapper without a setter. One of a wrapper
  /// that is not known is counted.
  private func isReadOnly(_ variable: PatternBinding) -> Bool {
    if let accessors = variable.accessors { return accessors.onlyRead }
    guard let declaration = variable.node.parent.flatMap({ VariableDecl($0) }) else { return false }
    for attribute in declaration.attributes {
      guard let wrapper = attribute.type, wrapper.nameToken?.beginsUppercase ?? false else { continue }
      guard let type = pass.type(wrapper).ownDeclaration,
        let value = pass.index.property(named: Self.wrappedValue, of: type),
        let declared = pass.looking(at: value.file).whole(value).flatMap({ PatternBinding($0) })
      else {
        pass.leaveUndecided(missing: .setter(of: wrapper.node.text))
        return true
      }
      return declared.accessors?.onlyRead ?? pass.index.property(value).flags.contains(.isLet)
    }
    return false
  }

  private static let wrappedValue = Name(spelling: "wrappedValue")
}

extension AccessorBlock {
  fileprivate var onlyRead: Bool {
    isImplicitGetter || accessor(.get) != nil && accessor(.set) == nil && accessor(._modify) == nil
  }
}

extension MissingFact {
  fileprivate static func setter(of wrapper: String) -> MissingFact {
    "type: whether the value of '@\(wrapper)' can be assigned to"
  }
}

extension Pass {
  /// Whether the `self` of a member is a parameter that it may change: in mutating methods, setters and getters.
  fileprivate func isSelfInOut(at place: Node, in member: Node) -> Bool {
    if let function = FunctionDecl(member) { return function.hasModifier(.mutating) }
    guard member.kind == .variableDecl || member.kind == .subscriptDecl, let owner = type(around: member),
      let type = index.extendedNominal(owner), [.struct, .enum].contains(index.type(type).kind),
      let accessor = place.ancestors.lazy.compactMap({ AccessorDecl($0) }).first
    else { return false }
    return accessor.keyword == .set && !accessor.hasModifier(.nonmutating) || accessor.hasModifier(.mutating)
  }

  /// Whether a use of a variable changes its value, as far as that is known.
  func isMutation(_ use: Node, _ kind: Use.Kind) -> Bool {
    switch kind {
    case .write, .update, .inOut: true
    case .modify: !goesThroughObject(use)
    case .methodCall:
      use.callOfMethod.flatMap { member(calledBy: $0) }.flatMap { FunctionDecl(index.node($0.ref)) }?
        .hasModifier(.mutating) == true && !goesThroughObject(use)
    case .read, .call, .consume, .captureList: false
    }
  }

  /// `value.object.part = …`: whether a part on the way is an object, which is changed in the value's place.
  func goesThroughObject(_ use: Node) -> Bool {
    for node in [use] + Array(use.ancestors) {
      guard let expression = Expr(node) else { return false }
      switch node.kind {
      case .declReferenceExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
        guard case .nominal(let type) = type(of: expression).unwrapped, let declaration = type.declaration else {
          continue
        }
        let kind = index.node(declaration).kind
        if kind == .classDecl || kind == .actorDecl { return true }
      default: return false
      }
    }
    return false
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func variable(_ name: String, isMutation: Bool) -> Message {
    "\(isMutation ? "mutation of" : "reference to") captured var '\(name)' in concurrently-executing code."
  }

  fileprivate static func inOut(_ name: String) -> Message {
    "mutable capture of 'inout' parameter '\(name)' is not allowed in concurrently-executing code."
  }

  fileprivate static func localFunction(_ name: String) -> Message {
    "concurrently-executed local function '\(name)' must be marked as '@Sendable'."
  }
}
