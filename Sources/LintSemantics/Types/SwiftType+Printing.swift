extension SwiftType: CustomStringConvertible {
  /// As the compiler writes the type in diagnostics, without the names of modules: `[Int]`, `Outer<String>.Inner?`,
  /// `(Int) async throws -> Void`; `_` for what is unknown.
  public var description: String {
    switch self {
    case .nominal(let nominal): nominal.description
    case .optional(let wrapped): (wrapped.needsParentheses ? "(\(wrapped))" : "\(wrapped)") + "?"
    case .tuple(let elements):
      "("
        + elements.map { element in element.label.map { "\($0): \(element.type)" } ?? "\(element.type)" }.joined(
          separator: ", ") + ")"
    case .function(let function): function.description
    case .metatype(let instance): (instance.needsParentheses ? "(\(instance))" : "\(instance)") + ".Type"
    case .existential(.composition(let parts)) where parts.isEmpty: "Any"
    case .existential(let constraint): "any \(constraint)"
    case .opaque(let constraint): "some \(constraint)"
    case .parameter(let parameter): parameter.name
    case .member(let base, let name): "\(base).\(name)"
    case .composition(let parts): parts.isEmpty ? "Any" : parts.map(\.description).joined(separator: " & ")
    case .unknown: "_"
    }
  }

  private var needsParentheses: Bool {
    switch self {
    case .function, .opaque: true
    case .existential(.composition(let parts)): !parts.isEmpty
    case .existential: true
    case .composition(let parts): parts.count > 1
    default: false
    }
  }
}

extension SwiftType.NominalType: CustomStringConvertible {
  public var description: String {
    if parent == nil, declaration.map(\.isOfSDK) ?? true {
      switch (name, arguments.count) {
      case ("Array", 1): return "[\(arguments[0])]"
      case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
      default: break
      }
    }
    let prefix = parent.map { "\($0)." } ?? ""
    return prefix + name + (arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">")
  }
}

extension SwiftType.FunctionType: CustomStringConvertible {
  public var description: String {
    let written = parameters.map {
      ($0.isInOut ? "inout " : $0.isSending ? "sending " : "") + "\($0.type)" + ($0.isVariadic ? "..." : "")
    }
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let attributes =
      (isIsolatedAny ? "@isolated(any) " : globalActor.map { "@\($0) " } ?? "") + (isSendable ? "@Sendable " : "")
    return attributes + "(" + written.joined(separator: ", ") + ")" + effects + " -> "
      + (result == .void ? "Void" : "\(result)")
  }
}
