import LintFlow
import LintSyntax

/// Variables that any thread may change, named in another module than the one that declares them: stored ones, global
/// or `static`, on no actor (SE-0412).
final class ForeignVariables: AnswerTable {
  static let number = AnswerTableNumber()

  /// Names of those that a module of the project lets others use.
  fileprivate let ofProject = Once<Set<Name>>()
  fileprivate let query = Once<NameQuery>()
}

extension ProjectIndex {
  /// The names that such variables have, in the project and in the SDK: others need no question.
  public var namesOfForeignVariables: Set<Name> {
    answers(ForeignVariables.self).ofProject {
      var names = SDKMembers.variables
      for (number, file) in files.enumerated() where file.declaresSharedVariables {
        for property in file.declared.properties {
          let ref = DeclRef(file: FileID(number), node: property.node)
          if isSharedVariable(ref), access(of: binding(ref).node) == .everywhere { names.insert(property.name) }
        }
      }
      return names
    }
  }

  /// Whether a file may name such a variable. True of each that does.
  public func mayNameForeignVariables(_ file: FileID) -> Bool {
    let query = answers(ForeignVariables.self).query { NameQuery(namesOfForeignVariables) }
    return outline(file).mayContain(anyOf: query)
  }

  /// Whether a property or global is such a variable for the code of a file. Those of headers and of binary frameworks
  /// are left out.
  public func isForeignVariable(_ ref: DeclRef, from file: FileID) -> Truth {
    guard isSharedVariable(ref), ref.isOfSDK ? isVariableOfC(ref) : !isSameModule(ref.file, file) else { return .no }
    let isolation = isolation(ofProperty: ref).isolation
    return isolation.isKnown ? Truth(isolation == .nonisolated) : .unknown
  }

  /// A stored variable that is global or `static`.
  private func isSharedVariable(_ ref: DeclRef) -> Bool {
    guard let binding = PatternBinding(node(ref)), binding.accessors == nil,
      let variable = binding.node.parent.flatMap({ VariableDecl($0) }), !variable.isLet, variable.mayBeShared,
      let property = PropertyDeclaration(binding.node, ref.file)
    else { return false }
    return (property.owner == nil || property.flags.contains(.isStatic)) && !property.flags.contains(.isUnsafe)
      && !property.isComputed && !property.attributes.contains { $0.name == "TaskLocal" }
  }

  /// A constant of C whose header lacks `const`, as a member of the structure that Swift makes of its type: those of a
  /// module in Swift have accessors in its interface.
  private func isVariableOfC(_ ref: DeclRef) -> Bool {
    guard !ref.isOfBinaryModule, let owner = property(ref).owner.flatMap({ extendedNominal($0) }) else { return false }
    let type = type(owner)
    return type.kind == .struct && type.inherited.contains { $0 == "RawRepresentable" || $0 == "OptionSet" }
  }
}

extension SDKMembers {
  /// The names of static members that are written without accessors and can be assigned to.
  fileprivate static let variables = names(after: "static var ") { !$0.contains(UInt8(ascii: "{")) }
}
