import LintKit

extension Pass {
  /// Whether a statement before has awaited code that reads to the end of some output: then the process has closed it,
  /// as one that ends does.
  func isAfterAwaitedReading(_ wait: Node) -> Bool {
    referencesByName.of(Self.readers).contains { $0.id < wait.id && $0.isAwaited(before: wait) }
  }

  private static let readers: Set<Name> = [Name(spelling: "readDataToEndOfFile"), Name(spelling: "readToEnd")]

  /// Whether a task that the same code has started is to end the process: it needs a thread, too.
  func isEndedByTask(_ wait: FunctionCallExpr) -> Bool {
    guard case .declReference(let reference)? = wait.calleeBase, let names = localNames(around: wait.node),
      case .local(let definition) = names.resolution(of: reference), let body = names.body(around: wait.node)
    else { return false }
    let process = OwedLocal(definition, of: names)
    return process.bodies(in: body, mentioning: { Self.ends.contains($0.member ?? .noName) }).contains { child in
      ClosureExpr(names.node(of: child)).map { taskConstruct(ofBody: $0) != nil } ?? false
    }
  }

  private static let ends: Set<Name> = [Name(spelling: "terminate"), Name(spelling: "interrupt")]
}

extension BlockingWaitInAsync {
  /// Awaits the end of a process that the statement before starts, in a continuation that its termination handler
  /// resumes.
  static func awaitingEnd(of wait: FunctionCallExpr, in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt {
    guard let process = wait.calleeBase?.node.text,
      let start = wait.node.parent?.children(.statement).reduce(nil, { $1.id < wait.node.id ? $1 : $0 }),
      let attempt = TryExpr(start), !attempt.isOptional, !attempt.isForced,
      case .functionCall(let run)? = attempt.operand, run.calleeName == .run,
      run.arguments.isEmpty, run.lastClosure == nil, run.calleeBase?.node.text == process
    else { throw NoFix("the process is not started by the statement before, 'try process.run()'") }
    if wait.node.enclosingFunctionLike?.node.tokens.contains(where: { $0.isSpelled("terminationHandler") }) ?? true {
      throw NoFix("the process has a termination handler already")
    }
    var fix = FixBuilder(in: pass)
    let (margin, unit) = (fix.margin(of: start), fix.indentation)
    let lines = [
      "try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in",
      "\(unit)\(process).terminationHandler = { _ in continuation.resume() }",
      "\(unit)do {", "\(unit)\(unit)try \(process).run()", "\(unit)} catch {",
      "\(unit)\(unit)continuation.resume(throwing: error)", "\(unit)}", "}"
    ]
    fix.replace(start.range, with: lines.joined(separator: "\n" + margin))
    fix.remove(statement: wait.node)
    return fix.fix(.awaitEnd, .unsafe)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let awaitEnd: Message = "Await the end of the process in its 'terminationHandler'"
}

extension Node {
  /// Whether the node is part of a statement, which comes before another node in the same body and awaits it.
  fileprivate func isAwaited(before other: Node) -> Bool {
    var awaits = false
    var child = self
    for ancestor in ancestors {
      switch child.kind {
      case .awaitExpr: awaits = true
      case .closureExpr, .functionDecl: awaits = false
      default: break
      }
      if child.role == .statement, ancestor.id < other.id, other.id < ancestor.subtreeEnd {
        return awaits && ancestor.nearestBody == other.nearestBody
      }
      child = ancestor
    }
    return false
  }

  private var nearestBody: Node? {
    kind == .closureExpr ? self : ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl }
  }
}
