import LintSyntax

extension ManifestEvaluator {
  /// A call's arguments, including those after the parentheses, with where they come from.
  private struct Arguments {
    var values: [Value.Argument] = []
    var expressions: [Expr?] = []
  }

  func evaluate(_ call: FunctionCallExpr) throws -> Value {
    guard let callee = call.callee?.withoutGenericArguments else { return .unknown }
    switch callee {
    case .declReference(let reference): return try callNamed(reference.nameToken.identifierText, call)
    case .memberAccess(let access):
      guard let name = access.nameToken?.identifierText else { return .unknown }
      guard let base = access.base else { return try callStatic(name, of: nil, call, access.node) }
      let value = try evaluate(base)
      if case .type(let type) = value {
        // `.init` and a nested type are the type itself, called.
        if name == "init" { return try callType(type, call) }
        if namesType(name) { return try callType(name, call) }
        return try callStatic(name, of: type, call, access.node)
      }
      return try callMethod(name, value, base, call)
    // `[SwiftSetting]()`
    case .array, .type: return call.arguments.isEmpty ? .list([]) : .unknown
    case .dictionary: return .dictionary([])
    case .closure(let closure):
      return try callClosure(Value.Closure(node: closure.node.id, scope: state.scopes.last?.id ?? 0), [])
    default: return try forgetting(call)
    }
  }

  private func arguments(of call: FunctionCallExpr) throws -> Arguments {
    var arguments = Arguments()
    for argument in call.arguments {
      arguments.values.append(
        Value.Argument(label: argument.label?.identifierText, value: try evaluate(operand: argument.expression)))
      arguments.expressions.append(argument.expression)
    }
    if let closure = call.trailingClosure {
      arguments.values.append(Value.Argument(label: nil, value: try evaluate(.closure(closure))))
      arguments.expressions.append(nil)
    }
    for element in call.additionalTrailingClosures {
      let closure = try element.closure.map { try evaluate(.closure($0)) }
      arguments.values.append(Value.Argument(label: element.label.identifierText, value: closure ?? .unknown))
      arguments.expressions.append(nil)
    }
    return arguments
  }

  // MARK: Names

  private func callNamed(_ name: String, _ call: FunctionCallExpr) throws -> Value {
    if let index = state.scope(of: name), case .closure(let closure)? = state.scopes[index].variables[name] {
      let values = try arguments(of: call).values.map(\.value)
      return try callClosure(closure, values)
    }
    if state.scope(of: name) == nil, let functions = declarations.functions[name] {
      return try callBest(of: functions, call, binding: [:])
    }
    if let index = state.scope(of: "self"), let own = state.scopes[index].variables["self"],
      let methods = declarations.methods[name]
    {
      return try callBest(of: methods, call, binding: ["self": own])
    }
    if state.scope(of: name) == nil, namesType(name) { return try callType(name, call) }
    switch name {
    case "getenv":
      noteEnvironmentRead(try arguments(of: call).values.first?.value ?? .unknown, at: call.node)
      return .nil
    case "print", "debugPrint", "precondition", "assert": return .nil
    default: return try forgetting(call)
    }
  }

  private func callType(_ type: String, _ call: FunctionCallExpr) throws -> Value {
    if let declared = declarations.types[type] { return try construct(declared, call) }
    let values = try arguments(of: call).values
    switch type {
    case "Package": return makePackage(values, at: call.node.range.lowerBound)
    case "Set", "Array", "ContiguousArray", "Optional":
      guard let first = values.first else { return .list([]) }
      return first.value
    case "String": if case .string? = values.first?.value { return values[0].value }
    default: break
    }
    return .unknown
  }

  private func makePackage(_ arguments: [Value.Argument], at offset: UInt32) -> Value {
    var fields: [String: Value] = ["targets": .list([]), "dependencies": .list([]), "products": .list([])]
    for argument in arguments { fields[argument.label ?? ""] = argument.value }
    return makeObject("Package", fields, at: offset)
  }

  // MARK: Static functions and cases

  private func callStatic(_ name: String, of type: String?, _ call: FunctionCallExpr, _ access: Node) throws -> Value {
    if name == "init" { return .unknown }
    let arguments = try arguments(of: call)
    let labels = arguments.values.map(\.label)
    let declared = (declarations.staticMethods[name] ?? []).filter { function in
      (type == nil || type == function.owner || type == "Self") && function.accepts(labels)
    }
    let isBuiltIn = Self.isTarget(name, labels)
    if declared.count == 1, !isBuiltIn {
      return try invoke(declared[0], arguments.values, arguments.expressions, ["self": .type(declared[0].owner ?? "")])
    }
    if !declared.isEmpty { return .unknown }
    if let type, !Self.isDescribed(type), declarations.types[type]?.isEnum != true { return try forgetting(call) }
    let offset = access.mainToken.offset
    if isBuiltIn, type == nil || type == "Target" {
      return makeTarget(name, arguments.values, at: call.node.range.lowerBound)
    }
    return .member(
      Value.Member(name: name, arguments: arguments.values, offset: access.mainToken.previous?.offset ?? offset))
  }

  private static let targetTypes = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro", "plugin": "plugin",
    "systemLibrary": "system", "binaryTarget": "binary"
  ]

  /// The properties of a target whose call does not set them. A copy of this costs less than building it again.
  private static let unsaid: [String: Value] = [
    "type": .nil, "name": .nil, "dependencies": .list([]), "exclude": .list([]), "path": .nil, "sources": .nil,
    "swiftSettings": .nil,
    "plugins": .nil, "cSettings": .nil, "cxxSettings": .nil, "linkerSettings": .nil, "resources": .nil
  ]

  private static let targetLabels: Set<String> = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath", "packageAccess",
    "cSettings",
    "cxxSettings", "swiftSettings", "linkerSettings", "plugins", "capability", "pkgConfig", "providers", "url",
    "checksum",
    "condition", "package"
  ]

  private static func isTarget(_ name: String, _ labels: [String?]) -> Bool {
    targetTypes[name] != nil && labels.first == "name" && labels.allSatisfy { $0.map(targetLabels.contains) ?? false }
  }

  /// A dependency on a target is spelled like a target; it becomes an object that is not used.
  private func makeTarget(_ name: String, _ arguments: [Value.Argument], at offset: UInt32) -> Value {
    var fields = Self.unsaid
    fields["type"] = .member(Value.Member(name: Self.targetTypes[name] ?? "", arguments: nil, offset: offset))
    for argument in arguments { fields[argument.label ?? ""] = argument.value }
    return makeObject("Target", fields, at: offset)
  }

  // MARK: Functions of the manifest

  private func callBest(
    of functions: [ManifestDeclarations.Function], _ call: FunctionCallExpr, binding variables: ManifestState.Variables
  ) throws -> Value {
    let arguments = try arguments(of: call)
    let labels = arguments.values.map(\.label)
    let fitting = functions.filter { $0.accepts(labels) }
    guard fitting.count == 1 else { return try forgetting(call) }
    return try invoke(fitting[0], arguments.values, arguments.expressions, variables)
  }

  private func invoke(
    _ function: ManifestDeclarations.Function, _ arguments: [Value.Argument], _ places: [Expr?],
    _ variables: ManifestState.Variables
  ) throws -> Value {
    guard let body = function.node.child(.body) else { return .unknown }
    let (result, end) = try inFunction(above: 0, variables) {
      for (name, value) in try bindParameters(arguments, function.parameters) { declare(name, value) }
      return try runBody(body)
    }
    for (place, name) in inOutPlaces(function.parameters, arguments, places) {
      try assign(end[name] ?? .unknown, to: place)
    }
    return result
  }

  func bindParameters(
    _ arguments: [Value.Argument], _ parameters: [ManifestDeclarations.Parameter]
  ) throws -> [(String, Value)] {
    var rest = arguments[...]
    var bound: [(String, Value)] = []
    for parameter in parameters {
      if let first = rest.first, first.label == parameter.label {
        rest.removeFirst()
        guard parameter.isVariadic else {
          bound.append((parameter.name, first.value))
          continue
        }
        var values = [first.value]
        while let next = rest.first, next.label == nil {
          values.append(next.value)
          rest.removeFirst()
        }
        bound.append((parameter.name, .list(values)))
      } else if let defaultValue = parameter.defaultValue {
        bound.append((parameter.name, try evaluate(defaultValue)))
      } else {
        bound.append((parameter.name, parameter.isVariadic ? .list([]) : .unknown))
      }
    }
    return bound
  }

  private func inOutPlaces(
    _ parameters: [ManifestDeclarations.Parameter], _ arguments: [Value.Argument], _ places: [Expr?]
  ) -> [(Expr, String)] {
    var found: [(Expr, String)] = []
    var index = 0
    for parameter in parameters where index < arguments.count && arguments[index].label == parameter.label {
      if parameter.isInOut, let place = places[index] { found.append((place, parameter.name)) }
      index += 1
    }
    return found
  }

  private func construct(_ type: ManifestDeclarations.TypeDeclaration, _ call: FunctionCallExpr) throws -> Value {
    let arguments = try arguments(of: call)
    if type.isEnum { return .unknown }
    var structure = Value.Structure(typeName: type.name, fields: [:])
    for field in type.fields {
      structure.fields[field.name] = try field.initializer.map(evaluate) ?? .unknown
    }
    if !type.initializers.isEmpty {
      let labels = arguments.values.map(\.label)
      let fitting = type.initializers.filter { $0.accepts(labels) }
      guard fitting.count == 1, let body = fitting[0].node.child(.body) else { return try forgetting(call) }
      let (_, end) = try inFunction(above: 0, ["self": .structure(structure)]) {
        for (name, value) in try bindParameters(arguments.values, fitting[0].parameters) { declare(name, value) }
        // Fields are assigned, never returned.
        switch try execute(body.children(.statement).compactMap { CodeItem($0) }[...]) {
        case .one: return
        case .several(let alternatives): state = Self.join(alternatives.map(\.state)) ?? state
        }
      }
      return end["self"] ?? .unknown
    }
    for argument in arguments.values {
      guard let label = argument.label else { return .unknown }
      structure.fields[label] = argument.value
    }
    return .structure(structure)
  }

  // MARK: Closures

  func callClosure(_ closure: Value.Closure, _ arguments: [Value]) throws -> Value {
    let node = Node(columns: columns, id: closure.node)
    guard let cursor = ClosureExpr(node), let index = state.scopes.lastIndex(where: { $0.id == closure.scope }) else {
      throw GivenUp(offset: node.range.lowerBound)
    }
    var variables: ManifestState.Variables = [:]
    let names = cursor.parameters.map { $0.nameToken?.identifierText }
    // A dictionary's element is one argument, and two parameters take it apart.
    var arguments = arguments
    if names.count == 2, arguments.count == 1, case .tuple(let parts) = arguments[0] { arguments = parts.map(\.value) }
    if names.isEmpty {
      for (number, argument) in arguments.enumerated() { variables["$\(number)"] = argument }
    } else {
      for (name, argument) in zip(names, arguments) { variables[name ?? "_"] = argument }
    }
    return try inFunction(above: index, variables) { try runBody(node) }.0
  }

  // MARK: What is not understood

  /// The value of a call that is not understood; it may have changed whatever was passed to it.
  func forgetting(_ call: FunctionCallExpr) throws -> Value {
    let arguments = try arguments(of: call)
    for (argument, place) in zip(arguments.values, arguments.expressions) {
      forget(argument.value)
      if case .inOut(let reference)? = place, let operand = reference.operand { try assign(.unknown, to: operand) }
    }
    return .unknown
  }

  /// Makes the objects in a value unknown: code with the value may have changed them.
  func forget(_ value: Value) {
    switch value {
    case .object(let id):
      state.forgetObject(id)
      if case .list(let targets)? = state.objects[id]?.fields["targets"] {
        targets.elements.forEach { forget($0.value) }
      }
    case .list(let list): list.elements.forEach { forget($0.value) }
    case .closure: state.forgetEverything()
    default: break
    }
  }
}

extension Expr {
  fileprivate var withoutGenericArguments: Expr? {
    if case .genericSpecialization(let generic) = self { return generic.operand }
    return self
  }
}
