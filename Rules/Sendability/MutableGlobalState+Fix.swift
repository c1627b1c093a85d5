import LintKit
import LintText

// `let` in the place of `var`, or a computed variable, where nothing in the project assigns to it.

extension MutableGlobalState {
  static func fix(
    _ variable: VariableDecl, _ property: PropertyDeclaration, _ cause: GlobalStateCause, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    if cause == .settableByClients { throw NoFix("clients of the module may assign to '\(property.name)'") }
    guard cause == .unassigned || cause == .computable else { return nil }
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.initializer != nil || cause == .unassigned && binding.isNilWithoutValue
    else { throw NoFix("the declaration has several variables, or no value") }
    guard binding.accessors == nil, property.attributes.isEmpty,
      property.flags.isDisjoint(with: [.isWeak, .isLazy])
    else { throw NoFix("'\(property.name)' has observers, an attribute or a modifier that a constant cannot have") }
    try pass.checkMayBeConstant(property)
    var fix = FixBuilder(in: pass)
    // Who may set it is no question any more.
    for modifier in variable.modifiers where modifier.detailToken?.isSpelled("set") == true {
      fix.remove(modifier.node.range.lowerBound..<modifier.node.lastToken.next.offset)
    }
    if cause == .computable, let value = binding.initializer {
      try pass.makeComputed(property, binding, value, with: &fix)
      return fix.fix(.computed, .unsafe)
    }
    let sendability = pass.index.sendability(of: pass.type(ofProperty: property.ref), in: pass.file).answer
    fix.replace(variable.node.mainToken.range, with: "let")
    if binding.initializer == nil { fix.insert(" = nil", at: binding.node.range.upperBound) }
    // Where it is not known whether the value can be shared, nothing replaces it at least.
    return fix.fix(.constant, sendability.isYes ? .safe : .unsafe)
  }
}

extension Pass {
  /// Replaces the value of a variable by a getter that makes it.
  fileprivate func makeComputed(
    _ property: PropertyDeclaration, _ binding: PatternBinding, _ value: Expr, with fix: inout FixBuilder
  ) throws(NoFix) {
    guard isWitness(property) || holdsValue(property), !mayBeObject(type(ofProperty: property.ref)) else {
      throw NoFix("code may rely on getting the same object from '\(property.name)' each time")
    }
    guard !value.isCalledClosure else {
      throw NoFix("the closure that makes '\(property.name)' would run for each use")
    }
    guard let type = binding.type?.node.range.upperBound ?? binding.nameToken?.range.upperBound,
      let typeText = binding.type == nil ? typeName(of: value, in: property) : ""
    else { throw NoFix("the type of '\(property.name)' is not written, and a computed variable needs it") }
    let opening = typeText.isEmpty ? " {" : ": \(typeText) {"
    let lines = fix.text(value.node.range).replacingAll("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let length = fix.column(of: type) + opening.count + fix.text(value.node.range).count + 3
    if lines.count == 1, length <= FixBuilder.lineLength {
      fix.replace(type..<value.node.range.lowerBound, with: opening + " ")
      fix.insert(" }", at: value.node.range.upperBound)
      return
    }
    if value.node.tokens.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\n")) }) {
      throw NoFix("a literal of several lines would have to be indented")
    }
    let margin = binding.node.parent.map { fix.margin(of: $0) } ?? ""
    let body = lines.enumerated().map { number, line in
      line.isEmpty ? "" : (number == 0 ? margin : "") + fix.indentation + line
    }
    fix.replace(
      type..<value.node.range.upperBound, with: "\(opening)\n\(body.joined(separator: "\n"))\n\(margin)}")
  }

  /// - Throws: where something in the project may assign to a variable, or a protocol may require that it can.
  fileprivate func checkMayBeConstant(_ property: PropertyDeclaration) throws(NoFix) {
    if !index.isWhole { throw NoFix("a file that could not be analysed may assign to '\(property.name)'") }
    if let type = property.owner.flatMap({ index.extendedNominal($0) }), !type.isOfSDK {
      if index.hasUnknownSupertypes(type) {
        throw NoFix("what '\(index.type(type).name)' conforms to is not known, and may require a setter")
      }
      if index.isRequiredSettable(property.nameID, of: type) {
        throw NoFix("a protocol requires that '\(property.name)' can be set")
      }
    }
    if !mayBeConstant(property) { throw NoFix("code in another file may assign to '\(property.name)'") }
  }
}

extension PatternBinding {
  /// A variable of an optional type is `nil` where no value is written.
  var isNilWithoutValue: Bool {
    guard initializer == nil, accessors == nil, case .optional? = type else { return false }
    return true
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
    guard case .nominal(let nominal) = type(ofProperty: property.ref).unwrapped,
      let declaration = nominal.declaration
    else { return false }
    return [.struct, .enum].contains(index.type(declaration).kind)
  }

  /// Whether a value is an object, which code can tell from another one, or has some: a class, whatever conforms to a
  /// protocol, and arrays of those.
  func mayBeObject(_ type: SwiftType) -> Bool {
    switch type.unwrapped {
    case .nominal(let nominal):
      nominal.declaration.map { [.class, .actor].contains(index.type($0).kind) } ?? false
        || nominal.arguments.contains { mayBeObject($0) }
    case .existential, .opaque: true
    default: false
    }
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
    return index.isWhole && !mayAssign(to: property) && !mayAssignElsewhere(to: property)
  }

  /// Whether code of another file of the project may assign to a variable.
  func mayAssignElsewhere(to property: PropertyDeclaration) -> Bool {
    let isObject = holdsObject(property)
    return filesNaming(property).contains { other in
      index.mayChange(property.nameID, in: other, besidesByMethods: isObject)
        && looking(at: other).mayAssign(to: property)
    }
  }

  /// Whether another file gives the address of a variable to what identifies things by it.
  func isKeyElsewhere(_ property: PropertyDeclaration) -> Bool {
    filesNaming(property).contains { looking(at: $0).isKey(property) }
  }

  /// The other files that may name a variable.
  private func filesNaming(_ property: PropertyDeclaration) -> [FileID] {
    if property.flags.contains(.isFilePrivate) { return [] }
    return index.users(of: file, mentioning: property.nameID).filter { $0 != file }
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

  /// Whether a protocol of the project requires that a static variable can be set.
  func isSettableWitness(_ property: PropertyDeclaration) -> Bool {
    guard let type = property.owner.flatMap({ index.extendedNominal($0) }), !type.isOfSDK else { return false }
    return index.isRequiredSettable(property.nameID, of: type, byStaticRequirement: true)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let constant: Message = "Replace 'var' with 'let'"
  fileprivate static let computed: Message = "Make it computed"
}
