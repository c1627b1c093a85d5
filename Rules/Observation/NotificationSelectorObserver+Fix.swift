import LintKit

// How a selector that is called becomes a task that waits.

extension NotificationSelectorObserver {
  /// Iterates the notifications in a task that the class keeps, and cancels with itself. Unsafe: notifications are
  /// delivered later, and only from when the task has begun.
  static func fix(_ call: FunctionCallExpr, in owner: DeclRef, pass: Pass) -> RawDiagnostic.FixIt? {
    guard call.node.role == .statement, pass.isolation(around: call.node).isolation == .mainActor,
      pass.hasNotificationSequences,
      owner.file == pass.file, let type = pass.whole(owner), type.kind == .classDecl, let members = type.child(.body),
      call.node.ancestors.contains(type), let observation = Observation(call, pass),
      let handler = pass.handler(observation.handler, of: owner),
      let task = pass.freeTaskName(observation.handler, in: type)
    else { return nil }
    var fix = FixBuilder(in: pass)
    let unit = fix.indentation
    let loop =
      "for await _ in \(observation.center).notifications(named: \(observation.name)) { self?.\(observation.handler)() }"
    fix.replace(
      call.node.range,
      with: "\(task) = Task { [weak self] in\n\(fix.margin(of: call.node))\(unit)\(loop)\n\(fix.margin(of: call.node))}"
    )

    let isObservable = pass.index.type(owner).attributes.contains { $0.name == "Observable" }
    var additions = ["\(isObservable ? "@ObservationIgnored " : "")private var \(task): Task<Void, Never>?"]
    let cancellation = "\(task)?.cancel()"
    if let deinitializer = members.children(.member).first(where: { $0.kind == .deinitializerDecl }).flatMap({
      DeinitializerDecl($0)
    }) {
      guard let body = deinitializer.body else { return nil }
      if let first = body.node.children(.statement).first(where: { _ in true }) {
        fix.insert(cancellation, before: first)
      } else {
        fix.insert(" \(cancellation) ", at: body.node.firstToken.end)
      }
    } else {
      additions.append("deinit { \(cancellation) }")
    }
    guard fix.insert("\n" + additions.joined(separator: "\n\n"), atEndOf: members) else { return nil }
    if let attribute = handler.attributes.first(where: { $0.name == .objc }), pass.isNamedOnce(observation.handler) {
      fix.remove(attribute.node.range)
    }
    return fix.fix(.iterate, .unsafe)
  }
}

/// What is observed, as text.
private struct Observation {
  let center: String
  let name: String
  /// A method of `self` without parameters.
  let handler: String

  init?(_ call: FunctionCallExpr, _ pass: Pass) {
    guard let base = call.calleeBase, call.arguments.reduce(0, { count, _ in count + 1 }) == 4 else { return nil }
    var name: Expr?
    var selector: MacroExpansionExpr?
    for argument in call.arguments {
      switch argument.label?.text {
      case "selector": if case .macroExpansion(let macro)? = argument.expression { selector = macro }
      case "name": name = argument.expression
      case "object": guard argument.expression?.node.kind == .nilLiteralExpr else { return nil }
      default: continue
      }
    }
    guard let name, name.node.kind != .nilLiteralExpr,
      case .declReference(let handler)? = selector?.arguments.first?.expression, !handler.hasArgumentNames
    else {
      return nil
    }
    (center, self.name, self.handler) = (base.node.text, name.node.text, handler.nameToken.text)
  }
}

extension Pass {
  /// `notifications(named:)`
  fileprivate var hasNotificationSequences: Bool {
    index.settings(of: file).runs(onOrAfter: ["iOS": 15, "macOS": 12, "tvOS": 15, "watchOS": 8])
  }

  /// The only method of the name in a class, when it takes nothing and does not wait.
  fileprivate func handler(_ name: String, of owner: DeclRef) -> FunctionDecl? {
    let found = index.functions(named: Name(spelling: name)).filter { index.nominalOwner(of: $0) == owner }
    guard found.count == 1, found[0].file == file, index.function(found[0]).parameters.isEmpty,
      index.function(found[0]).flags.isDisjoint(with: [.isAsync, .isThrowing, .isStatic])
    else { return nil }
    return whole(found[0]).flatMap { FunctionDecl($0) }
  }

  /// A name that the project uses nowhere in the class's file.
  fileprivate func freeTaskName(_ handler: String, in type: Node) -> String? {
    let name = handler + "Task"
    let wanted = Name(spelling: name)
    return type.tokens.contains { $0.kind == .identifier && $0.name == wanted } ? nil : name
  }

  /// Whether nothing but its declaration and one selector name a method.
  fileprivate func isNamedOnce(_ handler: String) -> Bool {
    let name = Name(spelling: handler)
    let selectors = tree.root.descendants.filter { node in
      MacroExpansionExpr(node)?.name == .selector && node.tokens.contains { $0.kind == .identifier && $0.name == name }
    }
    return selectors.count == 1 && !isMentionedElsewhere(name)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let iterate: Message = "Iterate the notifications in a task"
}
