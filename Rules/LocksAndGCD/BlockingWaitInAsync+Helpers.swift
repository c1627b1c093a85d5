import LintKit

// Synchronous functions that block whatever path they take, and that asynchronous code calls.

extension BlockingWaitInAsync {
  /// Reports the wait in such a function, once for all callers.
  static func checkHelper(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.node.isOfFunctionItself, call.calleeName != .sync,
      let declaration = call.node.enclosing(FunctionDecl.self), let function = pass.function(at: declaration.node),
      !pass.index.takesPartInOverriding(function), pass.index.witnessedRequirements(of: function).isEmpty
    else { return }
    let callers = pass.callersOnPoolThread(of: function)
    guard let first = callers.first, let wait = pass.wait(by: call), !pass.isLock(call),
      !isHarmless(call, wait, in: pass), pass.isPassedAlways(call)
    else { return }
    let isolation = pass.index.isolation(ofContext: first.context).isolation
    let isInfo =
      pass.exempts(Exemption.process, wait == .process && isolation != .mainActor)
      || pass.exempts(Exemption.briefSleep, wait == .sleep && pass.isBriefSleep(call))
      || pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    let shown = String(decoding: call.node.bytesOfCallee(call), as: UTF8.self)
    pass.report(
      at: call.calleeRange,
      .helperBlocks(
        shown, wait, in: pass.index.function(function).name, isOnMainActor: isolation == .mainActor),
      severity: isInfo ? .info : wait.severity(isOnMainActor: isolation == .mainActor),
      notes: callers.prefix(mostNotes).map { pass.note(Message.called, at: $0.range, of: $0.context.file) })
  }

  /// More callers say nothing new.
  private static let mostNotes = 3
  fileprivate static let mostCallers = 64
}

/// A call of a function by asynchronous code.
private struct AsynchronousCaller {
  var context: BodyRef
  var range: Range<UInt32>
}

extension Pass {
  /// The calls that are certainly of a function, in code that runs on a thread of the pool or on an actor; none in
  /// tests and mocks.
  fileprivate func callersOnPoolThread(of function: DeclRef) -> [AsynchronousCaller] {
    var found: [AsynchronousCaller] = []
    for site in (index.callSites(of: function) ?? []).prefix(BlockingWaitInAsync.mostCallers)
    where site.isCertain && !index.isTest(site.call.file) {
      let record = index.call(site.call)
      let context = BodyRef(file: site.call.file, id: record.context)
      guard isOnPoolThread(context), let node = looking(at: site.call.file).node(ofCall: site.call),
        !exempts(BlockingWaitInAsync.Exemption.awaited, node.isAwaited),
        !looking(at: site.call.file).isSupportCode(node)
      else { continue }
      found.append(AsynchronousCaller(context: context, range: record.range))
    }
    return found
  }

  /// Whether it waits for a semaphore that may be a lock, as it is of the type, so that other functions signal it; or
  /// for one that the function has signalled itself.
  fileprivate func isLock(_ call: FunctionCallExpr) -> Bool {
    guard call.calleeName == .wait, let base = call.calleeBase else { return false }
    guard case .declReference(let reference) = base.withoutNameSuffixes, let names = localNames(around: base.node),
      case .local(let definition) = names.resolution(of: reference), let body = names.body(around: call.node)
    else { return true }
    return OwedLocal(definition, of: names).mentions.contains {
      $0.body == body && $0.node.id < call.node.id && ($0.member == .signal || $0.member == .leave)
    }
  }

  /// Whether each way through the function comes to the call.
  fileprivate func isPassedAlways(_ call: FunctionCallExpr) -> Bool {
    guard let graph = controlFlow(around: call.node) else { return false }
    return graph.hasPath(from: .entry, to: .exit(.any), avoiding: graph.places(of: call.node)) == .no
  }
}

extension Node {
  /// Whether the node is in the code of a synchronous function of a type or file, and in no closure of it.
  var isOfFunctionItself: Bool {
    guard case .function? = enclosingFunctionLike else { return false }
    return !mayBeAsynchronous
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let called = "asynchronous code calls it here"
}
