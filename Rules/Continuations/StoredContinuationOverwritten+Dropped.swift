import LintKit

// A continuation that its object sets to `nil`: nothing can resume it any more.

extension StoredContinuationOverwritten {
  /// Reports `pending = nil` where nothing on the way there may have resumed the continuation.
  ///
  /// - Parameter place: where a continuation is stored. The property is checked at the first such place alone.
  static func checkDropped(_ stored: DeclRef, storedAt place: TokenCursor, of owner: DeclRef, in pass: Pass) {
    let property = pass.index.property(stored)
    let uses = pass.uses(ofProperty: stored)
    // What else is stored there is not followed.
    guard property.flags.contains(.isFilePrivate) || !pass.index.mayMention(property.nameID, outside: [pass.file]),
      case let stores = uses.filter({ $0.givenModels != nil && !$0.isSetToNil }), stores.count == 1,
      stores[0].range.contains(place.offset)
    else { return }
    let drops = uses.filter { use in
      use.isSetToNil && use.declarationAround?.kind == .functionDecl
    }
    if drops.isEmpty { return }
    let resuming = pass.functions(reaching: [property.nameID, Name(.resume)]) { $0.isSetToNil || $0.isComparedWithNil }
    for drop in drops {
      guard let function = drop.declarationAround.flatMap({ FunctionDecl($0) }), let name = function.nameToken?.name,
        let ref = pass.function(at: function.node)
      else { continue }
      if pass.exempts(Exemption.mayResume, resuming.contains(name))
        || pass.exempts(Exemption.callerMayResume, pass.isCalled(ref, byAnyOf: resuming))
      {
        continue
      }
      pass.report(
        at: drop.lastNameToken?.range ?? drop.range, .dropped(property.name, in: pass.index.function(ref).name))
    }
  }
}

extension Pass {
  /// The names of this file's functions whose code mentions one of some names, or calls such a function.
  ///
  /// - Parameter isHarmless: mentions that do not count.
  fileprivate func functions(reaching names: [Name], unless isHarmless: (Node) -> Bool) -> Set<Name> {
    var found: Set<Name> = []
    var open = names
    func add(_ node: Node) {
      for ancestor in node.ancestors {
        guard let name = FunctionDecl(ancestor)?.nameToken?.name, found.insert(name).inserted else { continue }
        open.append(name)
      }
    }
    // `if let pending` and `[pending]` are no expressions.
    for node in tree.root.descendants where node.kind == .optionalBindingCondition || node.kind == .closureCapture {
      if node.tokens.contains(where: { names.contains($0.name) }) { add(node) }
    }
    while let name = open.popLast() {
      for node in referencesByName.of([name]) where !isHarmless(node) { add(node) }
    }
    return found
  }

  /// Whether a function is called, directly or not, by code that mentions one of some functions of this file.
  fileprivate func isCalled(_ function: DeclRef, byAnyOf names: Set<Name>) -> Bool {
    var visited: Set<Name> = []
    var open = [Name(spelling: index.function(function).name)]
    while let name = open.popLast() {
      guard visited.insert(name).inserted else { continue }
      for node in referencesByName.of([name]) where node.isOfSelf {
        guard let caller = node.declarationAround.flatMap({ FunctionDecl($0) }) else {
          if node.declarationAround.map({ $0.mentions(anyOf: names) }) ?? true { return true }
          continue
        }
        guard let callerName = caller.nameToken?.name, !names.contains(callerName) else { return true }
        open.append(callerName)
      }
    }
    return (index.callSites(of: function) ?? []).contains { site in
      let other = looking(at: site.call.file)
      guard site.isCertain, let call = other.node(ofCall: site.call).flatMap({ FunctionCallExpr($0) }) else {
        return false
      }
      if site.call.file == file, call.callee?.node.isOfSelf ?? false { return false }
      return call.node.enclosingFunctionLike?.node.mentions(anyOf: names) ?? false
    }
  }
}

extension Node {
  /// `property = nil`
  fileprivate var isSetToNil: Bool {
    if case .nilLiteral? = givenModels { true } else { false }
  }

  /// `property == nil`, `property != nil`
  fileprivate var isComparedWithNil: Bool {
    guard let sequence = parent, sequence.kind == .sequenceExpr else { return false }
    let elements = Array(sequence.children(.element))
    guard elements.count == 3, elements[0] == self, elements[2].kind == .nilLiteralExpr else { return false }
    return elements[1].mainToken.text == "==" || elements[1].mainToken.text == "!="
  }

  /// `name` or `self.name`
  fileprivate var isOfSelf: Bool {
    guard let member = MemberAccessExpr(self) else { return kind == .declReferenceExpr }
    guard case .declReference(let base)? = member.base?.withoutNameSuffixes else { return false }
    return base.isSelf
  }

  fileprivate func mentions(anyOf names: Set<Name>) -> Bool { tokens.contains { names.contains($0.name) } }
}

extension Message {
  fileprivate static func dropped(_ property: String, in function: String) -> Message {
    "'\(function)' drops the continuation in '\(property)', and its caller waits for ever. Resume it first."
  }
}
