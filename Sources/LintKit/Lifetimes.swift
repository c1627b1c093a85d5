/// How long objects live.
extension Pass {
  /// Whether all objects of a class live as long as the program, as far as the project makes them: static and global
  /// variables keep them, or the application and its delegate.
  ///
  /// Ask it last, of a finding: files that name the class are read again.
  public func livesAsLongAsProgram(_ type: DeclRef) -> Bool {
    guard index.isWhole, !index.type(type).flags.contains(.isPublic) else { return false }
    if let known = others.permanent[type] { return known }
    let answer = isOnlyMadeForGood(type)
    others.permanent[type] = answer
    return answer
  }

  private func isOnlyMadeForGood(_ type: DeclRef) -> Bool {
    let name = Name(spelling: index.type(type).name)
    let query = NameQuery([name])
    // `static let shared: Store = .init()`
    var isKept = index.properties(in: type).contains {
      index.property($0).flags.contains(.isStatic) && self.type(ofProperty: $0).unwrapped.ownDeclaration == type
    }
    for file in index.files.indices.map({ FileID($0) }) where index.outline(file).mayContain(anyOf: query) {
      let pass = looking(at: file)
      if pass.isTest || pass.isSupportFile { continue }
      for node in pass.referencesByName.of([name]) {
        guard let call = node.callThatMakes, !pass.isSupportCode(call) else { continue }
        guard pass.isMadeForGood(call) else { return false }
        isKept = true
      }
    }
    return isKept
  }

  /// Whether the program keeps what a call makes: the value of a static or global variable, of one in top-level code or
  /// in `main`, or of a property of the application.
  private func isMadeForGood(_ call: Node) -> Bool {
    var value = call
    for ancestor in call.ancestors {
      switch ancestor.kind {
      case .tryExpr, .awaitExpr: value = ancestor
      case .patternBinding:
        guard PatternBinding(unchecked: ancestor).initializer?.node == value else { return false }
        guard let ref = property(at: ancestor) else { return isInMain(ancestor) }
        let property = index.property(ref)
        guard let owner = property.owner.flatMap({ index.extendedNominal($0) }) else { return true }
        return property.flags.contains(.isStatic) || isApplication(owner)
      case .sequenceExpr:
        guard case .declReference(let target)? = ancestor.assigned(value),
          case .property(let ref)? = binding(of: target)
        else { return false }
        return index.property(ref).owner.flatMap { index.extendedNominal($0) }.map { isApplication($0) } ?? true
      default: return false
      }
    }
    return false
  }

  private func isInMain(_ variable: Node) -> Bool {
    guard let function = variable.ancestors.first(where: { FunctionLike.accepts($0.kind) }) else { return true }
    return function.kind == .functionDecl && function.mainToken.text == "main"
      && type(around: function).flatMap { index.extendedNominal($0) }.map { isApplication($0) } ?? false
  }

  private func isApplication(_ type: DeclRef) -> Bool {
    if index.type(type).attributes.contains(where: { $0.name == "main" || $0.name.hasSuffix("ApplicationMain") }) {
      return true
    }
    return index.inherits(type, fromSDKWith: .application).isYes
  }
}

extension Node {
  /// The call `Name(…)` or `Name.init(…)` of which the node is the name.
  fileprivate var callThatMakes: Node? {
    guard kind == .declReferenceExpr, let parent else { return nil }
    if role == .callee { return parent.kind == .functionCallExpr ? parent : nil }
    guard role == .base, let member = MemberAccessExpr(parent), member.nameToken?.kind == .`init`,
      member.node.role == .callee
    else { return nil }
    return member.node.parent
  }

  /// What a sequence assigns a value to.
  fileprivate func assigned(_ value: Node) -> Expr? {
    var elements = SequenceExpr(unchecked: self).elements
    guard case .operand(let target)? = elements.next(), case .assignment? = elements.next(),
      elements.next()?.node == value
    else { return nil }
    return target
  }
}
