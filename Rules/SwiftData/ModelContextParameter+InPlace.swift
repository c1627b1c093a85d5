import LintKit

// A context that only goes elsewhere to be saved.

extension ModelContextParameter {
  /// Saves where the context belongs, in the place of a block of a queue that does nothing else: what a container would
  /// make saves nothing of it. Unsafe: the caller waits for the save.
  static func savingInPlace(
    _ parameter: FunctionParameter, of function: DeclRef, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    let uses = pass.references(toLocalOf: parameter.node)
    guard uses.count == 1, let use = uses.first?.node, !pass.index.function(function).flags.contains(.isAsync),
      pass.index.isolation(ofFunction: function).isolation == .nonisolated,
      use.role == .base, let save = use.parent.flatMap({ MemberAccessExpr($0) }), save.name == .save,
      save.node.role == .callee, let closure = use.enclosing(ClosureExpr.self), closure.statements.count == 1,
      case .construct(.sendableCallback)? = pass.traits(of: closure.node)?.placement,
      closure.node.descendants(of: .functionCallExpr).count(where: { _ in true }) == 1,
      let call = closure.node.callOfArgument, call.calleeName == .async, call.node.role == .statement,
      use.declarationAround == call.node.declarationAround, closure.signature == nil
    else { return nil }
    var fix = FixBuilder(in: pass)
    guard fix.replace(call.node, withBodyOf: closure) else { return nil }
    return fix.fix(.saveInPlace, .unsafe)
  }
}

extension Message {
  fileprivate static let saveInPlace: Message = "Save here, where the context belongs"
}
