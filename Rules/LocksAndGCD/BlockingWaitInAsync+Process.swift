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
