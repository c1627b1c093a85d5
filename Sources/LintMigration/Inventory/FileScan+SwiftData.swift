import LintKit

/// Models, and where containers and contexts are made, stored and passed.
extension FileScan {
  mutating func visitContext(_ call: FunctionCallExpr) {
    list(.contexts, "ModelContext made", call.node)
    // In a function that nothing was found in.
    if let function = call.node.enclosing(FunctionDecl.self) { see(.localContexts, function.node, at: call.node) }
  }

  mutating func visit(member: MemberAccessExpr) {
    if member.name == .mainContext { list(.contexts, "main context used", member.node) }
  }

  mutating func visitContextParameter(_ parameter: FunctionParameter) {
    switch types.valueType(parameter.type, file).unwrapped.standardName {
    case "ModelContext": list(.contexts, "ModelContext passed", parameter.node)
    case "ModelContainer": list(.contexts, "ModelContainer passed", parameter.node)
    default: break
    }
  }

  mutating func visitContextProperty(_ variable: VariableDecl, _ binding: PatternBinding, _ type: SwiftType) {
    if let environment = variable.attribute(named: .Environment),
      environment.argumentTokens.contains(where: { $0.name == .modelContext })
    {
      list(.contexts, "ModelContext from the environment", variable.node)
      return
    }
    guard binding.accessors?.isImplicitGetter != true else { return }
    switch type.unwrapped.standardName {
    case "ModelContext": list(.contexts, "ModelContext stored", binding.node)
    case "ModelContainer": list(.contexts, "ModelContainer stored", binding.node)
    default: break
    }
  }

  /// Entities and what they refer to.
  mutating func visitModels() {
    for entity in types.modelEntities(in: file) {
      guard let type = node(of: entity.type) else { continue }
      list(.models, "@Model", type)
      for property in entity.properties {
        guard case .relationship(_, let isToMany, let rule, let inverse) = property.kind,
          let node = node(of: property.declaration)
        else { continue }
        let details = [
          isToMany ? "to many" : "to one", rule.map { "delete rule \($0)" } ?? "delete rule nullify, as not stated",
          inverse == nil ? "inverse not stated" : nil
        ]
        list(.models, "relationship " + details.compactMap { $0 }.joined(separator: ", "), node)
      }
    }
  }

  /// The node in the whole file for a declaration of the outline.
  private func node(of declaration: DeclRef) -> Node? {
    let offset = index.node(declaration).mainToken.offset
    let kind = index.node(declaration).kind
    return tree.root.descendants.first { $0.kind == kind && $0.mainToken.offset == offset }
  }
}
