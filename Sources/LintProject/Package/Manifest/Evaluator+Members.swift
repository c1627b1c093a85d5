import LintSyntax
import LintText

// MARK: - Properties and subscripts

extension ManifestEvaluator {
  /// Nil when the value has no such property.
  func property(_ name: String, of value: Value, at node: Node) throws -> Value? {
    switch value {
    case .nil: return .nil
    case .object(let id): if let field = state.objects[id]?.fields[name] { return field }
    case .structure(let structure): if let field = structure.fields[name] { return field }
    case .tuple(let elements):
      if let element = elements.first(where: { $0.label == name }) { return element.value }
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
    case .list(let list): return Self.property(name, of: list)
    case .string(let text): if name == "isEmpty" { return .bool(text.isEmpty) }
    case .dictionary(let entries):
      switch name {
      case "keys": return .list(entries.map(\.key))
      case "values": return .list(entries.map(\.value))
      case "isEmpty": return .bool(entries.isEmpty)
      case "count": return .integer(entries.count)
      default: return .unknown
      }
    case .environment: if name == "keys" { return .environment }
    case .type("ProcessInfo"): return name == "processInfo" ? value : .environment
    default: break
    }
    if let raw = try rawValue(name, of: value) { return raw }
    let getters = (declarations.properties[name] ?? []).filter { Self.mayOwn($0.owner, value, state) }
    guard getters.count == 1 else { return getters.isEmpty ? nil : .unknown }
    return try inFunction(above: 0, ["self": value]) { try runBody(getters[0].getter) }.0
  }

  private static func property(_ name: String, of list: Value.List) -> Value {
    switch name {
    case "isEmpty":
      if list.elements.contains(where: \.isCertain) { return .bool(false) }
      return list.isExact ? .bool(true) : .unknown
    case "count": return list.isExact ? .integer(list.elements.count) : .unknown
    case "indices": return list.isExact ? .list(list.elements.indices.map { .integer($0) }) : .unknown
    case "first": return list.isExact ? list.elements.first?.value ?? .nil : .unknown
    case "last": return list.isExact ? list.elements.last?.value ?? .nil : .unknown
    default: return .unknown
    }
  }

  private func rawValue(_ name: String, of value: Value) throws -> Value? {
    guard name == "rawValue", case .member(let member) = value else { return nil }
    let raws = declarations.types.values.compactMap { $0.rawValues[member.name] }
    guard raws.count == 1 else { return .unknown }
    return try evaluate(raws[0])
  }

  /// Whether a member of a type may be meant for a value.
  private static func mayOwn(_ owner: String, _ value: Value, _ state: ManifestState) -> Bool {
    switch value {
    case .object(let id): state.objects[id]?.typeName == owner
    case .structure(let structure): structure.typeName == owner
    case .string: owner == "String" || owner == "StringProtocol"
    case .list: ["Array", "Sequence", "Collection", "Set"].contains(owner)
    default: true
    }
  }

  func evaluate(_ call: SubscriptCallExpr) throws -> Value {
    guard let callee = call.callee else { return .unknown }
    let base = try evaluate(callee)
    let arguments = try evaluate(call.arguments)
    guard let index = arguments.first?.value else { return .unknown }
    let fallback = arguments.first { $0.label == "default" }?.value
    switch (base, index) {
    case (.environment, _):
      noteEnvironmentRead(index, at: call.node)
      return fallback ?? .nil
    case (.list(let list), .integer(let index)) where list.isExact && list.elements.indices.contains(index):
      return list.elements[index].value
    case (.dictionary(let entries), _) where !index.hasUnknown && !entries.contains { $0.key.hasUnknown }:
      return entries.last { $0.key == index }?.value ?? fallback ?? .nil
    default: return .unknown
    }
  }
}

// MARK: - Methods

extension ManifestEvaluator {
  func callMethod(_ name: String, _ value: Value, _ base: Expr, _ call: FunctionCallExpr) throws -> Value {
    if value == .nil { return .nil }
    if let methods = declarations.methods[name]?.filter({ Self.mayOwn($0.owner ?? "", value, state) }), !methods.isEmpty
    {
      return try callOwn(methods, value, base, call)
    }
    switch value {
    case .list(let list):
      // An optional's `map` gets the array as a whole.
      if (name == "map" || name == "flatMap"), base.isOptionalArray {
        return try apply(closure(of: call), [value]) ?? .unknown
      }
      return try callMethod(name, list, base, call)
    case .dictionary: return try callMethod(name, elements(of: value), base, call)
    case .string(let text): return try callMethod(name, text, call)
    case .environment:
      let arguments = try evaluate(call.arguments)
      noteEnvironmentRead(arguments.first?.value ?? .unknown, at: call.node)
      return name == "contains" ? .bool(false) : .unknown
    default:
      // An unknown method may change its receiver.
      forget(value)
      return try forgetting(call)
    }
  }

  private func callOwn(
    _ methods: [ManifestDeclarations.Function], _ value: Value, _ base: Expr, _ call: FunctionCallExpr
  ) throws -> Value {
    let arguments = try evaluate(call.arguments)
    let fitting = methods.filter { $0.accepts(arguments.map(\.label)) && call.trailingClosure == nil }
    guard fitting.count == 1, let body = fitting[0].node.child(.body) else {
      forget(value)
      return try forgetting(call)
    }
    let (result, end) = try inFunction(above: 0, ["self": value]) {
      for (name, value) in try bindParameters(arguments, fitting[0].parameters) { declare(name, value) }
      return try runBody(body)
    }
    if let changed = end["self"], changed != value { try assign(changed, to: base) }
    return result
  }

  private func callMethod(_ name: String, _ text: String, _ call: FunctionCallExpr) throws -> Value {
    let arguments = try evaluate(call.arguments)
    guard let other = arguments.first?.value.string else {
      switch name {
      case "lowercased": return .string(text.lowercased())
      case "uppercased": return .string(text.uppercased())
      default: return .unknown
      }
    }
    switch name {
    case "hasPrefix": return .bool(text.hasPrefix(other))
    case "hasSuffix": return .bool(text.hasSuffix(other))
    case "contains": return .bool(text.includes(other))
    case "appending": return .string(text + other)
    default: return .unknown
    }
  }

  private func closure(of call: FunctionCallExpr) throws -> Value {
    if let closure = call.trailingClosure { return try evaluate(.closure(closure)) }
    return try evaluate(operand: call.arguments.first?.expression)
  }

  /// Nil when it is not a closure.
  private func apply(_ function: Value, _ arguments: [Value]) throws -> Value? {
    guard case .closure(let closure) = function else { return nil }
    return try callClosure(closure, arguments)
  }

  private func callMethod(_ name: String, _ list: Value.List, _ base: Expr, _ call: FunctionCallExpr) throws -> Value {
    switch name {
    case "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort", "reverse", "formUnion",
      "swapAt", "shuffle":
      return try change(name, list, base, call)
    case "map", "flatMap", "compactMap", "forEach", "filter", "first", "contains", "allSatisfy", "firstIndex":
      if let function = try functionArgument(of: call) { return try apply(name, function, list) }
      return name == "contains" ? Self.contains(try evaluate(call.arguments).first?.value ?? .unknown, list) : .unknown
    case "joined":
      let separator = try evaluate(call.arguments).first?.value ?? .string("")
      let parts = list.elements.compactMap { $0.value.string }
      guard list.isExact, parts.count == list.elements.count, case .string(let text) = separator else {
        return .unknown
      }
      return .string(parts.joined(separator: text))
    case "reversed": return .list(Value.List(elements: list.elements.reversed(), isOpen: list.isOpen))
    case "union": return Self.sum(.list(list), try evaluate(call.arguments).first?.value ?? .unknown)
    case "enumerated":
      guard list.isExact else { return .unknown }
      return .list(
        list.elements.enumerated().map { offset, element in
          .tuple([
            Value.Argument(label: "offset", value: .integer(offset)),
            Value.Argument(label: "element", value: element.value)
          ])
        })
    case "sorted", "dropFirst", "dropLast", "prefix", "suffix", "reduce", "min", "max", "lazy", "subtracting",
      "intersection":
      return try forgetting(call)
    default:
      forget(.list(list))
      try assign(.unknown, to: base)
      return try forgetting(call)
    }
  }

  private func functionArgument(of call: FunctionCallExpr) throws -> Value? {
    if call.trailingClosure != nil { return try closure(of: call) }
    guard let first = call.arguments.first else { return nil }
    let isFunction =
      first.label?.text == "where" || first.expression.map { if case .closure = $0 { true } else { false } } ?? false
    // A key path or the name of a function is not run.
    if !isFunction, case .declReference? = first.expression, call.calleeNameToken?.text != "contains" {
      return .unknown
    }
    return isFunction ? try evaluate(operand: first.expression) : nil
  }

  private static func contains(_ value: Value, _ list: Value.List) -> Value {
    var answer: Bool? = list.isOpen ? nil : false
    for element in list.elements {
      switch Value.areEqual(element.value, value) {
      case true? where element.isCertain: return .bool(true)
      case true?, nil: answer = nil
      case false?: break
      }
    }
    return answer.map { .bool($0) } ?? .unknown
  }

  /// The functions that take a function.
  private func apply(_ name: String, _ function: Value, _ list: Value.List) throws -> Value {
    var results: [Value.List.Element] = []
    guard case .closure = function else { return .unknown }
    for element in list.elements {
      let run = { try self.apply(function, [element.value]) ?? .unknown }
      let value = try element.isCertain ? run() : branchValue([run, { .unknown }])
      results.append(Value.List.Element(value: value, isCertain: element.isCertain))
    }
    if list.isOpen {
      _ = try branchValue([{ .unknown }, { try self.apply(function, [.unknown]) ?? .unknown }])
    }
    return Self.collect(name, results, of: list)
  }

  private static func collect(_ name: String, _ results: [Value.List.Element], of list: Value.List) -> Value {
    switch name {
    case "map": return .list(Value.List(elements: results, isOpen: list.isOpen))
    case "compactMap":
      let kept = results.filter { $0.value != .nil }
      return .list(Value.List(elements: kept, isOpen: list.isOpen || kept.contains { $0.value == .unknown }))
    case "flatMap":
      var flat = Value.List(elements: [], isOpen: list.isOpen)
      for result in results {
        guard case .list(let inner) = result.value, result.isCertain else {
          flat.isOpen = true
          continue
        }
        flat = flat + inner
      }
      return .list(flat)
    case "filter":
      var kept = Value.List(elements: [], isOpen: list.isOpen)
      for (element, result) in zip(list.elements, results) where result.value != .bool(false) {
        kept.elements.append(.init(value: element.value, isCertain: element.isCertain && result.value == .bool(true)))
      }
      return .list(kept)
    case "first", "firstIndex":
      for (index, (element, result)) in zip(list.elements, results).enumerated() where result.value != .bool(false) {
        guard element.isCertain, result.value == .bool(true), !list.isOpen || index == 0 else { return .unknown }
        return name == "first" ? element.value : .integer(index)
      }
      return list.isOpen ? .unknown : .nil
    case "contains":
      if zip(list.elements, results).contains(where: { $0.isCertain && $1.value == .bool(true) }) { return .bool(true) }
      return !list.isOpen && results.allSatisfy { $0.value == .bool(false) } ? .bool(false) : .unknown
    case "allSatisfy": return list.isExact && results.allSatisfy { $0.value == .bool(true) } ? .bool(true) : .unknown
    case "forEach": return .nil
    default: return .unknown
    }
  }

  /// Methods that change the array they are called on.
  private func change(_ name: String, _ list: Value.List, _ base: Expr, _ call: FunctionCallExpr) throws -> Value {
    let arguments = try evaluate(call.arguments)
    var changed = list
    var result = Value.nil
    switch (name, arguments.first?.label) {
    case ("append", nil): changed.elements.append(.init(value: arguments.first?.value ?? .unknown))
    case ("append", "contentsOf"?), ("formUnion", nil):
      if case .list(let sum) = Self.sum(.list(list), arguments.first?.value ?? .unknown) {
        changed = sum
      } else {
        changed.isOpen = true
      }
    case ("insert", _):
      guard arguments.count == 1 || arguments.last?.label == "at" else {
        changed.isOpen = true
        break
      }
      if case .integer(let index)? = arguments.last?.value, list.isExact, index <= list.elements.count, index >= 0 {
        changed.elements.insert(.init(value: arguments[0].value), at: index)
      } else {
        changed.elements.append(.init(value: arguments[0].value))
      }
    case ("removeAll", nil) where call.trailingClosure == nil: changed = Value.List()
    case ("removeAll", _):
      guard let function = try functionArgument(of: call), case .list(let removed) = try apply("map", function, list),
        removed.elements.count == list.elements.count
      else {
        changed = .anything
        break
      }
      changed.elements = zip(list.elements, removed.elements).compactMap { element, isRemoved in
        isRemoved.value == .bool(true)
          ? nil : .init(value: element.value, isCertain: element.isCertain && isRemoved.value == .bool(false))
      }
    default:
      changed = Value.List(
        elements: list.elements.map { .init(value: $0.value, isCertain: false) }, isOpen: list.isOpen)
      result = .unknown
    }
    try assign(.list(changed), to: base)
    return result
  }
}

extension Expr {
  /// A property that is an array or nil, named without `?` or `!`.
  fileprivate var isOptionalArray: Bool {
    guard case .memberAccess(let access) = self, let name = access.nameToken?.text else { return false }
    return [
      "swiftSettings", "cSettings", "cxxSettings", "linkerSettings", "sources", "platforms", "swiftLanguageModes",
      "swiftLanguageVersions", "plugins"
    ].contains(name) && access.base != nil
  }
}
