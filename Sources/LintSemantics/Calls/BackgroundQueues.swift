import LintFlow
import LintSyntax

// Queues that are certainly not the main one: where they are made tells.

extension ProjectIndex {
  /// Whether a queue is made as one of the system's global queues, or as one of its own: in the expression, or where a
  /// constant is declared that it names. False where that is not known.
  ///
  /// - Parameters:
  ///   - names: of the code around the expression.
  ///   - type: that the code is a member of.
  public func isBackgroundQueue(_ queue: Expr, in names: LocalNames?, memberOf type: DeclRef?, of file: FileID) -> Bool
  {
    guard let made = callMaking(queue, in: names, memberOf: type, of: file) else { return false }
    return made.makesBackgroundQueue
  }

  /// Whether a source of events has been given such a queue for its handlers.
  public func isBackgroundSource(
    _ source: Expr, in names: LocalNames?, memberOf type: DeclRef?, of file: FileID
  ) -> Bool {
    guard let made = callMaking(source, in: names, memberOf: type, of: file),
      made.calleeBase?.lastName == .DispatchSource,
      let queue = made.arguments.first(where: { $0.label?.text == "queue" })?.expression
    else { return false }
    // The initial value of a property is code of the property's type.
    return isBackgroundQueue(queue, in: names, memberOf: type, of: file)
  }

  /// The call that makes a value: the expression itself, or the initial value of the constant that it names.
  public func callMaking(
    _ value: Expr, in names: LocalNames?, memberOf type: DeclRef?, of file: FileID
  ) -> FunctionCallExpr? {
    switch value.withoutNameSuffixes {
    case .functionCall(let made): return made
    case .declReference(let reference):
      guard let names, case .local(let definition) = names.resolution(of: reference) else {
        return initialCall(of: constant(named: reference.nameToken, memberOf: type, of: file))
      }
      guard names[definition].kind == .variable,
        let binding = names.node(of: definition).parent.flatMap({ PatternBinding($0) }),
        case .functionCall(let made)? = binding.initializer
      else { return nil }
      return made
    case .memberAccess(let member):
      guard case .declReference(let base)? = member.base?.withoutNameSuffixes, let name = member.name else {
        return nil
      }
      if base.isSelf || base.nameToken.text == "Self" {
        return initialCall(of: type.flatMap { property(name, of: $0) })
      }
      let owner = base.nameToken.beginsUppercase ? nominal(meaning(of: base.nameToken, at: base.node, in: file)) : nil
      return initialCall(of: owner.flatMap { property(name, of: $0) })
    default: return nil
    }
  }

  private func constant(named name: TokenCursor, memberOf type: DeclRef?, of file: FileID) -> DeclRef? {
    if let type, let found = property(name.name, of: type) { return found }
    let globals = globals(named: name.identifierText).filter {
      if $0.file == file { return true }
      return !property($0).flags.contains(.isFilePrivate) && moduleGraph.mayUse($0.file, from: file, of: self)
    }
    return globals.count == 1 ? globals[0] : nil
  }

  private func property(_ name: Name, of type: DeclRef) -> DeclRef? {
    extendedNominal(type).flatMap { property(named: name, of: $0) }
  }

  /// What is in a variable that others can set is not known.
  private func initialCall(of ref: DeclRef?) -> FunctionCallExpr? {
    guard let ref else { return nil }
    let record = property(ref)
    guard record.flags.contains(.isLet) || record.flags.contains(.isFilePrivate),
      case .functionCall(let made)? = PatternBinding(record.node)?.initializer
    else { return nil }
    return made
  }
}

extension FunctionCallExpr {
  /// `DispatchQueue.global(…)`, `DispatchQueue(label: …)` without a target, or `OperationQueue()`.
  fileprivate var makesBackgroundQueue: Bool {
    switch calleeName {
    case .global?:
      if case .memberAccess(let member)? = callee, member.base == nil { return true }
      return calleeBase?.lastName == .DispatchQueue
    case .DispatchQueue?:
      return calleeBase == nil && arguments.first?.label?.text == "label"
        && !arguments.contains { $0.label?.text == "target" }
    case .OperationQueue?: return calleeBase == nil && arguments.isEmpty
    default: return false
    }
  }
}
