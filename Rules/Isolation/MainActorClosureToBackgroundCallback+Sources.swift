import LintKit

// Handlers of dispatch sources, which are called on the queue of the source.

private enum SourceNames {
  static let handlers = SDKTrait.callsBackOnQueue.nameIDs
  static let calls = NameQuery(handlers)
}

extension MainActorClosureToBackgroundCallback {
  static func mayHandleSources(_ file: FileOutline) -> Bool { file.mayContain(anyOf: SourceNames.calls) }
}

extension Pass {
  /// A dispatch source with a queue that is not the main one.
  ///
  /// Whether the handler's type is `@Sendable` differs between SDKs. The compiler then refuses what the closure does to
  /// isolated state, and that is what is reported; that mode 6 would stop the program is not known.
  func source(calling call: FunctionCallExpr) -> MainActorClosureToBackgroundCallback.Callee? {
    guard let name = call.calleeName, SourceNames.handlers.contains(name), let base = call.calleeBase,
      index.isBackgroundSource(
        base, in: localNames(around: base.node), memberOf: type(around: call.node), of: file)
    else { return nil }
    return .init(isOutsideMode6: false)
  }
}
