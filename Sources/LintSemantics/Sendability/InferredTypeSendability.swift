/// Sendability of inferred types.
extension ProjectIndex {
  /// Whether values of a type may be shared.
  ///
  /// - Parameter file: the file that the value stands in: functions on a global actor are `Sendable` in some language
  ///   modes.
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
      for part in parts {
        let one = inferred(part, in: file)
        if one.answer.isYes { return one }
        if one.answer.isUnknown { doubt = one }
      }
      return doubt ?? Sendability(.no, "'\(type)' does not require 'Sendable'")
    case .metatype(let instance):
      if case .nominal(let nominal) = instance, let declaration = nominal.declaration, !declaration.isOfSDK,
        index.type(declaration).kind != .protocol
      {
        return Sendability(.yes, "metatypes of concrete types are 'Sendable'")
      }
      return Sendability(.unknown, "the conformances that '\(type)' stands for may be isolated")
    case .parameter, .member: return Sendability(.unknown, "what '\(type)' conforms to is not looked up")
    case .unknown: return Sendability(.unknown, "the type is not known")
    }
  }

  private mutating func nominal(_ type: SwiftType.NominalType, in file: FileID) -> Sendability {
    if let declaration = type.declaration, !declaration.isOfSDK {
      let found = nominal(declaration, isInContainer: false)
      // A conformance under conditions holds for some arguments.
      if found.answer.isNo, !type.arguments.isEmpty, all(type.arguments, in: file).answer.isYes {
        return Sendability(.unknown, "'\(type.name)' may be 'Sendable' for these arguments")
      }
      return found
    }
    switch KnownSendability.entry(type.name) {
    case .yes: return Sendability(.yes, "'\(type.name)' is 'Sendable'")
    case .no: return Sendability(.no, "'\(type.name)' is not 'Sendable'")
    case .asArguments:
      return type.arguments.isEmpty
        ? Sendability(.unknown, "what '\(type.name)' holds is not known") : all(type.arguments, in: file)
    case nil: return Sendability(.unknown, "'\(type.name)' is declared in another module")
    }
  }

  private mutating func all(_ types: [SwiftType], in file: FileID) -> Sendability {
    var doubt: Sendability?
    for type in types {
      let one = inferred(type, in: file)
      if one.answer.isNo { return one }
      if one.answer.isUnknown { doubt = doubt ?? one }
    }
    return doubt ?? Sendability(.yes, "all parts are 'Sendable'")
  }
}
