import LintKit

// A function where its callers are.

extension ModelParameterCrossesActor {
  /// Puts an asynchronous function on the main actor where all its callers are, together with the requirement that it
  /// witnesses and the other witnesses. A method goes there with its class, if that can. Unsafe: what it does between
  /// its own waits is then done there.
  static func isolating(_ function: DeclRef, in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt? {
    let name = pass.index.function(function).name
    let family = pass.index.family(of: function)
    // Each of them would look for the calls.
    guard pass.index.function(function).parameters.count < 20 else { return nil }
    guard family.allSatisfy({ pass.index.isolation(ofFunction: $0).isolation == .nonisolated }) else { return nil }
    do throws(OpenCalls) {
      let others = try pass.closedCalls(of: family).filter { !$0.isOnMainActor }
      if family.count == 1, let type = pass.classOfMethod(function) {
        let other = pass.looking(at: type.file)
        guard let declaration = other.whole(type).flatMap({ ClassDecl($0) }) else { return nil }
        if ObservableViewModelWithoutMainActor.reports(declaration, in: other) {
          throw .other("'observable-view-model-without-main-actor' is about all of '\(pass.index.type(type).name)'")
        }
        do throws(OpenCalls) {
          return try TypeIsolation(of: type, in: pass).fix(.isolate(pass.index.type(type).name))
        } catch {
          // Views observe all of it; and its own calls would cross.
          if declaration.isObserved || !others.isEmpty { throw error }
        }
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
      do throws(OpenCalls) {
        try other.checkInputOutput(in: declaration.node, named: name)
      } catch {
        throw NoFix(error)
      }
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
  /// The class on no actor that a method is one of, for its objects.
  fileprivate func classOfMethod(_ method: DeclRef) -> DeclRef? {
    guard !index.function(method).flags.contains(.isStatic), let type = index.nominalOwner(of: method),
      index.type(type).kind == .class
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
