import LintSyntax

/// The names of what requires something of its user to be `Sendable`: few code mentions one.
private final class SendableRequirers: AnswerTable {
  static let number = AnswerTableNumber()
  let names = Once<Set<Name>>()
}

extension ProjectIndex {
  /// Whether a function, a type, or a member of this name may require type arguments, or what it is given, to be
  /// `Sendable`.
  public func mayRequireSendable(_ name: Name) -> Bool {
    answers(SendableRequirers.self).names { namesRequiringSendable() }.contains(name)
  }

  private func namesRequiringSendable() -> Set<Name> {
    var found: Set<Name> = []
    for (number, outline) in files.enumerated() where outline.names.contains(.Sendable) {
      for entry in outline.entries {
        let ref = DeclRef(file: FileID(number), node: entry.node)
        switch entry.kind {
        case .function where function(ref).requiresSendable: found.insert(entry.name)
        case .type where type(ref).kind != .protocol && type(ref).constraints.requireSendable:
          found.insert(entry.name)
          for place in [ref] + extensions(ofNominal: ref) { found.formUnion(memberNames(of: place)) }
        case .extension where type(ref).constraints.requireSendable: found.formUnion(memberNames(of: ref))
        default: continue
        }
      }
    }
    if found.isEmpty { return [] }
    return found.union(aliases(of: found))
  }

  private func memberNames(of place: DeclRef) -> [Name] {
    functions(in: place).map { function($0).callName } + properties(in: place).map { property($0).nameID }
  }

  /// The typealiases of types with these names.
  private func aliases(of names: Set<Name>) -> [Name] {
    files.indices.flatMap { number in
      files[number].entries.filter { $0.kind == .alias }.compactMap { entry in
        let alias = TypeAliasDecl(unchecked: files[number].node(DeclRef(file: FileID(number), node: entry.node)))
        return alias.aliasedType?.nameToken.flatMap { names.contains($0.name) ? entry.name : nil }
      }
    }
  }
}

extension FunctionDeclaration {
  /// Of a type argument, or of what a parameter takes: `any Sendable`.
  fileprivate var requiresSendable: Bool {
    if constraints.requireSendable { return true }
    return writtenParameters.contains { parameter in
      var isAttribute = false
      for token in parameter.node.tokens {
        if token.name == .Sendable, !isAttribute { return true }
        isAttribute = token.kind == .atSign
      }
      return false
    }
  }
}

extension [GenericConstraint] {
  fileprivate var requireSendable: Bool { contains { $0.bound == "Sendable" } }
}
