import LintSyntax

/// The functions and types that a manifest declares. They are known before its first statement runs.
struct ManifestDeclarations {
  struct Function {
    let node: Node
    let parameters: [Parameter]
    /// The type that it is a member of.
    let owner: String?
  }

  struct Parameter {
    let label: String?
    let name: String
    let defaultValue: Expr?
    let isVariadic: Bool
    let isInOut: Bool
  }

  struct TypeDeclaration {
    var name: String
    var isEnum = false
    /// Stored properties of instances, in order.
    var fields: [(name: String, initializer: Expr?)] = []
    var initializers: [Function] = []
    /// The raw values of an enumeration's cases, where they are written.
    var rawValues: [String: Expr] = [:]
  }

  private(set) var functions: [String: [Function]] = [:]
  /// Computed variables outside of types.
  private(set) var computed: [String: Node] = [:]
  private(set) var types: [String: TypeDeclaration] = [:]
  private(set) var methods: [String: [Function]] = [:]
  private(set) var staticMethods: [String: [Function]] = [:]
  /// Computed properties of instances: the getter and the type.
  private(set) var properties: [String: [(owner: String, getter: Node)]] = [:]
  /// Stored or computed properties of types.
  private(set) var staticProperties: [String: [(owner: String, binding: PatternBinding)]] = [:]

  init(_ file: SourceFile) {
    for item in file.statements {
      if case .declaration(let declaration) = item { add(declaration) }
    }
  }

  private mutating func add(_ declaration: Decl) {
    switch declaration {
    case .function(let function):
      functions[function.nameToken?.identifierText ?? "", default: []].append(
        Self.function(function.node, function.parameters, nil))
    case .variable(let variable):
      for binding in variable.bindings where binding.initializer == nil {
        if let name = binding.nameToken?.identifierText, let getter = binding.accessors?.getter {
          computed[name] = getter
        }
      }
    case .struct(let declaration): addType(declaration, isEnum: false)
    case .enum(let declaration): addType(declaration, isEnum: true)
    case .class(let declaration): addType(declaration, isEnum: false)
    case .extension(let declaration): addMembers(declaration.members, of: declaration.nameToken?.identifierText ?? "")
    case .ifConfig(let conditional):
      // Which branch is compiled does not matter as long as each name is declared once.
      for clause in conditional.clauses {
        for case .declaration(let declaration) in clause.statements { add(declaration) }
      }
    default: break
    }
  }

  private mutating func addType(_ declaration: some NominalCursor, isEnum: Bool) {
    let name = declaration.nameToken?.identifierText ?? ""
    types[name] = TypeDeclaration(name: name, isEnum: isEnum)
    addMembers(declaration.members, of: name)
  }

  private mutating func addMembers(_ members: SyntaxList<Decl>, of owner: String) {
    for member in members {
      switch member {
      case .function(let function):
        let name = function.nameToken?.identifierText ?? ""
        let record = Self.function(function.node, function.parameters, owner)
        if function.isStatic {
          staticMethods[name, default: []].append(record)
        } else {
          methods[name, default: []].append(record)
        }
      case .initializer(let initializer):
        types[owner]?.initializers.append(Self.function(initializer.node, initializer.parameters, owner))
      case .variable(let variable):
        for binding in variable.bindings { addProperty(binding, isStatic: variable.isStatic, of: owner) }
      case .enumCase(let cases):
        for element in cases.elements {
          if let raw = element.rawValue { types[owner]?.rawValues[element.nameToken.identifierText] = raw }
        }
      case .struct, .enum, .class, .extension: add(member)
      case .ifConfig(let conditional):
        for clause in conditional.clauses { addMembers(clause.members, of: owner) }
      default: break
      }
    }
  }

  private mutating func addProperty(_ binding: PatternBinding, isStatic: Bool, of owner: String) {
    guard let name = binding.nameToken?.identifierText else { return }
    if isStatic {
      staticProperties[name, default: []].append((owner, binding))
    } else if let getter = binding.accessors?.getter {
      properties[name, default: []].append((owner, getter))
    } else {
      types[owner]?.fields.append((name, binding.initializer))
    }
  }

  private static func function(_ node: Node, _ parameters: SyntaxList<FunctionParameter>, _ owner: String?) -> Function
  {
    Function(
      node: node,
      parameters: parameters.map { parameter in
        Parameter(
          label: parameter.label?.identifierText, name: parameter.internalName?.identifierText ?? "_",
          defaultValue: parameter.defaultValue, isVariadic: parameter.isVariadic,
          isInOut: parameter.type?.node.tokens.contains { $0.kind == .inout } ?? false)
      },
      owner: owner)
  }
}

extension ManifestDeclarations.Function {
  /// Whether a call with these labels may be of this function; `trailing` counts closures after the parentheses.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if let first = rest.first, first == parameter.label {
        rest.removeFirst()
        if parameter.isVariadic {
          while let next = rest.first, next == nil { rest.removeFirst() }
        }
      } else if parameter.defaultValue == nil && !parameter.isVariadic {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension AccessorBlock {
  /// The code that runs when the property is read: the block itself, or the body of its `get`.
  fileprivate var getter: Node? {
    if isImplicitGetter { return node }
    return accessor(.get)?.body?.node
  }
}

extension AttributedCursor {
  fileprivate var isStatic: Bool { hasModifier(.static) || hasModifier(.class) }
}
