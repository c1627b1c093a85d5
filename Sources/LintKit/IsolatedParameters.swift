import LintSyntax

/// The names in a file's `isolated` parameters, those of their types among them (SE-0313).
struct IsolatedParameters {
  private let names: Set<Name>

  init(in tree: SyntaxTree) {
    let isolated = tree.root.descendants(of: .functionParameter).lazy.filter { parameter in
      parameter.tokens.contains { $0.name == .isolated }
    }
    names = Set(isolated.flatMap { $0.tokens.map(\.name) })
  }

  func mention(_ name: Name) -> Bool { names.contains(name) }
}

extension Pass {
  /// Whether code of the file may be isolated to a value of a type, by its name.
  public func hasParameterIsolated(toTypeNamed name: Name) -> Bool { isolatedParameters.mention(name) }
}
