import LintKit

// A function where its callers are.

extension ModelParameterCrossesActor {
  /// Puts an asynchronous function on the main actor where all its callers are, together with the requirement that it
  /// witnesses and the other witnesses; its class, where only that calls it from elsewhere. Unsafe: what it does
  /// between its own waits is then done there.
  static func isolating(_ function: DeclRef, in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt? {
    let name = pass.index.function(function).name
    let family = pass.index.family(of: function)
    guard family.allSatisfy({ pass.index.isolation(ofFunction: $0).isolation == .nonisolated }) else { return nil }
    do throws(OpenCalls) {
      let others = try pass.closedCalls(of: family).filter { !$0.isOnMainActor }
      if let type = pass.classCallingItself(others, family) {
        return try TypeIsolation(of: type, in: pass).fix(.isolate(pass.index.type(type).name))
      }
      if !others.isEmpty { throw .other("'\(name)' is called off the main actor, too, and would need an identifier") }
    } catch {
      throw NoFix(error)
    }
    var builders: [FileID: FixBuilder] = [:]
    for member in family {
      let other = pass.looking(at: member.file)
      guard let declaration = other.whole(member).flatMap({ FunctionDecl($0) }),
        !declaration.hasModifier(.nonisolated), !declaration.hasAttribute(.concurrent)
      else { return nil }
      try other.checkInputOutput(in: declaration.node, named: name)
      builders[member.file, default: FixBuilder(in: other)].isolateToMainActor(declaration.node)
    }
    var fix = FixBuilder(in: pass)
    for (_, builder) in builders.sorted(by: { $0.key < $1.key }) { fix.add(builder) }
    return fix.fix(.isolate(name), .unsafe)
  }
}

extension ClosedCall {
  fileprivate var isOnMainActor: Bool {
    pass.context(around: node.node).map { pass.index.isolation(ofContext: $0).isolation == .mainActor } ?? false
  }
}

extension Pass {
  /// The class of a method that code elsewhere than on the main actor calls, where all of that is its own.
  fileprivate func classCallingItself(_ calls: [ClosedCall], _ family: [DeclRef]) -> DeclRef? {
    guard let method = family.first, family.count == 1, !calls.isEmpty,
      let type = index.nominalOwner(of: method), index.type(type).kind == .class,
      calls.allSatisfy({ call in
        call.pass.type(around: call.node.node).flatMap { index.extendedNominal($0) } == type
      })
    else { return nil }
    return type
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func isolate(_ name: String) -> Message {
    "Put '\(name)' on the main actor, where its callers are"
  }
}
