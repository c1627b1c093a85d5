/// What keeps it from being known where code runs, and who calls it.
extension Pass {
  /// What keeps the isolation of the code around a node from being known: the outermost closure of which it is not, or
  /// what that stands in.
  public func unknownIsolation(around node: Node) -> MissingFact {
    let answer = isolation(around: node)
    var closure: Node?
    for place in [node] + Array(node.enclosingNodes) where place.kind == .closureExpr {
      if isolation(around: place).isolation.isKnown { break }
      closure = place
    }
    if let macro = closure?.parent?.macroToken { return "isolation: of the closure of '#\(macro.identifierText)'" }
    let fact = MissingFact.isolation(answer, in: index)
    guard let closure, fact.modules.isEmpty, let around = closure.parent, isolation(around: around).isolation.isKnown
    else { return fact }
    if let callee = closure.callOfArgument?.calleeNameToken {
      return MissingFact("\(fact.text), in a closure of '\(callee.identifierText)'")
    }
    return closure.closureHolder.map { MissingFact("\(fact.text), in the closure '\($0.identifierText)'") } ?? fact
  }

  /// What keeps it from being known whether a closure leaves the isolation around it.
  public func unknownCrossing(of closure: Node) -> MissingFact {
    guard isolation(around: closure).isolation.isKnown else { return unknownIsolation(around: closure) }
    if let around = closure.parent, !isolation(around: around).isolation.isKnown {
      return unknownIsolation(around: around)
    }
    return .closure(closure)
  }

  /// What keeps it from being known where a function is called from.
  ///
  /// - Parameters: as of ``ProjectIndex/callers(of:passingOver:includingTests:)``.
  public func unknownCallers(
    of function: DeclRef, passingOver flags: CallRecord.Flags = [], includingTests: Bool = true
  ) -> MissingFact {
    let name = index.function(function).name
    guard let sites = index.callSites(of: function) else { return "callers: too many calls may be of '\(name)'" }
    for site in sites where includingTests || !index.isTest(site.call.file) {
      let call = index.call(site.call)
      if !call.flags.isDisjoint(with: flags) { continue }
      if !site.isCertain { return "callers: which '\(name)' a call means" }
      let around = index.isolation(ofContext: BodyRef(file: site.call.file, id: call.context))
      if around.isolation.isKnown { continue }
      let caller = looking(at: site.call.file)
      return caller.callsByCallee[call.range].map { caller.unknownIsolation(around: $0) }
        ?? .isolation(around, in: index)
    }
    if isUsedAsValue(function) { return "callers: the function is used as a value" }
    return "callers: none in the project"
  }

  /// What keeps it from being known whether values cross on their way into a function, see
  /// ``boundary(of:_:passingOver:where:)``.
  public func unknownBoundary(of function: DeclRef, _ answer: IsolationAnswer) -> MissingFact {
    answer.isolation.isKnown
      ? unknownCallers(of: function, includingTests: false) : .isolation(answer, in: index)
  }
}
