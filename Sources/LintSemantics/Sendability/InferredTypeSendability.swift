/// Sendability of inferred types.
extension ProjectIndex {
  /// Whether values of a type may be shared.
  ///
  /// - Parameter file: the file of the value: functions on a global actor are `Sendable` in some language modes.
  public func sendability(of type: SwiftType, in file: FileID) -> Sendability {
    var query = SendabilityQuery(index: self)
    return query.inferred(type, in: file)
  }
}

extension SendabilityQuery {
  fileprivate mutating func inferred(_ type: SwiftType, in file: FileID) -> Sendability {
    switch type {
    case .nominal(let nominal): return self.nominal(nominal, in: file)
    case .optional(let wrapped): return inferred(wrapped, in: file)
    case .tuple(let elements): return all(elements.map(\.type), in: file)
    case .function(let function):
      if function.isSendable { return Sendability(.yes, "the function is '@Sendable'") }
      guard let actor = function.globalActor else {
        return Sendability(.no, "functions that do not say '@Sendable' are not 'Sendable'")
      }
      // SE-0434
      let isOn = index.settings(of: file).enables(.globalActorIsolatedTypesUsability)
      return Sendability(isOn, "functions on '@\(actor)' are 'Sendable' in language mode 6")
    case .existential(let constraint), .opaque(let constraint): return inferred(constraint, in: file)
    case .composition(let parts):
      var doubt: Sendability?
      var refusal: Sendability?
      for part in parts {
        let one = inferred(part, in: file)
        if one.answer.isYes { return one }
        if one.answer.isUnknown { doubt = one }
        if one.answer.isNo { refusal = refusal ?? one }
      }
      return doubt ?? Sendability(.no, "'\(type)' does not require 'Sendable'", roots: refusal?.roots ?? [])
    case .metatype(let instance):
      if case .nominal(let nominal) = instance, let declaration = nominal.declaration,
        index.type(declaration).kind != .protocol
      {
        return Sendability(.yes, "metatypes of concrete types are 'Sendable'")
      }
      return Sendability(.unknown, "the conformances of the type that replaces '\(type)' may be isolated")
    case .parameter, .member: return Sendability(.unknown, "what '\(type)' conforms to is not looked up")
    case .unknown: return Sendability(.unknown, "the type is not known")
    }
  }

  private mutating func nominal(_ type: SwiftType.NominalType, in file: FileID) -> Sendability {
    guard let declaration = type.declaration else {
      if type.name == "AnyObject" { return Sendability(.no, "'AnyObject' does not require 'Sendable'") }
      return Sendability(.unknown, "'\(type.name)' is declared in another module")
    }
    let arguments = type.allArguments
    return instance(of: declaration, isInContainer: false) { query, number in
      number < arguments.count ? query.inferred(arguments[number], in: file) : nil
    }
  }

  private mutating func all(_ types: [SwiftType], in file: FileID) -> Sendability {
    var doubt: Sendability?
    var refusal: Sendability?
    for type in types {
      let one = inferred(type, in: file)
      if one.answer.isNo {
        refusal = refusal ?? one
        refusal?.roots.add(one.roots)
      }
      if one.answer.isUnknown { doubt = doubt ?? one }
    }
    return refusal ?? doubt ?? Sendability(.yes, "all parts are 'Sendable'")
  }
}

extension SwiftType.NominalType {
  /// The generic arguments of the type and of those around it, outermost first.
  fileprivate var allArguments: [SwiftType] {
    guard case .nominal(let outer)? = parent else { return arguments }
    return outer.allArguments + arguments
  }
}
