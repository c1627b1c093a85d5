/// The functions that the types of a file have there, by name; found once for a file, when a rule first asks.
struct FunctionsByType {
  private var known: [DeclRef: [Name: [Node]]] = [:]

  init(in pass: Pass) {
    for node in pass.tree.root.descendants(of: .functionDecl) {
      guard let type = pass.type(around: node).flatMap({ pass.index.extendedNominal($0) }),
        let name = FunctionDecl(unchecked: node).nameToken?.name
      else { continue }
      known[type, default: [:]][name, default: []].append(node)
    }
  }

  fileprivate func of(_ type: DeclRef) -> [Name: [Node]] { known[type] ?? [:] }
}

extension Pass {
  /// The functions of a type that are in this file, by name.
  public func functions(of type: DeclRef) -> [Name: [Node]] { functionsByType.of(type) }
}
