import LintKit

// Closures that a context of Core Data calls on its own queue.

private enum CoreDataNames {
  static let background = Name(spelling: "performBackgroundTask")
  /// What of Core Data calls a closure that does not say '@Sendable' on a queue of its own.
  static let calledOnQueue = [
    background, Name(spelling: "newBackgroundContext"), Name(spelling: "privateQueueConcurrencyType")
  ]
  static let main = [Name(spelling: "mainQueueConcurrencyType"), Name(spelling: "viewContext")]

  static let module = NameQuery([Name(spelling: "CoreData")])
  static let calls = NameQuery([background, Name(.perform)])
}

extension MainActorClosureToBackgroundCallback {
  static func mayUseContexts(_ file: FileOutline) -> Bool {
    file.mayContain(anyOf: CoreDataNames.module) && file.mayContain(anyOf: CoreDataNames.calls)
  }
}

extension Pass {
  /// The queue of a context that calls a closure given to it.
  func contextQueue(calling call: FunctionCallExpr) -> MainActorClosureToBackgroundCallback.Callee? {
    guard let name = call.calleeName, name == CoreDataNames.background || name == .perform,
      let base = call.calleeBase, MainActorClosureToBackgroundCallback.mayUseContexts(outline)
    else { return nil }
    if name == CoreDataNames.background { return .init(isOutsideMode6: true) }
    let isOther = exempts(MainActorClosureToBackgroundCallback.Exemption.mayBeMainContext, !isBackgroundContext(base))
    if !isOther { return .init(isOutsideMode6: true) }
    return backgroundArgument(for: base).map { .init(isOutsideMode6: true, note: $0) }
  }

  /// Whether a value is made in the project as a context with a queue of its own.
  private func isBackgroundContext(_ base: Expr) -> Bool {
    let declaration: Node?
    switch base.withoutNameSuffixes {
    case .declReference(let reference):
      guard let binding = binding(of: reference) else { return false }
      if case .property(let ref) = binding { return makesBackgroundContext(ref) }
      declaration = binding.node
    case .memberAccess(let member):
      guard let owner = member.base, let property = property(member.name, ofValue: owner) else {
        return base.node.makesBackgroundContext
      }
      return makesBackgroundContext(property)
    default: return base.node.makesBackgroundContext
    }
    return declaration?.child(.initializer)?.makesBackgroundContext ?? false
  }

  private func makesBackgroundContext(_ property: DeclRef) -> Bool {
    guard index.outline(property.file).mayContain(anyOf: MainActorClosureToBackgroundCallback.contexts) else {
      return false
    }
    return looking(at: property.file).whole(property)?.child(.initializer)?.makesBackgroundContext ?? false
  }

  private func property(_ name: Name?, ofValue value: Expr) -> DeclRef? {
    guard let name, let type = type(of: value).unwrapped.ownDeclaration else { return nil }
    return index.property(named: name, of: type)
  }

  /// The argument of a call of the function around, where the context is a parameter of it and the argument certainly
  /// has a queue of its own.
  private func backgroundArgument(for base: Expr) -> RawDiagnostic.Note? {
    guard case .declReference(let reference) = base.withoutNameSuffixes,
      case .parameter(let parameter)? = binding(of: reference),
      let declaration = parameter.node.ancestors.first(where: { $0.kind == .functionDecl }),
      let function = function(at: declaration), let sites = index.callSites(of: function)
    else { return nil }
    let label = parameter.label?.text
    for site in sites.prefix(16) where site.isCertain {
      let pass = looking(at: site.call.file)
      guard let call = pass.node(ofCall: site.call).flatMap({ FunctionCallExpr($0) }),
        let argument = call.arguments.first(where: { $0.label?.text == label })?.expression,
        pass.isBackgroundContext(argument)
      else { continue }
      return note("a context with a queue of its own is passed here", at: argument.node.range, of: site.call.file)
    }
    return nil
  }
}

extension MainActorClosureToBackgroundCallback {
  fileprivate static let contexts = NameQuery(CoreDataNames.calledOnQueue)
}

extension Node {
  fileprivate var makesBackgroundContext: Bool {
    var makes = false
    for token in tokens where token.kind == .identifier {
      if CoreDataNames.main.contains(token.name) { return false }
      if CoreDataNames.calledOnQueue.contains(token.name) { makes = true }
    }
    return makes
  }
}
