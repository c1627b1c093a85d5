import LintSyntax

/// What a call turned out to call.
struct ResolvedCall {
  /// In the order of the call: those in the parentheses, then trailing closures.
  var arguments: [CallArgument]
  /// For each argument the parameter that takes it, its generic parameters replaced as far as the other arguments
  /// determine them.
  var parameterTypes: [SwiftType]
  var result: SwiftType
  /// Generic parameters of the callee that only closures' results can determine.
  var open: Set<GenericParameterID>
  var bindings: Substitution
  var member: Member?
}

struct CallArgument {
  var label: String?
  var expression: Expr?
  var isTrailing = false

  var isClosure: Bool { if case .closure? = expression { true } else { false } }
  var keyPath: KeyPathExpr? { if case .keyPath(let path)? = expression { path } else { nil } }
}

extension ExpressionTyper {
  func callType(_ call: FunctionCallExpr) -> SwiftType {
    // `type(of: x)`
    if case .declReference(let reference)? = call.callee, reference.nameToken.text == "type",
      let argument = call.arguments.first, argument.label?.text == "of", !isDeclared(reference)
    {
      return metatype(type(of: argument.expression))
    }
    guard let resolved = resolve(call.node) else { return .unknown }
    return finished(resolved, at: call.node)
  }

  /// Whether a name means something of the project's.
  private func isDeclared(_ reference: DeclReferenceExpr) -> Bool {
    switch callee(named: reference) {
    case .members(let members, _): members.contains { !$0.declaration.isOfSDK }
    case .type, .value: true
    case .unknown: false
    }
  }

  func subscriptType(_ call: SubscriptCallExpr) -> SwiftType {
    guard let resolved = resolve(call.node) else { return .unknown }
    return finished(resolved, at: call.node)
  }

  /// The result, with the remaining generic parameters from closures' results and key paths.
  func finished(_ call: ResolvedCall, at node: Node) -> SwiftType {
    guard !call.open.isEmpty,
      call.result.mentions(call.open)
    else {
      return filled(call.result, at: node)
    }
    var bindings: Substitution = [:]
    bindClosures(of: call, &bindings, at: node)
    let result = types.substitute(call.result, bindings)
    if result.mentions(call.open) {
      guard let context = contextualType(of: node), !context.hasUnknown else { return .unknown }
      return types.unify(result, context, call.open, &bindings, environment(at: node)).isNo
        ? .unknown : fullySubstituted(result, bindings, call.open)
    }
    return filled(types.reduce(result, environment(at: node)), at: node)
  }

  private func fullySubstituted(_ type: SwiftType, _ bindings: Substitution, _ open: Set<GenericParameterID>)
    -> SwiftType
  {
    let type = types.substitute(type, bindings)
    return type.mentions(open) ? .unknown : type
  }

  /// The callee of a call or subscript, without analysing its closure arguments.
  func resolve(_ node: Node) -> ResolvedCall? {
    if let found = types.found(of: node, in: types.resolvedCalls) { return found }
    let resolved = types.answering(.call(node), otherwise: nil as ResolvedCall?) { makeResolution(node) }
    types.remember(resolved, of: node, in: &types.resolvedCalls)
    return resolved
  }

  private func makeResolution(_ node: Node) -> ResolvedCall? {
    let arguments = arguments(of: node)
    guard let callee = node.child(.callee).flatMap({ Expr($0) }) else { return nil }
    if node.kind == .subscriptCallExpr { return resolveSubscript(callee, arguments, at: node) }
    var target = callee
    var written: GenericArgumentClause?
    if case .genericSpecialization(let generic) = callee, let operand = generic.operand {
      if case .declReference(let reference) = operand, case .type = self.callee(named: reference) {
        return construct(specializedType(generic).instanceType, arguments, at: node)
      }
      target = operand
      written = generic.genericArguments
    }
    // `f?()` and `f!()` call the witness of an optional requirement, if there is one.
    if let method = optionalMethod(target) { target = method }
    let found: Callee
    switch target {
    case .declReference(let reference): found = self.callee(named: reference)
    case .memberAccess(let member): found = self.callee(of: member)
    default:
      let type = linkType(of: target)
      if case .metatype(let instance) = type {
        found = .type(instance)
      } else {
        found = type.isUnknown ? .unknown : .value(type)
      }
    }
    switch found {
    case .members(let members, let base): return choose(members, base, arguments, written, at: node)
    case .type(let type): return construct(type, arguments, at: node)
    case .value(let type): return apply(type, arguments, at: node)
    case .unknown: return nil
    }
  }

  /// What is unwrapped, where it names methods.
  private func optionalMethod(_ callee: Expr) -> Expr? {
    let unwrapped: Expr?
    switch callee {
    case .optionalChaining(let chain): unwrapped = chain.operand
    case .forceUnwrap(let force): unwrapped = force.operand
    default: return nil
    }
    guard case .memberAccess(let member)? = unwrapped, case .members(let members, _) = self.callee(of: member) else {
      return nil
    }
    return members.allSatisfy { types.node($0.declaration).kind == .functionDecl } ? unwrapped : nil
  }

  func arguments(of node: Node) -> [CallArgument] {
    var arguments: [CallArgument] = []
    for child in node.children {
      switch child.role {
      case .argument:
        let argument = LabeledExpr(unchecked: child)
        arguments.append(CallArgument(label: argument.label?.writtenLabel, expression: argument.expression))
      case .trailingClosure: arguments.append(CallArgument(label: nil, expression: Expr(child), isTrailing: true))
      case .additionalTrailingClosure:
        let element = MultipleTrailingClosureElement(unchecked: child)
        arguments.append(
          CallArgument(label: element.label.writtenLabel, expression: element.closure.map { .closure($0) }))
      default: continue
      }
    }
    return arguments
  }

  // MARK: Kinds of callees

  private func resolveSubscript(_ callee: Expr, _ arguments: [CallArgument], at node: Node) -> ResolvedCall? {
    let base = linkType(of: callee)
    switch base {
    case .unknown: return nil
    case .metatype(let instance):
      let members = types.members(named: "subscript", of: instance, isStatic: true, from: file, environment(at: node))
      return choose(members, instance, arguments, nil, at: node)
    default:
      if case .tuple = base { return nil }
      if arguments.count == 1, case .declReference(let range)? = arguments[0].expression, range.nameToken.text == "..."
      {
        // All of a collection is a slice of it.
        let slice = types.reduce(
          types.memberType(named: "SubSequence", of: base, from: file, environment: nil), environment(at: node))
        return slice.isUnknown
          ? nil
          : ResolvedCall(
            arguments: arguments, parameterTypes: [.unknown], result: slice, open: [], bindings: [:], member: nil)
      }
      let members = types.members(named: "subscript", of: base, isStatic: false, from: file, environment(at: node))
      return choose(members, base, arguments, nil, at: node)
    }
  }

  /// A value that is called: a function, or something with `callAsFunction`.
  private func apply(_ type: SwiftType, _ arguments: [CallArgument], at node: Node) -> ResolvedCall? {
    // The `?` of `f?()` is part of the chain.
    switch type {
    case .function(let function):
      let types = arguments.indices.map {
        function.parameters.indices.contains($0) ? function.parameters[$0].type : .unknown
      }
      guard arguments.count == function.parameters.count else { return nil }
      return ResolvedCall(
        arguments: arguments, parameterTypes: types, result: function.result, open: [], bindings: [:], member: nil)
    case .metatype(let instance): return construct(instance, arguments, at: node)
    default:
      let members = types.members(named: "callAsFunction", of: type, isStatic: false, from: file, environment(at: node))
      return members.isEmpty ? nil : choose(members, type, arguments, nil, at: node)
    }
  }

  /// `T(…)`: the type, or an optional of it.
  private func construct(_ type: SwiftType, _ arguments: [CallArgument], at node: Node) -> ResolvedCall? {
    if type.isUnknown { return nil }
    if type.isStandardInteger || type.isStandardFloat || type.standardName == "Bool" {
      // Their interfaces list few initializers, and one that fits may be another one.
      return StandardInitializers.result(
        of: type, arguments.map(\.label), argument: { self.freeType(of: arguments[0].expression) }
      )
      .map { made($0, type, arguments) }
    }
    let members = types.members(named: "init", of: type, isStatic: true, from: file, environment(at: node))
    if members.count > TypeIndex.mostOverloads { return nil }
    if !members.contains(where: {
      $0.protocolDeclaration == nil && fits(types.signature(of: $0.declaration).parameters, arguments) != nil
    }),
      let declaration = types.declaration(of: type), isMemberwise(declaration, arguments)
    {
      if !isOpen(type, at: node) { return made(type, type, arguments) }
      if let type = memberwise(declaration, arguments, at: node) { return made(type, type, arguments) }
    }
    let chosen = choose(members, type, arguments, nil, at: node, constructs: type)
    if let chosen, !chosen.result.isUnknown { return chosen }
    if members.contains(where: { fits(types.signature(of: $0.declaration).parameters, arguments) != nil }) {
      return chosen
    }
    return constructedBySynthesis(type, arguments, at: node).map { made($0, type, arguments) }
  }

  private func made(_ result: SwiftType, _ type: SwiftType, _ arguments: [CallArgument]) -> ResolvedCall {
    ResolvedCall(
      arguments: arguments, parameterTypes: memberwiseTypes(type, arguments), result: result, open: [], bindings: [:],
      member: nil)
  }

  /// Whether a structure has the initializer that the compiler adds, with these labels.
  private func isMemberwise(_ declaration: DeclRef, _ arguments: [CallArgument]) -> Bool {
    guard !declaration.isOfSDK, types.node(declaration).kind == .structDecl else { return false }
    let table = types.memberTable(declaration)
    if table.values["init", default: []].contains(where: { $0.container == declaration }) { return false }
    return arguments.allSatisfy { argument in
      if argument.isTrailing { return true }
      return argument.label.map { table.values[$0, default: []].contains { $0.container == declaration } } ?? false
    }
  }

  /// What initializers make that no source shows: memberwise ones, inherited ones, those that an interface leaves out.
  private func constructedBySynthesis(_ type: SwiftType, _ arguments: [CallArgument], at node: Node) -> SwiftType? {
    if let known = StandardInitializers.result(
      of: type, arguments.map(\.label), argument: { self.freeType(of: arguments[0].expression) })
    {
      return known
    }
    guard case .nominal(let nominal) = type, let declaration = nominal.declaration, !declaration.isOfSDK,
      !isOpen(type, at: node)
    else { return nil }
    if arguments.map(\.label).contains("rawValue") {
      return types.node(declaration).kind == .enumDecl ? .optional(type) : nil
    }
    let kind = types.node(declaration).kind
    return (kind == .classDecl || kind == .actorDecl) && arguments.isEmpty ? type : nil
  }

  /// The types of stored properties, for closures that are given to a memberwise initializer.
  func memberwiseTypes(_ type: SwiftType, _ arguments: [CallArgument]) -> [SwiftType] {
    guard let declaration = types.declaration(of: type) else { return arguments.map { _ in .unknown } }
    let table = types.memberTable(declaration)
    return arguments.map { argument in
      guard let label = argument.label, let property = table.values[label]?.first,
        types.node(property.declaration).kind == .patternBinding
      else { return .unknown }
      return types.substitute(types.propertyType(property.declaration), types.substitution(of: type))
    }
  }

  // MARK: Overloads

  /// The overload whose labels and number of arguments fit; when several do, what they agree on.
  func choose(
    _ members: [Member], _ base: SwiftType?, _ arguments: [CallArgument], _ written: GenericArgumentClause?,
    at node: Node,
    constructs type: SwiftType? = nil
  ) -> ResolvedCall? {
    if members.count > TypeIndex.mostOverloads { return nil }
    var fitting: [ResolvedCall] = []
    for member in members {
      let signature = types.signature(of: member.declaration)
      if signature.kind == .property || (signature.kind == .enumCase && signature.parameters.isEmpty) {
        if let applied = apply(
          types.substitute(signature.result(member.substitution), member.substitution), arguments, at: node)
        {
          fitting.append(applied)
        }
        continue
      }
      guard let places = fits(signature.parameters, arguments) else { continue }
      if let call = bind(member, signature, places, arguments, written, at: node, constructs: type) {
        fitting.append(call)
      }
    }
    if fitting.count > 1 { fitting = preferred(fittingParameters(fitting)) }
    guard let first = fitting.first else { return nil }
    if fitting.count == 1 { return first }
    // Several are left: what they agree on.
    var common = first
    for other in fitting.dropFirst() {
      // Closures are not analysed here: their types depend on the answer.
      if other.result != common.result || other.result.mentions(other.open) { common.result = .unknown }
      common.parameterTypes = zip(common.parameterTypes, other.parameterTypes).map {
        $0.0 == $0.1 ? $0.0 : merged($0.0, $0.1)
      }
      common.member = nil
    }
    return common
  }

  /// The function type that two closure parameters of different overloads share; its result is unknown if theirs
  /// differ.
  private func merged(_ one: SwiftType, _ other: SwiftType) -> SwiftType {
    guard case .function(var first) = one.unwrapped, case .function(let second) = other.unwrapped,
      first.parameters.map(\.type) == second.parameters.map(\.type)
    else { return .unknown }
    if first.result != second.result { first.result = .unknown }
    return .function(first)
  }

  /// Overloads that need no conversion of known arguments come before those that do, and synchronous before those that
  /// are not.
  private func preferred(_ calls: [ResolvedCall]) -> [ResolvedCall] {
    let calls = preferredByEffects(preferredByResults(calls))
    if calls.count == 1 { return calls }
    let exact = calls.filter { call in
      zip(call.arguments, call.parameterTypes).allSatisfy { argument, parameter in
        if argument.isClosure || argument.keyPath != nil || argument.expression?.isLiteral == true { return true }
        return type(of: argument.expression) == parameter
      }
    }
    if exact.count == 1 { return exact }
    // Of two that take the same arguments, the less generic one.
    let plain = exact.filter { call in call.member.map { types.signature(of: $0.declaration).generics.isEmpty } ?? false
    }
    if plain.count == 1, !dropsResult(of: plain[0]) { return plain }
    if let whole = withoutDefaults(exact.isEmpty ? calls : exact) { return [whole] }
    let nearest = calls.compactMap(\.member?.distance).min()
    let near = calls.filter {
      $0.member?.distance == nearest
        && zip($0.arguments, $0.parameterTypes).allSatisfy { !$0.1.hasUnknown || $0.0.isClosure }
    }
    return near.count == 1 && calls.allSatisfy { $0.parameterTypes == near[0].parameterTypes }
      ? near : exact.isEmpty ? calls : exact
  }

  /// Of several that take the same arguments, the one that has no other parameters.
  private func withoutDefaults(_ calls: [ResolvedCall]) -> ResolvedCall? {
    guard calls.allSatisfy({ $0.parameterTypes == calls[0].parameterTypes }) else { return nil }
    let whole = calls.filter { call in
      call.member.map { types.signature(of: $0.declaration).parameters.count == call.arguments.count } ?? false
    }
    return whole.count == 1 ? whole[0] : nil
  }

  /// A closure that returns something is not passed where no result is expected.
  private func preferredByResults(_ calls: [ResolvedCall]) -> [ResolvedCall] {
    let left = calls.filter { !closuresWithoutResult(in: $0).contains(where: \.returnsOperand) }
    return left.isEmpty ? calls : left
  }

  /// Whether a closure of one expression is passed where no result is expected: another overload may expect its value,
  /// and closures are not analysed here.
  private func dropsResult(of call: ResolvedCall) -> Bool {
    closuresWithoutResult(in: call).contains(where: \.isOneExpression)
  }

  /// The closures that are passed where no result is expected.
  private func closuresWithoutResult(in call: ResolvedCall) -> [ClosureExpr] {
    zip(call.arguments, call.parameterTypes).compactMap { argument, parameter in
      guard case .closure(let closure)? = argument.expression, parameter.functionType?.result == .void else {
        return nil
      }
      return closure
    }
  }

  /// A closure goes to the overloads with its own effects, throwing and asynchronous, if there are any.
  private func preferredByEffects(_ calls: [ResolvedCall]) -> [ResolvedCall] {
    var left = calls
    for place in calls[0].arguments.indices {
      guard case .closure(let closure)? = calls[0].arguments[place].expression else { continue }
      for (isAsked, has) in [
        (
          { (function: SwiftType.FunctionType) in function.isThrowing },
          closure.isThrowing || closure.containsEffect(.tryExpr) || closure.containsThrow
        ),
        ({ $0.isAsync }, closure.isAsync || closure.containsEffect(.awaitExpr))
      ] {
        let fitting = left.filter { $0.parameterTypes[place].functionType.map(isAsked) == has }
        if !fitting.isEmpty, !fitting.allSatisfy(dropsResult) { left = fitting }
      }
    }
    return left
  }

  /// For each argument the parameter that takes it; `nil` where labels or numbers do not fit.
  func fits(_ parameters: [Signature.Parameter], _ arguments: [CallArgument]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for (number, argument) in arguments.enumerated() {
      if argument.isTrailing {
        guard let place = trailingPlace(parameters, from: next, isLast: number == arguments.count - 1) else {
          return nil
        }
        places.append(place)
        next = place + 1
        continue
      }
      // More arguments of a variadic parameter.
      if argument.label == nil, let last = places.last, parameters[last].isVariadic {
        places.append(last)
        continue
      }
      var place = next
      while place < parameters.count, parameters[place].label != argument.label {
        guard parameters[place].hasDefault || parameters[place].isVariadic else { return nil }
        place += 1
      }
      guard place < parameters.count else { return nil }
      places.append(place)
      next = place + 1
    }
    let taken = Set(places)
    for place in parameters.indices where !taken.contains(place) {
      guard parameters[place].hasDefault || parameters[place].isVariadic else { return nil }
    }
    return places
  }

  /// The parameter for a trailing closure: the first that takes a function and leaves no other without an argument.
  private func trailingPlace(_ parameters: [Signature.Parameter], from next: Int, isLast: Bool) -> Int? {
    var candidates: [Int] = []
    for place in parameters.indices where place >= next {
      let type = parameters[place].type.unwrapped
      if case .function = type {
        candidates.append(place)
      } else if type.isUnknown || type.isArchetype {
        candidates.append(place)
      }
      if !parameters[place].hasDefault, !parameters[place].isVariadic { break }
    }
    // A required function wins over those with a default value.
    return candidates.first { !parameters[$0].hasDefault } ?? candidates.first
  }
}

extension Expr {
  /// Whether the expression has no type before its context gives it one.
  var needsContext: Bool {
    switch self {
    case .closure, .nilLiteral, .keyPath: true
    case .memberAccess(let member): member.base == nil
    case .functionCall(let call): call.callee?.needsContext ?? false
    default: false
    }
  }
}

extension ClosureExpr {
  /// `{ value }`
  fileprivate var isOneExpression: Bool {
    var statements = statements.makeIterator()
    guard case .expression(let expression)? = statements.next(), statements.next() == nil else { return false }
    return !expression.isStatement
  }

  /// `return value` anywhere in its own code.
  fileprivate var returnsOperand: Bool {
    node.descendants(stoppingAtNestedFunctions: true).contains {
      $0.kind == .returnStmt && ReturnStmt(unchecked: $0).operand != nil
    }
  }
}
