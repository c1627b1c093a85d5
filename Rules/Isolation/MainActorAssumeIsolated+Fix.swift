import LintKit

// How an assertion of isolation is taken out of a function, and the function isolated in its place.

extension MainActorAssumeIsolated {
  /// What isolates a function.
  enum Cure {
    case deleteNonisolated, replaceNonisolated, addAttribute
  }

  /// Takes the assertion away where the code is on the actor anyway. Unsafe: in language mode 5 nothing else stops a caller that the
  /// compiler does not see, such as Objective-C, on another thread.
  static func inlining(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    return fix.inline(call) ? fix.fix(.inline, .unsafe) : nil
  }

  /// Isolates the function and takes the assertion away; calls from elsewhere await. `nil` where not every use of the function is a
  /// call that can, or where something that is no plain value would cross from one isolation to another.
  static func isolating(_ function: DeclRef, _ cure: Cure, _ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard call.calleeBase?.lastName == .MainActor, let declaration = pass.whole(pass.index.node(function)),
      call.node.enclosingFunctionLike?.node == declaration.node
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.isolate(declaration, cure)
    guard fix.inline(call), pass.awaitCalls(of: function, with: &fix) else { return nil }
    return fix.fix(.isolate(pass.index.function(function).name), .safe)
  }
}

extension FixBuilder {
  /// Puts what the closure does in the place of the call: as all of the function, as a value, or as a block.
  fileprivate mutating func inline(_ call: FunctionCallExpr) -> Bool {
    guard let closure = call.trailingClosure, closure.signature == nil, call.arguments.isEmpty, closure.statements.first != nil,
      let body = call.node.enclosingFunctionLike
    else { return false }
    let outer = call.node.parent?.kind == .tryExpr ? call.node.parent ?? call.node : call.node
    let statement = outer.parent?.kind == .returnStmt ? outer.parent ?? outer : outer
    if statement.role == .statement, body.statements.count == 1, body.statements.first?.node == statement {
      return replace(statement, withBodyOf: closure)
    }
    if closure.statements.count == 1, case .expression(let value)? = closure.statements.first, value.node.kind != .sequenceExpr,
      outer == call.node || value.node.kind == .tryExpr, outer.role == .initializer || outer.parent?.kind == .returnStmt
    {
      return replace(outer, withBodyOf: closure)
    }
    // `return` would mean another function.
    guard call.node.role == .statement, !closure.node.descendants(stoppingAtNestedFunctions: true).contains(where: { $0.kind == .returnStmt })
    else { return false }
    // Names that are introduced inside stay inside.
    guard closure.node.children(.statement).contains(where: { $0.kind.category == .declaration }) else { return replace(call.node, withBodyOf: closure) }
    replace(call.calleeRange.lowerBound..<closure.node.range.lowerBound, with: "do ")
    return true
  }

  /// Edits the attributes and modifiers of a function.
  fileprivate mutating func isolate(_ function: FunctionDecl, _ cure: MainActorAssumeIsolated.Cure) {
    let modifier = function.modifier(.nonisolated)?.node
    if cure != .addAttribute, let modifier {
      if cure == .replaceNonisolated, modifier.firstToken == function.node.firstToken {
        return replace(modifier.range, with: "@MainActor")
      }
      remove(modifier.range)
    }
    guard cure != .deleteNonisolated else { return }
    // Attributes stand on lines of their own where one does already.
    let first = function.node.firstToken
    let hasLine = function.attributes.first.map { $0.node.range.upperBound < function.node.mainToken.offset && text($0.node.range.upperBound..<function.node.mainToken.offset).contains("\n") } ?? false
    insert(hasLine ? "@MainActor\n" + margin(of: function.node) : "@MainActor ", at: first.offset)
  }
}

extension Pass {
  /// The same function in the tree of the whole file: the index keeps trees without bodies.
  fileprivate func whole(_ declaration: Node) -> FunctionDecl? {
    for node in tree.root.descendants where node.kind == .functionDecl && node.mainToken.offset == declaration.mainToken.offset {
      return FunctionDecl(unchecked: node)
    }
    return nil
  }

  /// Adds `await` to the calls that are made elsewhere than on the main actor.
  fileprivate func awaitCalls(of function: DeclRef, with fix: inout FixBuilder) -> Bool {
    let record = index.function(function)
    if record.flags.contains(.isPublic) || !index.witnessedRequirements(of: function).isEmpty { return false }
    let sites = index.callSites(of: function)
    let isClosed = index.isClosedInFile(function)
    // A file that mentions the function and does not call it may use it as a value.
    let files = Set(sites.map(\.call.file))
    guard isClosed || !index.mayMention(record.nameID, outside: files.union([function.file])) else { return false }
    for file in files.union([function.file]) {
      let whole = file == self.file ? tree : SyntaxTree.parse(index.outline(file).tree.source)
      let calls = sites.filter { $0.call.file == file }.map { ($0, index.call($0.call).range) }
      var other = FixBuilder(tree: whole, path: index.path(file))
      for node in whole.root.descendants where node.mainToken.name == record.nameID {
        switch node.kind {
        case .functionDecl: if node.mainToken.offset != index.node(function).mainToken.offset || file != function.file { return false }
        case .declReferenceExpr, .memberAccessExpr, .keyPathPropertyComponent:
          guard node.role == .callee, let call = node.parent.flatMap({ FunctionCallExpr($0) }),
            let site = calls.first(where: { $0.1 == call.calleeRange })?.0
          else { return false }
          let context = BodyRef(file: file, id: index.call(site.call).context)
          if index.isolation(ofContext: context).isolation == .mainActor { continue }
          guard index.isAsync(context).isYes, crossesWithValuesOnly(record), isReceived(call, by: record, file), other.insertAwait(before: call)
          else { return false }
        default: continue
        }
      }
      fix.add(other)
    }
    return true
  }

  /// Whether a call is surely of the function, and of none that happens to have its name.
  private func isReceived(_ call: FunctionCallExpr, by function: FunctionDeclaration, _ file: FileID) -> Bool {
    guard let owner = function.owner else { return call.calleeBase == nil }
    guard let base = call.calleeBase, let type = index.nominal(of: owner) else { return call.calleeBase == nil }
    switch ExpressionTyper(types: TypeIndex(index), file: file).type(of: base) {
    case .nominal(let nominal), .metatype(.nominal(let nominal)): return nominal.declaration == type
    default: return false
    }
  }

  /// Whether a call from elsewhere sends nothing but plain values, there and back.
  private func crossesWithValuesOnly(_ function: FunctionDeclaration) -> Bool {
    if let owner = function.owner, !function.flags.contains(.isStatic) {
      guard let type = index.nominal(of: owner), index.sendability(of: type).answer.isYes else { return false }
    }
    let declaration = ParameterizedDeclaration(index.node(function.ref))
    return declaration.types.allSatisfy { ["Int", "String", "Double", "Bool", "UUID", "Date", "URL", "Data", "Void", "()"].contains($0) }
  }
}

/// The types that a function takes and gives, as they are written.
private struct ParameterizedDeclaration {
  let types: [String]

  init(_ node: Node) {
    let function = FunctionDecl(unchecked: node)
    types = function.parameters.map { $0.type?.node.text ?? "" } + (function.returnType.map { [$0.node.text] } ?? [])
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let inline: Message = "Remove 'assumeIsolated'"

  fileprivate static func isolate(_ name: String) -> Message { "Isolate '\(name)' to '@MainActor' and remove 'assumeIsolated'" }
}
