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
    let (margin, unit) = (fix.margin(of: call.node), fix.indentation)
    fix.replace(
      call.node.range,
      with: """
        \(task) = Task { [weak self] in
        \(margin)\(unit)for await _ in \(observation.center).notifications(named: \(observation.name)) {
        \(margin)\(unit)\(unit)self?.\(observation.handler)()
        \(margin)\(unit)}
        \(margin)}
        """)
    let isObservable = pass.index.type(owner).attributes.contains { $0.name == "Observable" }
    let property = "\(isObservable ? "@ObservationIgnored " : "")private var \(task): Task<Void, Never>?"
    guard fix.insert(property, afterLast: { $0.isStoredVariable }, of: members),
      fix.insertCancellation("\(task)?.cancel()", in: members)
    else { return nil }
    if let attribute = handler.attributes.first(where: { $0.name == .objc }), pass.isNamedOnce(observation.handler) {
      fix.remove(attribute.node.range)
    }
    return fix.fix(.iterate, .unsafe)
  }
}

extension FixBuilder {
  /// Adds a member after the last one of its kind, or at the end.
  ///
  /// - Parameter isSpaced: whether an empty line goes before it.
  fileprivate mutating func insert(
    _ text: String, isSpaced: Bool = false, afterLast isAlike: (Node) -> Bool, of members: Node
  ) -> Bool {
    guard let last = members.children(.member).reduce(nil, { isAlike($1) ? $1 : $0 }) else {
      return insert("\n" + text, atEndOf: members)
    }
    insert((isSpaced ? "\n" : "") + text, after: last)
    return true
  }

  /// Cancels in the `deinit` of a class, or in a new one after its initializers.
  fileprivate mutating func insertCancellation(_ cancellation: String, in members: Node) -> Bool {
    let deinitializer = members.children(.member).lazy.compactMap { DeinitializerDecl($0) }.first { _ in true }
    guard let deinitializer else {
      let text = "deinit {\n\(indentation)\(cancellation)\n}"
      return insert(text, isSpaced: true, afterLast: { $0.kind == .initializerDecl }, of: members)
    }
    guard let body = deinitializer.body else { return false }
    if let first = body.node.children(.statement).first(where: { _ in true }) {
      insert(cancellation, before: first)
    } else {
      insert(" \(cancellation) ", at: body.node.firstToken.end)
    }
    return true
  }
}

extension Node {
  /// Whether the member is a variable without accessors of its own.
  fileprivate var isStoredVariable: Bool {
    kind == .variableDecl && !descendants(of: .accessorBlock).contains { _ in true }
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
