import LintSyntax

/// The types of closures that are passed to functions which are values: properties, parameters and variables.
extension ProjectIndex {
  /// The contextual type of a closure that is passed to a value of a known function type; `nil` if it is passed to
  /// something else, or that is not known.
  func parameterOfCalledValue(_ closure: BodyRef) -> FunctionTraits? {
    isolationAnswers.parametersOfCalledValues(closure.file) { parametersOfCalledValues(in: closure.file) }[closure.id]
  }

  /// Of all such closures of a file, whose tree is made for them once.
  private func parametersOfCalledValues(in file: FileID) -> [RecordID: FunctionTraits] {
    let tree = files[Int(file)].wholeTree()
    return withExtendedLifetime(tree) {
      let typer = ExpressionTyper(types: TypeIndex(self), file: file)
      var mayBeValues: [Name: Bool] = [:]
      var found: [RecordID: FunctionTraits] = [:]
      for (id, context) in bodies(of: file).contexts.enumerated() {
        guard case .closure(let traits) = context.kind, case .argument(let argument) = traits.placement else {
          continue
        }
        if mayBeValues[argument.callee] == nil { mayBeValues[argument.callee] = mayBeValue(argument.callee, in: file) }
        guard mayBeValues[argument.callee] == true else { continue }
        found[RecordID(id)] = typer.parameterOfCalledValue(Node(columns: tree.columns, id: context.node))
      }
      return found
    }
  }

  private func mayBeValue(_ callee: Name, in file: FileID) -> Bool {
    closureTakers(named: callee, from: file).isEmpty
      && !imports(of: file).interfaces.modules.contains { !$0.callables(named: callee).isEmpty }
  }
}

extension ExpressionTyper {
  fileprivate func parameterOfCalledValue(_ closure: Node) -> FunctionTraits? {
    guard let call = closure.callOfArgument, let callee = call.callee,
      case .function(let function) = type(of: callee).unwrapped
    else { return nil }
    let arguments = arguments(of: call.node)
    guard arguments.count == function.parameters.count,
      let place = arguments.firstIndex(where: { $0.expression?.node == closure })
    else { return nil }
    // How an asynchronous function runs is no part of the type here.
    guard let wanted = function.parameters[place].type.functionType, !wanted.isAsync, !wanted.isIsolatedAny else {
      return nil
    }
    return FunctionTraits(wanted, function.parameters[place])
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
