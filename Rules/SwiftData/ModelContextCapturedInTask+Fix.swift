import LintKit

// How a closure gets a context of its own.

extension ModelContextCapturedInTask {
  /// Reads the container before the closure and creates a context in it, under the old name. Unsafe: that context does
  /// not see what the other one has not saved.
  static func fix(_ captured: CapturedUse, uses: [Node], named name: String, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let closure = ClosureExpr(captured.boundary), let context = pass.context(around: closure.node),
      !closure.introduces(name)
    else { return nil }
    let isolation = pass.index.isolation(ofContext: context).isolation
    let inside = uses.filter { $0.id > closure.node.id && $0.id < closure.node.subtreeEnd }
    let scope = ContextScope(node: closure.node, isolation: isolation, uses: inside)
    let isShared = inside.allSatisfy { use in
      use.kind != .closureCapture && pass.capture(of: use, below: closure.node, runningIn: isolation) == nil
    }
    guard isolation.isKnown, isShared, !scope.onlySaves, let statement = closure.node.statementAround,
      let declaration = statement.declarationAround,
      let container = pass.firstFree(
        of: [ContextNames.container(of: name) ?? "container", "container", "modelContainer", "sharedContainer"],
        in: declaration)
    else { return nil }

    var fix = FixBuilder(in: pass)
    // Inside of another closure `self` may have to be written.
    let needsSelf = statement.enclosingFunctionLike.map { $0.node != declaration } ?? true
    let source = needsSelf ? captured.use.text : name
    guard fix.bind(container, to: "\(source).container", for: closure) else { return nil }
    do throws(OpenCalls) {
      try fix.makeContext(of: container, isMain: isolation == .mainActor, named: name, in: scope, pass: pass)
    } catch {
      return nil
    }
    return fix.fix(.makeInside, .unsafe)
  }
}

extension ClosureExpr {
  /// Whether something in the closure has the name already.
  fileprivate func introduces(_ name: String) -> Bool {
    node.descendants.contains { inner in
      switch inner.kind {
      case .identifierPattern, .closureCapture, .functionParameter, .closureShorthandParameter:
        inner.tokens.contains { $0.kind == .identifier && $0.isSpelled(name) }
      default: false
      }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let makeInside: Message = "Capture the container and create a ModelContext in the closure"
}
