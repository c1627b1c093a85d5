import LintSyntax

/// Types with a conformance on an actor alone: few projects have some, and few of their members use them.
private final class IsolatedConformers: AnswerTable {
  static let number = AnswerTableNumber()
  let names = Once<LeadingNames?>()
}

extension ProjectIndex {
  /// The names that lead to types that conform to a protocol on an actor alone, or may; `nil` where there is none.
  private var namesOfIsolatedConformers: LeadingNames? {
    answers(IsolatedConformers.self).names {
      var types: Set<Name> = []
      var values: Set<Name> = []
      for (number, file) in files.enumerated() {
        for entry in file.entries where entry.kind == .type {
          let ref = DeclRef(file: FileID(number), node: entry.node)
          if type(ref).kind == .protocol || isolatedConformances(of: ref).isEmpty { continue }
          types.insert(entry.name)
          values.formUnion(node(ref).descendants(of: .enumCaseElement).map(\.mainToken.name))
        }
      }
      if types.isEmpty { return nil }
      // Those stand for others.
      types.formUnion(associatedTypes)
      types.insert(Name(.Self))
      return LeadingNames(to: types, values: values, among: namedDeclarations)
    }
  }

  private var associatedTypes: Set<Name> {
    Set(files.flatMap { $0.tree.root.descendants(of: .associatedTypeDecl).map(\.mainToken.name) })
  }

  /// Whether code of a member, or a statement outside of types, may use a value whose type conforms to a protocol on an
  /// actor alone.
  ///
  /// - Parameter item: in the whole tree of its file.
  public func mayUseIsolatedConformances(in item: Node) -> Bool {
    namesOfIsolatedConformers?.mayLead(in: item) ?? false
  }
}
