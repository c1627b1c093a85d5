import LintKit
import LintText

/// Locks, queues, callbacks and structured concurrency, by the calls that make them.
extension FileScan {
  mutating func visit(call: FunctionCallExpr) {
    guard let token = call.calleeNameToken else { return }
    if let base = call.calleeBase {
      visit(call, of: token.name, on: base)
    } else if case .declReference? = call.callee?.withoutNameSuffixes {
      visit(call, ofFunction: token)
    }
  }

  private mutating func visit(_ call: FunctionCallExpr, ofFunction token: TokenCursor) {
    switch token.name {
    case .Task: ownConcurrentCode += 1
    case .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup, .withThrowingDiscardingTaskGroup:
      see(.taskGroups, call.node)
    case .withCheckedContinuation, .withCheckedThrowingContinuation: see(.continuations, call.node)
    case .withUnsafeContinuation, .withUnsafeThrowingContinuation:
      list(.escapeHatches, "unsafe continuation", call.node)
    case .AsyncStream, .AsyncThrowingStream: see(.streams, call.node)
    case .ModelContext: visitContext(call)
    case .ModelContainer: list(.contexts, "ModelContainer made", call.node)
    default:
      guard let made = Self.madeByName[token.name], token.isSpelled(made.name), !isOwn(made.name) else { return }
      list(made.inventory, made.name, call.node)
    }
  }

  private mutating func visit(_ call: FunctionCallExpr, of name: Name, on base: Expr) {
    let last = base.lastName
    switch name {
    case .assumeIsolated: list(.escapeHatches, "assumeIsolated", call.node)
    case .detached, .immediateDetached:
      if last == .Task {
        ownConcurrentCode += 1
        list(.escapeHatches, "Task.detached", call.node)
      }
    case .addTask, .addTaskUnlessCancelled: ownConcurrentCode += 1
    case .makeStream: if last == .AsyncStream || last == .AsyncThrowingStream { see(.streams, call.node) }
    case .async, .asyncAfter, .sync, .asyncAndWait, .concurrentPerform: visitDispatch(call, base)
    case .scheduledTimer: if last == .Timer { list(.callbacks, "Timer", call.node) }
    case .addObserver:
      if base.node.tokens.contains(where: { $0.name == .NotificationCenter }) {
        list(.callbacks, "NotificationCenter observer", call.node)
      }
    case .dataTask:
      if call.arguments.contains(where: { $0.label?.isSpelled("completionHandler") == true })
        || call.trailingClosure != nil
      {
        list(.callbacks, "URLSession callback", call.node)
      }
    case .sink: list(.combine, "sink", call.node)
    case .assign:
      if call.arguments.contains(where: { $0.label?.isSpelled("to") == true }) { list(.combine, "assign", call.node) }
    default: break
    }
  }

  private mutating func visitDispatch(_ call: FunctionCallExpr, _ base: Expr) {
    let tokens = Array(base.node.tokens)
    let verb = call.calleeNameToken?.text ?? ""
    if tokens.contains(where: { $0.name == .DispatchQueue }) {
      let queue =
        tokens.contains { $0.name == .main }
        ? "DispatchQueue.main" : tokens.contains { $0.name == .global } ? "DispatchQueue.global()" : "DispatchQueue"
      list(.locks, "\(queue).\(verb)", call.node)
    } else if let name = base.lastNameToken?.text, name == "queue" || name.hasSuffix("Queue") {
      list(.locks, "queue.\(verb)", call.node)
    }
  }

  private static let madeByName: [Name: (name: String, inventory: InventoryKind)] = {
    let inventories: [(SDKTrait, InventoryKind)] = [
      (.ordersThreads, .locks), (.workItem, .callbacks), (.sentByHand, .combine)
    ]
    let all = inventories.flatMap { trait, inventory in trait.names.map { ($0, inventory) } }
    return Dictionary(uniqueKeysWithValues: all.map { (Name(spelling: $0), (name: $0, inventory: $1)) })
  }()
}

// MARK: - Callbacks and what stores them

extension FileScan {
  /// A function that passes its result to a closure which it keeps; asynchronous ones return it.
  mutating func visit(function: some ParameterizedCursor, isAsync: Bool) {
    for parameter in function.parameters {
      visitContextParameter(parameter)
      let type = LightType(parameter.type)
      guard !isAsync, let traits = type.functionTraits, traits.isEscaping || type.form == .optional else { continue }
      let name = (parameter.label ?? parameter.internalName)?.identifierText.lowercased() ?? ""
      if ["completion", "callback", "handler", "then"].contains(where: { name.includes($0) }) {
        list(.callbacks, "completion handler", parameter.node)
      }
    }
  }

  mutating func visit(variable: VariableDecl) {
    if variable.hasModifier(.async) {
      ownConcurrentCode += 1
      see(.asyncLet, variable.node)
    }
    guard variable.node.role == .member || variable.node.parent?.kind == .sourceFile else { return }
    for binding in variable.bindings {
      let type = storedType(of: binding)
      visitContextProperty(variable, binding, type)
      if variable.hasModifier(.weak), binding.nameToken?.identifierText.lowercased().hasSuffix("delegate") == true {
        list(.callbacks, "delegate", binding.node)
      }
      if Self.mentionsCancellable(type) { list(.combine, "AnyCancellable", binding.node) }
    }
  }

  /// The type of a property; unknown where its tokens name none of the types that are counted.
  private func storedType(of binding: PatternBinding) -> SwiftType {
    guard binding.node.tokens.contains(where: { Self.counted.contains($0.name) }),
      let property = index.property(at: binding.node, in: file)
    else {
      return .unknown
    }
    return types.propertyType(property)
  }

  private static let counted = Set(
    ["ModelContext", "ModelContainer", "mainContext", "modelContext", "AnyCancellable"].map { Name(spelling: $0) })

  private static func mentionsCancellable(_ type: SwiftType) -> Bool {
    if type.standardName == "AnyCancellable" { return true }
    guard case .nominal(let nominal) = type.unwrapped else { return false }
    return nominal.arguments.contains { mentionsCancellable($0) }
  }
}
