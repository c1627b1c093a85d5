import LintKit

// Closures that a publisher of Combine calls where it delivers.

private enum CombineNames {
  static let receive = Name(spelling: "receive")
  static let dataTask = Name(spelling: "dataTaskPublisher")
  static let sources = NameQuery([receive, dataTask])

  /// Operators that call their closure for what the publisher delivers.
  static let calling: Set<Name> = Set(
    [
      Name(.sink), Name(.handleEvents), Name(.map), Name(.compactMap), Name(.filter), Name(.flatMap)
    ]
      + ["tryMap", "tryCompactMap", "tryFilter", "scan", "tryScan", "mapError", "removeDuplicates"].map {
        Name(spelling: $0)
      })
  /// Of other functions with closures, only `handleEvents` has some that are called elsewhere.
  static let ofEvents: Set<String> = ["receiveOutput", "receiveCompletion"]
  /// Operators that deliver where what they are called on does.
  static let passing: Set<Name> =
    calling.subtracting([Name(.flatMap)])
    .union(
      [
        "replaceError", "replaceNil", "replaceEmpty", "decode", "encode", "eraseToAnyPublisher", "print", "first",
        "dropFirst", "last", "prefix", "setFailureType", "assertNoFailure", "retry", "ignoreOutput", "subscribe"
      ].map { Name(spelling: $0) })
}

extension MainActorClosureToBackgroundCallback {
  static func mayReceive(_ file: FileOutline) -> Bool { file.mayContain(anyOf: CombineNames.sources) }
  /// How many operators before a closure are followed; nobody writes longer chains.
  fileprivate static let mostOperators = 24
}

extension Pass {
  /// The publisher that calls a closure given to one of its operators off the main queue: after `receive(on:)` with
  /// another queue, or one of URLSession.
  func publisher(
    calling closure: ClosureExpr, of call: FunctionCallExpr
  ) -> MainActorClosureToBackgroundCallback.Callee? {
    guard let name = call.calleeName, CombineNames.calling.contains(name),
      MainActorClosureToBackgroundCallback.mayReceive(outline), call.givesValues(to: closure)
    else { return nil }
    let isSwift6 = index.settings(of: file).isSwift6.isYes
    if isSwift6, call.closures.first(where: { $0.isPlain })?.node != closure.node { return nil }
    var next = call.calleeBase
    for _ in 0..<MainActorClosureToBackgroundCallback.mostOperators {
      guard case .functionCall(let upstream)? = next?.withoutNameSuffixes, let name = upstream.calleeName,
        let base = upstream.calleeBase
      else { return nil }
      if name == CombineNames.receive { return scheduler(of: upstream) }
      if name == CombineNames.dataTask { return session(base, of: upstream) }
      guard CombineNames.passing.contains(name) else { return nil }
      // One finding for a chain: its first closure is the one that goes wrong.
      if isSwift6, CombineNames.calling.contains(name), upstream.closures.contains(where: { $0.isPlain }) { return nil }
      next = base
    }
    return nil
  }

  private func scheduler(of call: FunctionCallExpr) -> MainActorClosureToBackgroundCallback.Callee? {
    guard call.arguments.first?.label?.text == "on", let queue = call.arguments.first?.expression,
      index.functions(named: CombineNames.receive).isEmpty,
      index.isBackgroundQueue(
        queue, in: localNames(around: call.node), memberOf: type(around: call.node), of: file)
    else { return nil }
    return .init(
      isOutsideMode6: true, note: note("values are received on this queue", at: queue.node.range), isPublisher: true)
  }

  /// A session without a delegate's queue makes one.
  private func session(_ base: Expr, of call: FunctionCallExpr) -> MainActorClosureToBackgroundCallback.Callee? {
    guard index.functions(named: CombineNames.dataTask).isEmpty, base.isSharedSession || makesSession(base),
      let place = call.calleeNameToken?.range
    else { return nil }
    return .init(
      isOutsideMode6: true, note: note("the session delivers on a queue of its own", at: place), isPublisher: true)
  }

  private func makesSession(_ base: Expr) -> Bool {
    let names = localNames(around: base.node)
    guard let made = index.callMaking(base, in: names, memberOf: type(around: base.node), of: file) else {
      return false
    }
    return made.calleeName == .URLSession && made.arguments.first?.label?.text == "configuration"
      && !made.arguments.contains { $0.label?.text == "delegateQueue" }
  }
}

extension Expr {
  /// `URLSession.shared`
  fileprivate var isSharedSession: Bool {
    guard case .memberAccess(let member) = self, member.name == .shared else { return false }
    return member.base?.lastName == .URLSession
  }
}

extension FunctionCallExpr {
  fileprivate func givesValues(to closure: ClosureExpr) -> Bool {
    guard calleeName == .handleEvents else { return true }
    return arguments.contains {
      $0.expression?.node == closure.node && CombineNames.ofEvents.contains($0.label?.identifierText ?? "")
    }
  }

  fileprivate var closures: [ClosureExpr] {
    arguments.compactMap { argument in
      guard case .closure(let closure)? = argument.expression else { return nil }
      return closure
    } + [trailingClosure].compactMap { $0 } + additionalTrailingClosures.compactMap { $0.closure }
  }
}

extension ClosureExpr {
  /// Without attributes, so that it inherits the isolation of the code around.
  fileprivate var isPlain: Bool { signature?.attributes.isEmpty ?? true }
}
