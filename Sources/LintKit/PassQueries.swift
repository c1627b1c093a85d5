/// Semantic questions about places of the file.
extension Pass {
  /// The innermost function, accessor, closure or initial value that a node stands in or is.
  public func context(around node: Node) -> BodyRef? {
    contexts.find(from: node, otherwise: nil) { [bodies] node in
      bodies.context(at: node).map { .some(BodyRef(file: file, id: $0)) }
    }
  }

  /// What calls the closures that a call is given on no actor; `nil` where that is not known.
  public func backgroundCallee(of call: FunctionCallExpr) -> (function: DeclRef, place: Range<UInt32>)? {
    guard let name = call.calleeName, index.hasBackgroundCallee(named: name) else { return nil }
    return index.call(withCallee: call.calleeRange, in: file, tree: tree).flatMap { index.backgroundCallee(of: $0) }
  }

  /// Where the code of a node runs, and why.
  public func isolation(around node: Node) -> IsolationAnswer {
    if let function = functionRunning(node) { return index.isolation(ofFunction: function) }
    guard let context = context(around: node) else { return IsolationAnswer(.unknown, []) }
    return index.isolation(ofContext: context)
  }

  /// Whether the code of a node may suspend.
  public func isAsync(around node: Node) -> Truth {
    if let function = functionNodeRunning(node) { return Truth(function.flags.contains(.async)) }
    guard let context = context(around: node) else { return .unknown }
    if let known = asynchronousContexts[context.id] { return known }
    let answer = index.isAsync(context)
    asynchronousContexts[context.id] = answer
    return answer
  }

  /// The function that runs a node, where neither a closure nor an accessor stands between: then nothing else of the
  /// file matters.
  private func functionRunning(_ node: Node) -> DeclRef? {
    functionNodeRunning(node).flatMap { index.declaration(of: $0, in: file) }
  }

  private func functionNodeRunning(_ node: Node) -> Node? {
    runningFunctions.find(from: node, otherwise: nil) { candidate in
      switch candidate.kind {
      case .functionDecl, .initializerDecl, .deinitializerDecl: return .some(candidate)
      case .closureExpr, .accessorBlock, .accessorDecl, .functionParameter, .subscriptDecl: return .some(nil)
      case .patternBinding:
        // A local variable's value is part of the code around.
        guard let variable = candidate.parent, variable.role == .statement, variable.parent?.kind == .codeBlock else {
          return .some(nil)
        }
        return nil
      default: return nil
      }
    }
  }

  /// The nearest function, initializer, deinitializer or subscript around a node, looking through closures and
  /// accessors.
  public func function(around node: Node) -> DeclRef? {
    for ancestor in node.enclosingNodes {
      if let found = function(at: ancestor) { return found }
      if type(at: ancestor) != nil { return nil }
    }
    return nil
  }

  /// The type or extension that a node stands directly or indirectly in.
  public func type(around node: Node) -> DeclRef? {
    for ancestor in node.enclosingNodes {
      if let found = type(at: ancestor) { return found }
    }
    return nil
  }

  /// The node of a call, in the tree of its whole file.
  public func node(ofCall ref: BodyRef) -> Node? { looking(at: ref.file).callsByCallee[index.call(ref).range] }

  /// The function, initializer, deinitializer or subscript that this node of the file declares.
  public func function(at node: Node) -> DeclRef? {
    switch node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: index.declaration(of: node, in: file)
    default: nil
    }
  }

  /// The type or extension that this node of the file declares.
  public func type(at node: Node) -> DeclRef? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      index.declaration(of: node, in: file)
    default: nil
    }
  }

  /// The property or global variable that this binding declares.
  public func property(at node: Node) -> DeclRef? {
    node.kind == .patternBinding ? index.property(at: node, in: file) : nil
  }

  /// Whether a node is only run for previews: `#Preview { }`, a `PreviewProvider` or a `PreviewModifier`.
  public func isInPreview(_ node: Node) -> Bool {
    guard
      outline.names.contains(.Preview) || outline.names.contains(.PreviewProvider)
        || outline.mayContain(anyOf: Self.previewModifier)
    else { return false }
    for ancestor in node.enclosingNodes {
      if let macro = MacroExpansionExpr(ancestor), macro.name == .Preview { return true }
      if let macro = MacroExpansionDecl(ancestor), macro.name == .Preview { return true }
      if let type = type(at: ancestor),
        index.type(type).inherited.contains(where: { $0 == "PreviewProvider" || $0 == "PreviewModifier" })
      {
        return true
      }
    }
    return false
  }

  private static let previewModifier = NameQuery([Name(spelling: "PreviewModifier")])
}
