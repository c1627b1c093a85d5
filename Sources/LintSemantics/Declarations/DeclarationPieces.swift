import LintSyntax

extension Declarer {
  /// The attributes and modifiers of a declaration. Attributes that are flags are not listed.
  static func attributes(of declaration: some AttributedCursor) -> ([AttributeRecord], DeclFlags) {
    var records: [AttributeRecord] = []
    var flags: DeclFlags = []
    for attribute in declaration.attributes {
      guard let token = attribute.nameToken else { continue }
      switch token.name {
      case .concurrent: flags.insert(.isConcurrent)
      case .Sendable: flags.insert(.isSendable)
      case .objc: flags.insert(.isObjC)
      case ._cdecl, .cdecl: flags.insert(.isC)
      case .IBAction, .IBSegueAction, .NSManaged, .GKInspectable, .objcMembers:
        flags.insert(.isObjC)
        fallthrough
      default: records.append(AttributeRecord(name: token.identifierText, range: attribute.range))
      }
    }
    if declaration.hasConditionalAttributes { flags.insert(.hasConditionalAttributes) }
    for modifier in declaration.modifiers { flags.formUnion(Self.flags(of: modifier)) }
    return (records, flags)
  }

  private static func flags(of modifier: DeclModifier) -> DeclFlags {
    switch modifier.name {
    case .static, .class: .isStatic
    case .override: .isOverride
    // `private(set)` leaves the getter as visible as before.
    case .private, .fileprivate: modifier.detailToken == nil ? .isFilePrivate : []
    case .public, .open: modifier.detailToken == nil ? .isPublic : []
    case .nonisolated:
      switch modifier.detail {
      case .nonsending?: [.isNonisolated, .isNonsending]
      case .unsafe?: [.isNonisolated, .isUnsafe]
      default: .isNonisolated
      }
    case .isolated: .isIsolated
    case .weak, .unowned: .isWeak
    case .lazy: .isLazy
    default: []
    }
  }
}

extension ParameterRecord {
  init(_ parameter: FunctionParameter) {
    label = parameter.label?.name ?? .noName
    name = parameter.internalName?.identifierText ?? ""
    type = LightType(parameter.type)
    hasDefault = parameter.node.child(.defaultValue) != nil
    isVariadic = parameter.isVariadic
    isIsolated = parameter.isIsolated
  }
}

extension FunctionParameter {
  /// `isolated T`.
  var isIsolated: Bool {
    if hasModifier(.isolated) { return true }
    if case .attributed(let attributed)? = type { return attributed.hasModifier(.isolated) }
    return false
  }
}

/// Contexts that a caller makes for one call only: nobody else can use them.
enum FreshContext {
  /// Whether the argument is `ModelContext(…)`, or a local constant that was made so.
  static func isPassed(by argument: LabeledExpr) -> Bool {
    switch argument.expression {
    case .functionCall(let call)?: call.calleeName == .ModelContext
    case .declReference(let reference)?: isFreshLocal(reference)
    default: false
    }
  }

  /// A `let` or `var` of the same block that is initialized with `ModelContext(…)` before this use.
  private static func isFreshLocal(_ reference: DeclReferenceExpr) -> Bool {
    var child = reference.node
    for ancestor in reference.node.ancestors {
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr {
        for statement in ancestor.children(.statement) where statement.id < child.id {
          guard let variable = VariableDecl(statement) else { continue }
          for binding in variable.bindings where binding.name == reference.name {
            guard case .functionCall(let call)? = binding.initializer?.withoutEffectMarkers else { return false }
            return call.calleeName == .ModelContext
          }
        }
      }
      // A closure or function in between captures the context: it is not handed over.
      if ancestor.kind == .closureExpr || ancestor.category == .declaration { return false }
      child = ancestor
    }
    return false
  }
}

extension Node {
  var category: NodeCategory { kind.category }
}
