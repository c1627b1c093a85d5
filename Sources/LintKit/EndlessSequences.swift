import LintText

extension Pass {
  /// Whether an asynchronous sequence may go on for as long as the process lives, as notifications and published values
  /// do; `unknown` where its name does not tell.
  public func isEndless(_ sequence: Expr) -> Truth {
    switch sequence.withoutEffectMarkers.withoutNameSuffixes {
    case .functionCall(let call):
      switch call.calleeName {
      case .notifications?: return call.arguments.first?.label?.identifierText == "named" ? .yes : .unknown
      default: return Truth(named: call.calleeNameToken)
      }
    case .memberAccess(let member):
      if member.name == .values { return .yes }
      if case .declReference(let base)? = member.base?.withoutNameSuffixes, base.isSelf, let name = member.name,
        outlivesUse(of: name, at: member.node)
      {
        return .yes
      }
      return endsWithItsObject(member) ? .unknown : Truth(named: member.nameToken)
    case .declReference(let reference):
      if outlivesUse(of: reference.name, at: reference.node) { return .yes }
      return Truth(named: reference.nameToken)
    default: return .unknown
    }
  }

  /// Whether a property of the object around is a stream that no code of the object finishes but `deinit`: its
  /// continuation is kept in another property, which only yields.
  private func outlivesUse(of name: Name, at use: Node) -> Bool {
    guard outline.names.contains(.makeStream), let owner = objectType(around: use),
      let stream = index.property(named: name, of: owner), index.property(stream).flags.contains(.isLet),
      index.has(.stream, type(ofProperty: stream)), let continuation = continuation(madeWith: name, of: owner),
      index.property(continuation).flags.contains(.isFilePrivate)
    else { return false }
    return uses(ofProperty: continuation).allSatisfy { use in
      if use.role == .base, let member = use.parent.flatMap({ MemberAccessExpr($0) }), let asked = member.name {
        if asked == .finish { return use.enclosing(DeinitializerDecl.self) != nil }
        return asked == .yield || asked == Name(spelling: "onTermination")
      }
      return use.isMadeWithStream
    }
  }

  /// The property that gets the continuation: `(stream, continuation) = AsyncStream.makeStream(…)` of an initializer.
  private func continuation(madeWith stream: Name, of owner: DeclRef) -> DeclRef? {
    for node in tree.root.descendants(of: .functionCallExpr) {
      guard FunctionCallExpr(unchecked: node).calleeName == .makeStream,
        let sequence = node.parent.flatMap({ SequenceExpr($0) }),
        case .operand(.tuple(let pair))? = sequence.elements.first, objectType(around: node) == owner
      else { continue }
      let names = pair.elements.map { $0.expression?.lastName }
      guard names.count == 2, names[0] == stream, let name = names[1] else { continue }
      return index.property(named: name, of: owner)
    }
    return nil
  }

  /// Whether it is a stream of an object that a function has as a local, and the object's type finishes one: the work
  /// of the object comes to its end.
  private func endsWithItsObject(_ member: MemberAccessExpr) -> Bool {
    guard let base = member.base, case .declReference(let reference) = base,
      let names = localNames(around: member.node), case .local = names.resolution(of: reference),
      let owner = type(of: base).ownDeclaration, let name = member.name,
      let stream = index.property(named: name, of: owner),
      index.has(.stream, type(ofProperty: stream)), let declaration = looking(at: owner.file).whole(owner)
    else { return false }
    return declaration.descendants(of: .functionCallExpr).contains {
      FunctionCallExpr(unchecked: $0).calleeName == .finish
    }
  }
}

extension Truth {
  /// What the name of a sequence says about its end.
  fileprivate init(named token: TokenCursor?) {
    guard let text = token?.identifierText.lowercased() else {
      self = .unknown
      return
    }
    if ["group", "lines", "bytes", "characters"].contains(text) || text.hasSuffix("group") {
      self = .no
    } else {
      if ["existing", "initial", "stored", "cached", "past", "history"].contains(where: { text.includes($0) }) {
        self = .unknown
        return
      }
      let endless = ["updates", "events", "changes", "notifications", "observations", "ticks", "messages", "values"]
      self = endless.contains { text.hasSuffix($0) } ? .yes : .unknown
    }
  }
}

extension Node {
  /// Whether it is part of what `(stream, continuation) = AsyncStream.makeStream(…)` assigns to.
  fileprivate var isMadeWithStream: Bool {
    guard let tuple = ancestors.first(where: { $0.kind == .tupleExpr }), tuple.role == .element,
      let sequence = tuple.parent.flatMap({ SequenceExpr($0) })
    else { return false }
    var elements = sequence.elements
    guard elements.next()?.node == tuple, case .assignment? = elements.next(),
      case .operand(.functionCall(let call))? = elements.next()
    else { return false }
    return call.calleeName == .makeStream
  }
}
