import LintSyntax

extension ClosureTraits {
  /// Reads a closure's signature and its place.
  ///
  /// - Parameter hidden: names that do not mean what Swift's libraries declare.
  public init(of closure: ClosureExpr, hidden: WellKnownNameSet) {
    placement = Self.placement(of: closure, hidden)
    guard let signature = closure.signature else { return }
    isAsync = signature.isAsync
    for attribute in signature.attributes {
      guard let token = attribute.nameToken else { continue }
      switch token.name {
      case .concurrent: isConcurrent = true
      case .Sendable: isSendable = true
      default: if globalActor == .noName { globalActor = token.name }
      }
    }
    for capture in signature.captures where capture.isWeak && capture.nameToken.kind == .self {
      capturesSelfWeakly = true
    }
    firstParameter = closure.parameters.first?.nameToken?.range ?? 0..<0
    for parameter in closure.parameters {
      guard case .full(let full) = parameter else { continue }
      if full.isIsolated, let name = full.internalName { isolatedParameter = name.range }
    }
  }

  private static func placement(of closure: ClosureExpr, _ hidden: WellKnownNameSet) -> Placement {
    let node = closure.node
    guard let parent = node.parent else { return .other }
    switch node.role {
    case .callee:
      return .calledInPlace
    case .trailingClosure:
      guard let call = FunctionCallExpr(parent) else {
        return parent.macroToken.map { .macro($0.name) } ?? .other
      }
      return placement(in: call, label: nil, position: call.arguments.count, isFirstTrailing: true, hidden)
    case .closure:
      guard let element = MultipleTrailingClosureElement(parent),
        let call = parent.parent.flatMap({ FunctionCallExpr($0) }),
        let index = index(of: element, in: call.additionalTrailingClosures)
      else { return .other }
      let position = call.arguments.count + 1 + index
      return placement(in: call, label: element.label, position: position, isFirstTrailing: false, hidden)
    case .operand:
      guard let argument = LabeledExpr(parent), parent.role == .argument,
        let call = parent.parent.flatMap({ FunctionCallExpr($0) }),
        let position = index(of: argument, in: call.arguments)
      else { return .other }
      return placement(in: call, label: argument.label, position: position, isFirstTrailing: false, hidden)
    case .element:
      return placement(inSequence: closure, parent)
    case .initializer:
      guard let binding = PatternBinding(parent) else { return .other }
      return placement(for: binding.type)
    case .statement:
      return isReturned(closure, in: parent) ? .returned : .other
    default:
      return parent.kind == .returnStmt ? .returned : .other
    }
  }

  /// The index of one of the first 256 elements; `nil` for all others, because a list is read up to each of its
  /// closures.
  private static func index<Element: Equatable>(of element: Element, in list: some Sequence<Element>) -> Int? {
    for (index, other) in list.enumerated().prefix(256) where other == element { return index }
    return nil
  }

  /// The placement that a written type gives the closure after it; `nil` for none.
  private static func placement(for type: TypeRef?) -> Placement {
    guard let type else { return .untyped }
    let light = LightType(type).unwrapped
    if let traits = light.functionTraits { return .typed(traits) }
    guard light.form == .named, let name = type.withoutOptionals.nameToken?.name else { return .other }
    return .typedByName(name)
  }

  /// The only statement of a body is its result.
  private static func isReturned(_ closure: ClosureExpr, in parent: Node) -> Bool {
    var statements = parent.children(.statement)
    guard statements.next() == closure.node, statements.next() == nil else { return false }
    if parent.kind == .accessorBlock { return true }
    guard parent.kind == .codeBlock, let function = parent.parent.flatMap({ FunctionDecl($0) }) else {
      return parent.parent?.kind == .accessorDecl
    }
    return function.returnType != nil
  }

  /// `target = { … }`, `{ … } as T`
  private static func placement(inSequence closure: ClosureExpr, _ parent: Node) -> Placement {
    guard let sequence = SequenceExpr(parent) else { return .other }
    var elements = sequence.elements
    guard let first = elements.next(), let second = elements.next() else { return .other }
    guard let third = elements.next() else {
      if case .as(let cast) = second { return placement(for: cast.type) }
      return .other
    }
    guard case .assignment = second, third.node == closure.node, elements.next() == nil,
      case .operand(let target) = first
    else { return .other }
    if target.lastName == .onTermination { return .construct(.sendable) }
    if target.node.firstToken.kind == .wildcard { return .untyped }
    return target.lastName.map { .assigned($0) } ?? .other
  }

  private static func placement(
    in call: FunctionCallExpr, label: TokenCursor?, position: Int, isFirstTrailing: Bool, _ hidden: WellKnownNameSet
  ) -> Placement {
    guard let callee = call.calleeNameToken, !call.mayObserveKeyValues else { return .other }
    if let construct = ClosureConstruct(call: call, callee: callee.name, label: label?.name, hidden: hidden) {
      return .construct(construct)
    }
    return .argument(
      Argument(
        callee: callee.name, label: label?.name ?? .noName, position: UInt16(clamping: position),
        isFirstTrailing: isFirstTrailing, base: CallBase(of: call)))
  }
}

extension Node {
  /// The name of the macro that the node expands.
  public var macroToken: TokenCursor? {
    MacroExpansionExpr(self)?.nameToken ?? MacroExpansionDecl(self)?.nameToken
  }

  /// The call that a closure is an argument or a trailing closure of.
  public var callOfArgument: FunctionCallExpr? {
    switch role {
    case .trailingClosure: parent.flatMap { FunctionCallExpr($0) }
    case .closure: parent?.parent.flatMap { FunctionCallExpr($0) }
    case .operand: parent?.role == .argument ? parent?.parent.flatMap { FunctionCallExpr($0) } : nil
    default: nil
    }
  }
}

extension FunctionCallExpr {
  /// `x.observe(\.p) { … }`: only the type of `x` tells whether Foundation's function is meant, whose closure is
  /// `@Sendable`, or one of the project.
  /// https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
  fileprivate var mayObserveKeyValues: Bool {
    guard calleeName == .observe, let base = calleeBase, let path = arguments.first, path.label == nil,
      case .keyPath? = path.expression
    else { return false }
    if case .declReference(let reference) = base { return !reference.isSelf }
    return true
  }
}
