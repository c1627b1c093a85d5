import LintSyntax

private final class FunctionNames: AnswerTable {
  static let number = AnswerTableNumber()
  let mayBeFunctions = Memo<Name, Bool>()
  let arePropertiesOnActors = Memo<Name, Bool>()
}

extension ProjectIndex {
  /// Whether a name may be that of a function of the project, or of a property or global that may hold one.
  public func mayNameFunction(_ name: Name) -> Bool {
    answers(FunctionNames.self).mayBeFunctions(name) {
      declaresFunctions(named: name)
        || properties(named: name).contains { ref in
          let type = property(ref).type
          return type.isUnknown || functionTraits(type) != nil
        }
    }
  }

  /// Whether a function of this name gives back a function.
  public func mayReturnFunction(_ name: Name) -> Bool {
    functions(named: name).contains { functionTraits(LightType(FunctionDecl(node($0))?.returnType)) != nil }
  }

  /// Whether a parameter or variable with a written type is a function; a type that is not written may be one.
  public func mayBeFunction(_ written: TypeRef?) -> Bool {
    written.map { functionTraits(LightType($0)) != nil } ?? true
  }

  /// Whether a property of this name may be on an actor.
  public func mayBeOnActor(propertyNamed name: Name) -> Bool {
    answers(FunctionNames.self).arePropertiesOnActors(name) {
      properties(named: name).contains { ref in
        let isolation = isolation(ofProperty: ref).isolation
        return isolation.isOnActor || !isolation.isKnown
      }
    }
  }
}
