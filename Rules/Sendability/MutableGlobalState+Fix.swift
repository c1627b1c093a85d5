import LintKit

// `let` in the place of `var`, where that changes nothing for those who read it.

extension MutableGlobalState {
  static func fix(
    _ variable: VariableDecl, _ property: PropertyDeclaration, _ cause: GlobalStateCause, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard cause == .unassigned || cause == .computable, variable.bindings.count == 1,
      let binding = variable.bindings.first, let value = binding.initializer, binding.accessors == nil,
      property.attributes.isEmpty, property.flags.isDisjoint(with: [.isWeak, .isLazy]),
      pass.mayBeConstant(property)
    else { return nil }
    var fix = FixBuilder(in: pass)
    // Who may set it is no question any more.
    for modifier in variable.modifiers where modifier.detailToken?.isSpelled("set") == true {
      fix.remove(modifier.node.range.lowerBound..<modifier.node.lastToken.next.offset)
    }
    if cause == .computable {
      guard pass.isWitness(property) || pass.holdsValue(property), !value.isCalledClosure,
        let type = binding.type?.node.range.upperBound ?? binding.nameToken?.range.upperBound,
        let typeText = binding.type == nil ? pass.typeName(of: value, in: property) : ""
      else { return nil }
      fix.replace(type..<value.node.range.lowerBound, with: typeText.isEmpty ? " { " : ": \(typeText) { ")
      fix.insert(" }", at: value.node.range.upperBound)
      return fix.fix(.computed, .unsafe)
    }
    guard pass.index.sendability(of: pass.type(ofProperty: property.ref), in: pass.file).answer.isYes else {
      return nil
    }
    fix.replace(variable.node.mainToken.range, with: "let")
    return fix.fix(.constant, .safe)
  }
}

extension Expr {
  /// `{ … }()`
  fileprivate var isCalledClosure: Bool {
    guard case .functionCall(let call) = self else { return false }
    return call.node.child(.callee)?.kind == .closureExpr
  }
}

extension Pass {
  /// Whether a variable holds a structure or a case, of which a new one is as good as the last: no code can tell them
  /// apart, as they could objects.
  fileprivate func holdsValue(_ property: PropertyDeclaration) -> Bool {
    guard case .nominal(let nominal) = type(ofProperty: property.ref), let declaration = nominal.declaration else {
      return false
    }
    return [.struct, .enum].contains(index.type(declaration).kind)
  }

  /// The name of a variable's type where its value spells it: `Schema.Version` of `Schema.Version(1, 0, 0)`.
  fileprivate func typeName(of value: Expr, in property: PropertyDeclaration) -> String? {
    guard case .functionCall(let call) = value, let callee = call.node.child(.callee),
      case .nominal(let nominal) = type(ofProperty: property.ref), nominal.arguments.isEmpty,
      callee.lastToken.isSpelled(nominal.name),
      callee.tokens.allSatisfy({ $0.kind == .identifier || $0.kind == .period })
    else { return nil }
    return String(callee.text)
  }
}

extension Pass {
  /// Whether nothing in the project assigns to a variable, and no protocol may require that something can.
  func mayBeConstant(_ property: PropertyDeclaration) -> Bool {
    if let owner = property.owner {
      // Extensions of other modules' types have no requirements to meet, but may be told of conformances elsewhere.
      if let type = index.extendedNominal(owner), !type.isOfSDK,
        index.hasUnknownSupertypes(type) || index.isRequiredSettable(property.nameID, of: type)
      {
        return false
      }
    }
    if !index.isWhole { return false }
    if property.flags.contains(.isFilePrivate) { return !mayAssign(to: property) }
    let (query, isObject) = (NameQuery([property.nameID]), holdsObject(property))
    func mayChange(in other: FileID) -> Bool {
      other == file || index.mayChange(property.nameID, in: other, besidesByMethods: isObject)
    }
    return index.files.indices.map { FileID($0) }.allSatisfy { other in
      !index.outline(other).mayContain(anyOf: query) || !mayChange(in: other)
        || !looking(at: other).mayAssign(to: property)
    }
  }

  func mayBeWitness(_ property: PropertyDeclaration) -> Bool {
    guard let type = property.owner.flatMap({ index.extendedNominal($0) }) else { return false }
    return index.mayBeRequired(property.nameID, of: type)
  }

  /// Whether a protocol requires a property of this name.
  func isWitness(_ property: PropertyDeclaration) -> Bool {
    guard let type = property.owner.flatMap({ index.extendedNominal($0) }) else { return false }
    return index.isRequired(property.nameID, of: type)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let constant: Message = "Replace 'var' with 'let'"
  fileprivate static let computed: Message = "Make it computed"
}
