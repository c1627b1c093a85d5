import LintSyntax

/// Types with a conformance that is known to hold on an actor alone: few projects have some, and few of their members
/// use them.
private final class IsolatedConformers: AnswerTable {
  static let number = AnswerTableNumber()
  let names = Once<LeadingNames?>()
  let onlyActor = Once<Isolation?>()
}

extension ProjectIndex {
  /// The names that lead to types that conform to a protocol on an actor alone; `nil` where there is none.
  private var namesOfIsolatedConformers: LeadingNames? {
    answers(IsolatedConformers.self).names {
      var types: Set<Name> = []
      var values: Set<Name> = []
      for (number, file) in files.enumerated() {
        for entry in file.entries where entry.kind == .type {
          let ref = DeclRef(file: FileID(number), node: entry.node)
          if type(ref).kind == .protocol || !hasIsolatedConformance(ref) { continue }
          types.insert(entry.name)
          values.formUnion(node(ref).descendants(of: .enumCaseElement).map(\.mainToken.name))
        }
      }
      if types.isEmpty { return nil }
      return LeadingNames(to: types, values: values, among: namedDeclarations)
    }
  }

  /// The only actor on which conformances hold alone; `nil` where there are several, or none is known.
  public var onlyActorOfConformances: Isolation? {
    answers(IsolatedConformers.self).onlyActor {
      var only: Isolation?
      for (number, file) in files.enumerated() {
        for entry in file.entries where entry.kind == .type {
          let ref = DeclRef(file: FileID(number), node: entry.node)
          if type(ref).kind == .protocol { continue }
          for answer in isolatedConformances(of: ref).values where answer.isolation.isKnown {
            if let only, only != answer.isolation { return nil }
            only = answer.isolation
          }
        }
      }
      return only
    }
  }

  /// Whether code of a member, or a statement outside of types, may use a value whose type conforms to a protocol on an
  /// actor alone.
  ///
  /// - Parameter item: in the whole tree of its file.
  public func mayUseIsolatedConformances(in item: Node) -> Bool {
    namesOfIsolatedConformers?.mayLead(in: item) ?? false
  }

  /// Whether a type conforms to some protocol on an actor alone.
  public func hasIsolatedConformance(_ type: DeclRef) -> Bool {
    isolatedConformances(of: type).values.contains { $0.isolation.isKnown }
  }

  /// How many conformances of a file's types may hold on an actor alone, or everywhere.
  public func conformancesOfUnknownIsolation(in file: FileID) -> Int {
    var count = 0
    for entry in outline(file).entries where entry.kind == .type {
      let ref = DeclRef(file: file, node: entry.node)
      if type(ref).kind == .protocol { continue }
      count += isolatedConformances(of: ref).values.count { !$0.isolation.isKnown }
    }
    return count
  }
}
