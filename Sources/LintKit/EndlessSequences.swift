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
      return endsWithItsObject(member) ? .unknown : Truth(named: member.nameToken)
    case .declReference(let reference): return Truth(named: reference.nameToken)
    default: return .unknown
    }
  }

  /// Whether it is a stream of an object that a function has as a local, and the object's type finishes one: the work
  /// of the object comes to its end.
  private func endsWithItsObject(_ member: MemberAccessExpr) -> Bool {
    guard let base = member.base, case .declReference(let reference) = base,
      let names = localNames(around: member.node), case .local = names.resolution(of: reference),
      let owner = type(of: base).ownDeclaration, let name = member.name,
      let stream = index.property(named: name, of: owner),
      let streamed = type(ofProperty: stream).standardName, ["AsyncStream", "AsyncThrowingStream"].contains(streamed),
      let declaration = looking(at: owner.file).whole(owner)
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
