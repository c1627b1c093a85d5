import LintSyntax

/// The types of closures that are passed to functions which are values: properties, parameters and variables.
extension ProjectIndex {
  /// The contextual type of a closure that is passed to a value of a known function type; `nil` if it is passed to
  /// something else, or that is not known.
  func parameterOfCalledValue(_ argument: ClosureTraits.Argument, _ closure: BodyRef) -> FunctionTraits? {
    let isOfSDK = imports(of: closure.file).interfaces.modules.contains {
      !$0.callables(named: argument.callee).isEmpty
    }
    if isOfSDK { return nil }
    let tree = files[Int(closure.file)].wholeTree()
    return withExtendedLifetime(tree) {
      let node = Node(columns: tree.columns, id: bodies(of: closure.file).contexts[Int(closure.id)].node)
      guard let call = node.callOfArgument, let callee = call.callee else { return nil }
      let typer = ExpressionTyper(types: TypeIndex(self), file: closure.file)
      guard case .function(let function) = typer.type(of: callee).unwrapped else { return nil }
      let arguments = typer.arguments(of: call.node)
      guard arguments.count == function.parameters.count,
        let place = arguments.firstIndex(where: { $0.expression?.node == node })
      else { return nil }
      // How an asynchronous function runs is no part of the type here.
      guard let wanted = function.parameters[place].type.functionType, !wanted.isAsync, !wanted.isIsolatedAny else {
        return nil
      }
      return FunctionTraits(wanted, function.parameters[place])
    }
  }
}

extension FunctionTraits {
  fileprivate init(_ type: SwiftType.FunctionType, _ parameter: SwiftType.FunctionType.Parameter) {
    self.init()
    isSendable = type.isSendable
    isSending = parameter.isSending
    if let actor = type.globalActor { globalActor = Name(spelling: actor) }
  }
}
