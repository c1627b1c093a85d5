import LintKit

/// Work that a `deinit` starts and that holds the object beyond it.
enum TaskInDeinitCapturesSelf: Rule {
  static let gate = Gate(
    anyOf: [.deinit], of: [.Task, .DispatchQueue],
    shape: { tree in
      tree.contains(DeinitializerDecl.self) { $0.node.descendants.contains { $0.kind == .functionCallExpr } }
    })

  enum Exemption: String, RuleExemption {
    /// The program keeps each object of the class until it ends.
    case neverRuns
  }

  static func check(_ deinitializer: DeinitializerDecl, in pass: Pass) {
    guard let body = deinitializer.node.child(.body), let owner = pass.objectType(around: deinitializer.node) else {
      return
    }
    let name = pass.index.type(owner).name
    var end: UInt32 = 0
    for node in body.descendants where node.id >= end {
      switch node.kind {
      case .closureExpr:
        let closure = ClosureExpr(unchecked: node)
        guard let call = pass.callThatOutlives(closure),
          pass.holdsSelf(closure, of: owner) || pass.usesAnotherNameOfSelf(closure),
          !pass.exempts(Exemption.neverRuns, pass.livesAsLongAsProgram(owner))
        else { continue }
        pass.report(
          at: call.calleeRange, .holds(name), fix: capturing(closure, of: owner, in: pass))
        end = node.subtreeEnd
      case .functionCallExpr:
        let call = FunctionCallExpr(unchecked: node)
        guard case .deinitializer? = node.enclosingFunctionLike, let method = pass.method(calledBy: call, of: owner)
        else { continue }
        checkMethod(method, calledBy: call, of: owner, in: pass)
      default: continue
      }
    }
  }

  /// One function below: the compiler says nothing there.
  private static func checkMethod(
    _ method: FunctionDecl, calledBy call: FunctionCallExpr, of owner: DeclRef, in pass: Pass
  ) {
    for node in method.node.descendants(of: .closureExpr) {
      let closure = ClosureExpr(unchecked: node)
      guard let start = pass.callThatOutlives(closure), case .function? = start.node.enclosingFunctionLike,
        pass.holdsSelf(closure, of: owner), let graph = pass.controlFlow(around: start.node)
      else { continue }
      let isCertain = graph.everyPath(from: .entry, comesBy: graph.places(of: start.node)).isYes
      // What `deinit` passes may rule it out.
      let names = method.parameters.map { $0.internalName?.name }
      if !isCertain, method.decides(by: names, whetherToReach: start.node) { continue }
      if pass.exempts(Exemption.neverRuns, pass.livesAsLongAsProgram(owner)) { return }
      return pass.report(
        at: call.calleeRange, .holds(pass.index.type(owner).name, by: method.nameToken?.identifierText ?? ""),
        severity: isCertain ? nil : .warning, notes: [pass.note(Message.starts, at: start.calleeRange)])
    }
  }

  /// Captures the stored properties that the closure reads of `self`, and nothing else.
  private static func capturing(_ closure: ClosureExpr, of owner: DeclRef, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard closure.signature == nil, let names = pass.localNames(around: closure.node),
      let properties = pass.constantsRead(by: closure, of: owner, names)
    else { return nil }
    var fix = FixBuilder(in: pass)
    var captured: [String] = []
    for use in properties {
      let name = use.name.identifierText
      if !captured.contains(name) { captured.append(name) }
      if let access = use.access { fix.remove(access.node.range.lowerBound..<use.name.range.lowerBound) }
    }
    fix.insert(" [\(captured.joined(separator: ", "))] in", at: closure.node.firstToken.end)
    return fix.fix(.capture, .safe)
  }
}

extension FunctionDecl {
  /// Whether a condition around a node, or of a `guard` before it, mentions one of the names.
  fileprivate func decides(by names: [Name?], whetherToReach place: Node) -> Bool {
    node.descendants(of: .declReferenceExpr).contains { reference in
      guard reference.id < place.id, names.contains(reference.mainToken.name) else { return false }
      return ([reference] + Array(reference.ancestors)).contains { part in
        guard part.role == .condition, let statement = part.parent else { return false }
        return statement.kind == .guardStmt || statement.contains(place)
      }
    }
  }
}

/// `self.name`, or `name` where `access` is `nil`.
private struct SelfRead {
  var name: TokenCursor
  var access: MemberAccessExpr?
}

extension Pass {
  /// The call that a closure is given to and that returns before the closure has run.
  fileprivate func callThatOutlives(_ closure: ClosureExpr) -> FunctionCallExpr? {
    guard let call = closure.node.callOfArgument else { return nil }
    if taskConstruct(ofBody: closure) != nil { return call }
    switch call.calleeName {
    case .async?, .asyncAfter?:
      guard let base = call.calleeBase, type(of: base).unwrapped.standardName == "DispatchQueue" else { return nil }
      return call
    default: return nil
    }
  }

  /// Whether a closure uses a local that is `self`: `let me = self`.
  fileprivate func usesAnotherNameOfSelf(_ closure: ClosureExpr) -> Bool {
    guard let names = localNames(around: closure.node) else { return false }
    return names.uses(inside: closure.node).contains { use in
      guard case .local(let definition) = names[use].resolution,
        case .declReference(let value)? = names.node(of: definition).parent.flatMap({ PatternBinding($0) })?.initializer
      else { return false }
      return value.isSelf
    }
  }

  /// The method of the type that `name()` or `self.name()` calls, where it is in this file and no other has the name.
  fileprivate func method(calledBy call: FunctionCallExpr, of owner: DeclRef) -> FunctionDecl? {
    if let base = call.calleeBase {
      guard case .declReference(let reference) = base, reference.isSelf else { return nil }
    } else if call.callee?.node.kind != .declReferenceExpr {
      return nil
    }
    guard let name = call.calleeNameToken?.name else { return nil }
    let methods = index.functions(named: name).filter { index.nominalOwner(of: $0) == owner }
    guard methods.count == 1, methods[0].file == file, !index.function(methods[0]).flags.contains(.isStatic),
      !index.takesPartInOverriding(methods[0])
    else { return nil }
    return tree.root.descendants(of: .functionDecl).first { function(at: $0) == methods[0] }.map {
      FunctionDecl(unchecked: $0)
    }
  }

  /// What a closure reads of `self`, if that is nothing but Sendable constants of the type; `nil` otherwise.
  fileprivate func constantsRead(by closure: ClosureExpr, of owner: DeclRef, _ names: LocalNames) -> [SelfRead]? {
    var reads: [SelfRead] = []
    for use in names.uses(inside: closure.node) {
      let node = names.node(of: use)
      switch names[use].resolution {
      case .selfParameter:
        guard node.role == .base, let access = node.parent.flatMap({ MemberAccessExpr($0) }),
          access.node.role != .callee,
          let name = access.nameToken, isSendableConstant(name.name, of: owner)
        else { return nil }
        reads.append(SelfRead(name: name, access: access))
      case .memberOrGlobal:
        let token = node.mainToken
        guard node.kind == .declReferenceExpr,
          index.property(named: token.name, of: owner) != nil
            || index.functions(named: token.name).contains(where: { index.nominalOwner(of: $0) == owner })
        else { continue }
        guard node.role != .callee, isSendableConstant(token.name, of: owner) else { return nil }
        reads.append(SelfRead(name: token, access: nil))
      case .unknown: return nil
      case .local: continue
      }
    }
    return reads.isEmpty ? nil : reads
  }

  private func isSendableConstant(_ name: Name, of owner: DeclRef) -> Bool {
    guard let property = index.property(named: name, of: owner) else { return false }
    let record = index.property(property)
    return record.flags.contains(.isLet) && !record.flags.contains(.isStatic) && record.attributes.isEmpty
      && index.sendability(of: type(ofProperty: property), in: file).answer.isYes
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func holds(_ type: String) -> Message {
    "This closure holds '\(type)' longer than its 'deinit' runs, which ends the program. \(advice)"
  }

  fileprivate static func holds(_ type: String, by method: String) -> Message {
    """
    '\(method)' starts work that holds '\(type)' longer than this 'deinit' runs, which ends the program. \(advice)
    """
  }

  private static let advice = "Capture what the work needs instead of 'self'."

  fileprivate static let starts = "the work that captures 'self' starts here"
  fileprivate static let capture: Message = "Capture the properties instead of 'self'"
}

// MARK: - Info

extension TaskInDeinitCapturesSelf {
  static let info = RuleInfo(
    id: "task-in-deinit-captures-self",
    family: .tasks,
    severity: .error,
    priority: .critical,
    summary: "Work started in deinit that holds self",
    why: """
      When 'deinit' runs, nothing can keep the object any more. A task or block that has captured it refers to freed \
      memory; the runtime notices and ends the program: 'deallocated with non-zero retain count'.
      """,
    instead: """
      Copy what the work needs into the capture list: 'Task { [store] in await store.close() }'. Better, end the work \
      in a method that the owner calls before it lets go of the object.
      """,
    limits: """
      Tasks and blocks of dispatch queues in 'deinit', and in methods of the type in the same file that it calls. \
      There it is a warning where some path starts nothing.
      """,
    references: [.evolution("0371-isolated-synchronous-deinit")],
    compilerView: [
      CompilerView(when: "in 'deinit' itself", swift5: .warning, swift5Complete: .warning, swift6: .error),
      CompilerView(when: "in a method", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .safe,
    noFix: "what the task needs of 'self' cannot be captured as a value",
    examples: [
      .flagged(
        "a task that closes what the object has",
        """
        final class Session {
          let store = Store()
          deinit {
            ↓Task { await self.store.close() }
          }
        }
        """),
      .flagged(
        "in a method",
        """
        final class Session {
          let store = Store()
          deinit { ↓stop() }
          func stop() {
            Task { await store.close() }
          }
        }
        """),
      .notFlagged(
        "a copy of the property",
        """
        final class Session {
          let store = Store()
          deinit {
            Task { [store] in await store.close() }
          }
        }
        """),
      .notFlagged(
        "the work of a method that is called before",
        """
        final class Session {
          let store = Store()
          func stop() {
            Task { await store.close() }
          }
        }
        """),
      .fixed(
        "a copy of the property",
        before: """
          actor Store { func close() {} }
          final class Session {
            let store = Store()
            deinit {
              Task { await self.store.close() }
            }
          }
          """,
        after: """
          actor Store { func close() {} }
          final class Session {
            let store = Store()
            deinit {
              Task { [store] in await store.close() }
            }
          }
          """, applicability: .safe)
    ])
}
