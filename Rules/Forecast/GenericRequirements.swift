import LintKit

/// Calls of the project's generic functions and initializers whose parameters have to be `Sendable`.
extension ForecastSendableRequirements {
  static func checkGenericCall(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, let called = call.calleeName else { return }
    let made = call.makesValue ? pass.typeMade(by: call) : nil
    let required = made.map { pass.index.type($0).constraints.requireSendable } ?? []
    guard let callee = pass.member(calledBy: call) else {
      let mayRequire = pass.index.functions(named: called, inFilesWith: .Sendable).contains {
        !pass.index.function($0).constraints.requireSendable.isEmpty
      }
      if !required.isEmpty || mayRequire, pass.isForecast(call.node) {
        pass.leaveUndecided(missing: "callee: which '\(name.text)' is called")
      }
      return
    }
    if callee.ref.isOfSDK { return }
    let function = pass.index.function(callee.ref)
    for parameter in required + function.constraints.requireSendable {
      checkArguments(for: parameter, of: call, function, name, in: pass)
    }
  }

  /// What a generic parameter means, by the arguments that are of its type.
  private static func checkArguments(
    for parameter: String, of call: FunctionCallExpr, _ function: FunctionDeclaration, _ name: TokenCursor,
    in pass: Pass
  ) {
    for taken in function.parameters where taken.type.isNamed(parameter) {
      guard let value = call.argument(for: taken, of: function) else { continue }
      let type = pass.type(of: value)
      if pass.answer(pass.sendability(of: type, at: value.node)).isUnknown { break }
      if pass.mayBeInferred(type, at: call.node) { break }
      return report(argument: type, ofCallOf: name, call.node, in: pass)
    }
    if pass.isForecast(call.node) {
      pass.leaveUndecided(missing: "type: what '\(parameter)' of '\(name.text)' means here")
    }
  }
}

extension Pass {
  /// Whether the signature of a function around names a type with this generic parameter: what that type requires of
  /// it, the function does, too.
  fileprivate func mayBeInferred(_ type: SwiftType, at place: Node) -> Bool {
    let name = type.unwrapped.description
    return place.ancestors.contains { around in
      guard let ref = function(at: around) else { return false }
      let result = FunctionDecl(around)?.returnType.map { LightType($0) }
      return (index.function(ref).parameters.map(\.type) + [result].compactMap { $0 }).contains { $0.applies(to: name) }
    }
  }
}

extension ProjectIndex {
  /// The functions of a name in files that contain a word: others cannot have it in their signatures.
  fileprivate func functions(named name: Name, inFilesWith word: WellKnownName) -> [DeclRef] {
    var last: (file: FileID, hasWord: Bool)?
    return functions(named: name).filter { function in
      if last?.file != function.file { last = (function.file, outline(function.file).names.contains(word)) }
      return last?.hasWord == true
    }
  }
}

extension [GenericConstraint] {
  /// The parameters that have to be `Sendable`, by their names.
  fileprivate var requireSendable: [String] { filter { $0.bound == "Sendable" }.map(\.parameter) }
}

extension LightType {
  /// `Type<Name>`, also as a part.
  fileprivate func applies(to name: String) -> Bool {
    if form == .named, arguments.contains(where: { $0.isNamed(name) }) { return true }
    return arguments.contains { $0.applies(to: name) }
  }

  /// Whether it is written as this one name.
  fileprivate func isNamed(_ name: String) -> Bool { form == .named && arguments.isEmpty && self.name == name }
}
