import LintText

/// What keeps other code out while some code runs.
public enum CodeGuard: Sendable, Hashable {
  /// A lock or a queue.
  case lock
  /// What may be one: by its name, as a lock that is taken elsewhere in the function, by a comment.
  case mayBeLock
  /// The actor that the code is isolated to.
  case actor
}

/// The calls of a file that take a lock, in source order, and what is known of functions and properties that are used
/// under one.
struct GuardedCode {
  private var locks: [UInt32] = []
  /// The calls that take a lock, and those that give one back before the code goes on.
  private var changes: [(node: UInt32, takes: Bool)] = []
  fileprivate var functions: [DeclRef: Bool] = [:]

  init(in tree: SyntaxTree) {
    for node in tree.root.descendants(of: FunctionCallExpr.kind) {
      let call = FunctionCallExpr(unchecked: node)
      if call.mayTakeLock { locks.append(node.id) }
      if call.takesLock { changes.append((node.id, true)) }
      if call.givesLockBack, node.enclosing(DeferStmt.self) == nil { changes.append((node.id, false)) }
    }
  }

  fileprivate func takesLock(within node: Node) -> Bool {
    let next = locks.partitioningIndex { $0 >= node.id }
    return next < locks.count && locks[next] < node.subtreeEnd
  }

  /// Whether the last of those calls in front of a node, in the same function, takes a lock.
  fileprivate func holdsLock(at node: Node, in function: Node) -> Bool {
    let next = changes.partitioningIndex { $0.node >= node.id }
    return next > 0 && changes[next - 1].node >= function.id && changes[next - 1].takes
  }
}

extension Pass {
  /// What guards the state that code at a node uses; `nil` where nothing is seen to.
  ///
  /// Must over-approximate: any lock that the function takes, anywhere, counts as ``CodeGuard/mayBeLock``, and so does
  /// what only looks like one by its name.
  public func codeGuard(of node: Node) -> CodeGuard? { codeGuard(of: node, depth: 8) }

  private func codeGuard(of node: Node, depth: Int) -> CodeGuard? {
    var function: Node?
    for ancestor in node.enclosingNodes {
      if type(at: ancestor) != nil { break }
      switch ancestor.kind {
      case .closureExpr:
        guard let call = ancestor.callOfArgument else { continue }
        if call.runsUnderLock { return .lock }
        if runsUnderLock(call) { return .mayBeLock }
      case .functionDecl, .accessorBlock, .initializerDecl, .deinitializerDecl:
        if depth > 0, let calls = callsOfLocal(ancestor), !calls.isEmpty,
          calls.allSatisfy({ codeGuard(of: $0, depth: depth - 1) != nil })
        {
          return .mayBeLock
        }
        function = ancestor
      default: break
      }
    }
    if let function {
      if guardedCode.holdsLock(at: node, in: function) { return .lock }
      if guardedCode.takesLock(within: function) { return .mayBeLock }
      switch function.kind {
      case .functionDecl: if isCalledUnderLock(FunctionDecl(unchecked: function), depth) { return .mayBeLock }
      case .accessorBlock: if isUsedUnderLock(function, depth) { return .mayBeLock }
      default: break
      }
    }
    return isOnActor(node) ? .actor : nil
  }

  /// The uses of a function that is declared in another one; `nil` of others.
  private func callsOfLocal(_ function: Node) -> [Node]? {
    guard function.kind == .functionDecl, function.role == .statement, let names = localNames(around: function),
      let definition = names.definition(at: function)
    else { return nil }
    return names.uses(of: definition).map { names.node(of: $0) }.filter { !function.contains($0) }
  }

  /// Whether code runs on an actor, or in a closure that code on one runs in place.
  private func isOnActor(_ node: Node) -> Bool {
    guard var context = context(around: node) else { return false }
    while !index.isolation(ofContext: context).isolation.isOnActor {
      guard index.runsInPlace(context), let parent = index.parent(of: context) else { return false }
      context = parent
    }
    return true
  }

  /// Whether code in a closure runs while that holds a lock, or on a queue that the closure hands it to.
  public func isUnderLock(_ node: Node, within closure: Node) -> Bool {
    if guardedCode.takesLock(within: closure) { return true }
    return node.ancestors.prefix { $0 != closure }.contains {
      $0.kind == .closureExpr && ($0.callOfArgument.map { runsUnderLock($0) } ?? false)
    }
  }

  /// Whether a call runs its closure under a lock or on a queue: by its name, or as a method of the type that does.
  private func runsUnderLock(_ call: FunctionCallExpr) -> Bool {
    if call.mayRunUnderLock { return true }
    if let base = call.calleeBase {
      guard case .declReference(let reference) = base, reference.isSelf else { return false }
    }
    guard let name = call.calleeName, let owner = type(around: call.node).flatMap({ index.extendedNominal($0) }) else {
      return false
    }
    return index.functions(named: name).contains { helper in
      guard helper.file == file, index.nominalOwner(of: helper) == owner, let body = whole(helper) else { return false }
      return guardedCode.takesLock(within: body)
        || body.descendants(of: FunctionCallExpr.kind).contains { FunctionCallExpr(unchecked: $0).mayRunUnderLock }
    }
  }

  /// Whether a function is for callers that hold the lock: by its name or a comment, or as all calls of a private one
  /// do.
  private func isCalledUnderLock(_ function: FunctionDecl, _ depth: Int) -> Bool {
    if function.nameToken?.identifierText.asksForLock == true || function.node.isExplainedAsGuarded { return true }
    guard depth > 0, let ref = self.function(at: function.node), index.isClosedInFile(ref) else { return false }
    if let known = guardedCode.functions[ref] { return known }
    guardedCode.functions[ref] = false
    // What is called on something else by that name is seldom the private method.
    let calls = (index.callSites(of: ref) ?? []).filter(\.isCertain).compactMap { site in
      site.call.file == file ? node(ofCall: site.call).flatMap { FunctionCallExpr($0) } : nil
    }.filter { $0.calleeBase.map { $0.withoutNameSuffixes.node.text == "self" } ?? true }
    let answer =
      !calls.isEmpty
      && calls.allSatisfy { isInInitializer($0.node) || codeGuard(of: $0.node, depth: depth - 1) != nil }
    guardedCode.functions[ref] = answer
    return answer
  }

  /// Whether all uses of a private computed property are for code that holds the lock.
  private func isUsedUnderLock(_ accessors: Node, _ depth: Int) -> Bool {
    guard depth > 0, let ref = accessors.parent.flatMap({ property(at: $0) }),
      index.property(ref).flags.contains(.isFilePrivate)
    else { return false }
    if let known = guardedCode.functions[ref] { return known }
    guardedCode.functions[ref] = false
    let uses = uses(ofProperty: ref)
    let answer =
      !uses.isEmpty && uses.allSatisfy { isInInitializer($0) || codeGuard(of: $0, depth: depth - 1) != nil }
    guardedCode.functions[ref] = answer
    return answer
  }

  /// Whether code is part of an initializer or `deinit`, where nothing else has the object yet or any more.
  public func isInInitializer(_ node: Node) -> Bool {
    guard let function = function(around: node) else { return false }
    switch index.function(function).kind {
    case .initializer, .deinitializer: return context(around: node).map { runsAsPartOfFunction($0) } ?? false
    case .function, .subscript: return false
    }
  }
}

extension FunctionCallExpr {
  fileprivate var takesLock: Bool {
    switch calleeName {
    case .lock?: lastClosure == nil && arguments.isEmpty
    case .os_unfair_lock_lock?, .pthread_mutex_lock?: true
    default: triesLock
    }
  }

  /// `lock.try()`, `lock.lock(before: date)`, `lock.lockIfAvailable()`, `os_unfair_lock_trylock(&lock)`
  private var triesLock: Bool {
    guard let token = calleeNameToken, lastClosure == nil else { return false }
    switch token.identifierText {
    case "try": return arguments.isEmpty && calleeBase?.lastNameToken?.identifierText.isNameOfGuard ?? false
    case "lock": return arguments.first?.label?.identifierText == "before"
    case "lockIfAvailable": return arguments.isEmpty
    case "os_unfair_lock_trylock", "pthread_mutex_trylock": return true
    default: return false
    }
  }

  fileprivate var givesLockBack: Bool {
    switch calleeName {
    case .unlock?, .os_unfair_lock_unlock?, .pthread_mutex_unlock?: true
    default: false
    }
  }

  /// `lock.withLock { }`, `queue.sync { }`
  fileprivate var runsUnderLock: Bool {
    switch calleeName {
    case .withLock?, .withLockUnchecked?: true
    case let name? where Self.tryingLocks.contains(name): true
    case .sync?: calleeBase?.lastNameToken?.identifierText.isNameOfGuard ?? false
    default: false
    }
  }

  private static let tryingLocks = SDKTrait.triesLock.nameIDs

  /// `lock()`, `wait()`, `os_unfair_lock_lock(&lock)`, or a check that the right thread runs.
  fileprivate var mayTakeLock: Bool {
    guard let token = calleeNameToken, !token.beginsUppercase, lastClosure == nil else { return false }
    switch token.name {
    case .lock, .wait, .os_unfair_lock_lock, .pthread_mutex_lock, .dispatchPrecondition: return true
    default: break
    }
    if triesLock { return true }
    let name = token.identifierText.lowercased()
    if name == "objc_sync_enter" { return true }
    if name.hasPrefix("assert") || name.hasPrefix("precondition") {
      return ["queue", "eventloop", "isolated", "thread"].contains { name.hasSuffix($0) }
    }
    return name.speaksOfLock
  }

  /// `withLock { }`, `queue.sync { }`, `context.perform { }` and what has such a name. A global queue runs several at a
  /// time.
  fileprivate var mayRunUnderLock: Bool {
    guard let token = calleeNameToken, !token.beginsUppercase else { return false }
    let name = token.identifierText.lowercased()
    if case .functionCall(let made)? = calleeBase, made.calleeName == .global { return false }
    if calleeBase?.lastNameToken?.identifierText.isNameOfGuard == true { return true }
    return name.speaksOfLock
      || [
        "sync", "critical", "atomic", "exclusive", "protect", "barrier", "mutat", "perform", "execute", "submit",
        "serial", "operation", "isolated", "eventhandler"
      ].contains { word in name.includes(word) }
  }
}

extension String {
  /// Whether a type or variable is a lock or queue by its name: `NSLock`, `os_unfair_lock`, `Mutex`, `DispatchQueue`.
  public var isNameOfGuard: Bool {
    ["Lock", "lock", "lock_s", "Mutex", "mutex", "Queue", "queue", "Semaphore", "semaphore", "Condition"].contains {
      hasSuffix($0)
    }
  }

  /// Of text in lower case: `tryLock`, `withLock`, not `unlock`, `block` and `clock`.
  fileprivate var speaksOfLock: Bool {
    includes("lock") && !["unlock", "block", "clock"].contains { includes($0) }
  }

  /// `removeLocked`, `unsafeRemove`, `removeOnQueue`
  fileprivate var asksForLock: Bool {
    let name = lowercased()
    return ["locked", "unsafe", "onqueue", "nonatomic", "unprotected"].contains { name.includes($0) }
  }
}

extension Node {
  /// Whether a comment above a declaration, or on its line, speaks of what guards it: it was thought about.
  public var isExplainedAsGuarded: Bool {
    speaksOfGuard(firstToken.commentsAbove) || speaksOfGuard(lastToken.next.commentOnLineBefore)
  }

  private func speaksOfGuard(_ lines: [Substring]) -> Bool {
    // Few comments do, and to take one apart costs more.
    guard lines.contains(where: GuardWords.occur), let text = CommentReason.text(ofLines: lines)?.lowercased() else {
      return false
    }
    return text.split(separator: " ").contains { word in
      // The names of rules are no words.
      word.count { $0 == "-" } < 2 && GuardWords.occur(in: word)
    }
  }
}

/// What comments have that speak of what guards some code.
private enum GuardWords {
  private static let parts = [
    "thread", "lock", "queue", "sendable", "concurren", "isolat", "actor", "serial", "mutex", "synchroni", "race",
    "atomic", "confined"
  ].map { ByteSearch.Needle($0) }

  static func occur(in text: Substring) -> Bool {
    var text = text
    return text.withUTF8 { bytes in parts.contains { ByteSearch.contains($0, in: bytes, ignoringCase: true) } }
  }
}
