import LintKit

// How an assertion of isolation is removed, and the function isolated in its place.

extension MainActorAssumeIsolated {
  /// What isolates a function.
  enum Remedy {
    case deleteNonisolated, replaceNonisolated, addAttribute
  }

  /// Removes the assertion where the code is on the actor anyway. Unsafe: in language mode 5 nothing else stops a
  /// caller that the compiler does not see, such as Objective-C, on another thread.
  static func inlining(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    return fix.inline(call) ? fix.fix(.inline, .unsafe) : nil
  }

  /// Isolates the function and removes the assertion; calls from elsewhere await. Not applied, with the reason, where a
  /// use of the function is no call that can await, or where a value that is not Sendable would leave its isolation.
  static func isolating(
    _ function: DeclRef, _ remedy: Remedy, _ call: FunctionCallExpr, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard call.calleeBase?.lastName == .MainActor, let declaration = pass.whole(function).flatMap({ FunctionDecl($0) }),
      call.node.enclosingFunctionLike?.node == declaration.node
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.isolate(declaration, remedy)
    guard fix.inline(call) else { return nil }
    do throws(OpenCalls) {
      try pass.awaitCalls(of: function, with: &fix)
    } catch {
      throw NoFix(error)
    }
    return fix.fix(.isolate(pass.index.function(function).name), .safe)
  }
}

extension FixBuilder {
  /// Replaces the call by what the closure does: as all of the function, as a value, or as a block.
  fileprivate mutating func inline(_ call: FunctionCallExpr) -> Bool {
    guard let closure = call.trailingClosure, closure.signature == nil, call.arguments.isEmpty,
      closure.statements.first != nil,
      // `$0` means nothing without the closure.
      !closure.node.descendants(stoppingAtNestedFunctions: true).contains(where: {
        $0.mainToken.kind == .dollarIdentifier
      }),
      let body = call.node.enclosingFunctionLike
    else { return false }
    let outer = call.node.parent?.kind == .tryExpr ? call.node.parent ?? call.node : call.node
    let statement = outer.parent?.kind == .returnStmt ? outer.parent ?? outer : outer
    if statement.role == .statement, body.statements.count == 1, body.statements.first?.node == statement {
      return replace(statement, withBodyOf: closure)
    }
    if closure.statements.count == 1, case .expression(let value)? = closure.statements.first,
      value.node.kind != .sequenceExpr,
      outer == call.node || value.node.kind == .tryExpr, outer.role == .initializer || outer.parent?.kind == .returnStmt
    {
      return replace(outer, withBodyOf: closure)
    }
    // `return` would mean another function.
    guard call.node.role == .statement,
      !closure.node.descendants(stoppingAtNestedFunctions: true).contains(where: { $0.kind == .returnStmt })
    else { return false }
    // Names that are introduced inside stay inside.
    guard closure.node.children(.statement).contains(where: { $0.kind.category == .declaration }) else {
      return replace(call.node, withBodyOf: closure)
    }
    replace(call.calleeRange.lowerBound..<closure.node.range.lowerBound, with: "do ")
    return true
  }

  /// Edits the attributes and modifiers of a function.
  fileprivate mutating func isolate(_ function: FunctionDecl, _ remedy: MainActorAssumeIsolated.Remedy) {
    let modifier = function.modifier(.nonisolated)?.node
    if remedy != .addAttribute, let modifier {
      if remedy == .replaceNonisolated, modifier.firstToken == function.node.firstToken {
        return replace(modifier.range, with: "@MainActor")
      }
      remove(modifier.range)
    }
    guard remedy != .deleteNonisolated else { return }
    isolateToMainActor(function.node)
  }
}

extension Pass {
  /// Adds `await` to the calls that are not made on the main actor.
  fileprivate func awaitCalls(of function: DeclRef, with fix: inout FixBuilder) throws(OpenCalls) {
    let record = index.function(function)
    if !index.witnessedRequirements(of: function).isEmpty { throw .mayBeRequired(record.name) }
    var others: [FileID: FixBuilder] = [:]
    for call in try closedCalls(of: [function]) {
      guard let context = call.pass.context(around: call.node.node) else { throw .cannotAwait(record.name, call.place) }
      if index.isolation(ofContext: context).isolation == .mainActor { continue }
      if !crossesWithSendableValues(record) { throw .sends(record.name, call.place) }
      var other = others[call.pass.file] ?? FixBuilder(in: call.pass)
      guard index.isAsync(context).isYes, other.insertAwait(before: call.node) else {
        throw .cannotAwait(record.name, call.place)
      }
      others[call.pass.file] = other
    }
    for (_, other) in others.sorted(by: { $0.key < $1.key }) { fix.add(other) }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let inline: Message = "Remove 'assumeIsolated'"

  fileprivate static func isolate(_ name: String) -> Message {
    "Isolate '\(name)' to '@MainActor' and remove 'assumeIsolated'"
  }
}
