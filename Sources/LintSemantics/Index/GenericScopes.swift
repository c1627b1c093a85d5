import LintSyntax

/// The generic parameters that can be named at a place, and what they are constrained to.
extension ProjectIndex {
  private static let lists = NodeKindSet([.sourceFile, .codeBlock, .memberBlock, .ifConfigDecl, .ifConfigClause])

  /// Whether a generic parameter of the declarations around a place has the name.
  ///
  /// - Parameter rank: see ``extendedNominal(_:rank:)``.
  func isGenericParameter(_ name: Name, at place: Node, in file: FileID, rank: Int = highestRank) -> Bool {
    genericParameter(name, at: place, in: file, rank: rank) != nil
  }

  /// The parameter of that name, and its file.
  func genericParameter(_ name: Name, at place: Node, in file: FileID, rank: Int = highestRank)
    -> (file: FileID, parameter: GenericParameter)?
  {
    for ref in genericScopes(around: place, in: file, rank: rank) {
      let scope = node(ref)
      // A file or block has very many children, and no parameters.
      guard !Self.lists.contains(scope.kind), let clause = scope.child(.genericParameters),
        clause.kind == .genericParameterClause
      else { continue }
      for parameter in GenericParameterClause(unchecked: clause).parameters where parameter.name == name {
        return (ref.file, parameter)
      }
    }
    return nil
  }

  /// The names of what a generic parameter, or an associated type such as `Base.Element`, is constrained to at a place.
  func bounds(of parameter: String, at place: Node, in file: FileID) -> [String] {
    constraints(at: place, in: file).filter { $0.parameter == parameter && !$0.bound.isEmpty }.map(\.bound)
  }

  /// The constraints that the declaration at a place and those around it put on generic parameters, in their clauses or
  /// after `where`.
  func constraints(at place: Node, in file: FileID) -> [GenericConstraint] {
    genericScopes(around: place, in: file).flatMap { TypeDeclaration(node($0), $0.file)?.constraints ?? [] }
  }

  /// The declaration at a place and those around it, whose generic parameters can be named there: those that extensions
  /// extend, too.
  private func genericScopes(around place: Node, in file: FileID, rank: Int = highestRank) -> [DeclRef] {
    // A file is no declaration, and may have very many children to look for a clause among.
    func declarations(around node: Node) -> [Node] { node.enclosingNodes.filter { $0.kind.category == .declaration } }
    var scopes = [DeclRef(file, place)] + declarations(around: place).map { DeclRef(file, $0) }
    var next = 0
    while next < scopes.count, scopes.count < 100 {
      let scope = scopes[next]
      if node(scope).kind == .extensionDecl, let nominal = extendedNominal(scope, rank: rank) {
        scopes.append(nominal)
        scopes += declarations(around: node(nominal)).map { DeclRef(nominal.file, $0) }
      }
      next += 1
    }
    return scopes
  }
}
