import LintFlow
import LintSyntax

/// Which classes a project uses as an `ObservableObject`. Made when a rule first asks: few classes announce nothing.
struct ObservableObjectUses: Sendable {
  private var owners: Set<DeclRef> = []
  /// Files with a value of an unknown type in such a place.
  private var undecided: [FileID] = []
  /// Code asks for any `ObservableObject`: a generic parameter, a cast, an alias.
  private var hasConstraint = false

  private static let names = WellKnownNameSet([
    .ObservableObject, .StateObject, .ObservedObject, .EnvironmentObject, .environmentObject
  ])

  init(in index: ProjectIndex) {
    for (number, outline) in index.files.enumerated() where outline.names.intersects(Self.names) {
      let tree = outline.wholeTree()
      withExtendedLifetime(tree) { add(tree, FileID(number), index) }
    }
  }

  private mutating func add(_ tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex) {
    let typer = ExpressionTyper(types: TypeIndex(index), file: file)
    for node in tree.root.descendants {
      switch node.kind {
      case .identifierType, .memberType, .declReferenceExpr:
        if node.mainToken.name == .ObservableObject, !node.isInInheritanceClause { hasConstraint = true }
      case .variableDecl:
        guard VariableDecl(unchecked: node).isObservedObject else { continue }
        for binding in node.children(.binding) {
          add(index.property(at: binding, in: file).map { typer.types.propertyType($0) } ?? .unknown, in: file)
        }
      case .functionCallExpr:
        let call = FunctionCallExpr(unchecked: node)
        guard call.calleeName == .environmentObject, let value = call.arguments.first?.expression else { continue }
        add(typer.type(of: value), in: file)
      default: continue
      }
    }
  }

  private mutating func add(_ type: SwiftType, in file: FileID) {
    let type = type.unwrapped
    if let owner = type.ownDeclaration {
      owners.insert(owner)
    } else if type.hasUnknown || type.undeclaredName != nil, undecided.last != file {
      undecided.append(file)
    }
  }

  func include(_ type: DeclRef, in index: ProjectIndex) -> Truth {
    if owners.contains(type) { return .yes }
    if hasConstraint { return .unknown }
    // Code with a value of an unknown type mostly names the type of it somewhere.
    let query = NameQuery([index.type(type).nameID])
    let isDoubtful = undecided.contains { index.outline($0).mayContain(anyOf: query) }
    return isDoubtful || index.isWrappedByUnknown(type, query) ? .unknown : .no
  }
}

extension Node {
  /// Whether a name is an entry of the inheritance clause of a class, protocol or extension by itself.
  fileprivate var isInInheritanceClause: Bool { parent?.kind == .inheritedType }
}

extension VariableDecl {
  fileprivate var isObservedObject: Bool {
    attributes.contains { $0.name == .StateObject || $0.name == .ObservedObject || $0.name == .EnvironmentObject }
  }
}

extension ProjectIndex {
  /// Whether code of the project needs a class to be an `ObservableObject`: as the value of a view's property wrapper,
  /// in `environmentObject`, or where any such object is asked for.
  public func usesAsObservableObject(_ type: DeclRef) -> Truth {
    typeFacts.observableObjectUses { ObservableObjectUses(in: self) }.include(type, in: self)
  }

  /// Whether a property that mentions a type has an attribute of another module, which may ask for more than the type.
  fileprivate func isWrappedByUnknown(_ type: DeclRef, _ query: NameQuery) -> Bool {
    let name = self.type(type).nameID
    let types = TypeIndex(self)
    for (number, outline) in files.enumerated() where outline.mayContain(anyOf: query) {
      for node in outline.tree.root.descendants(of: .variableDecl)
      where node.tokens.contains(where: { $0.name == name }) {
        let isForeign = VariableDecl(unchecked: node).attributes.contains { attribute in
          guard let token = attribute.nameToken, token.beginsUppercase else { return false }
          return types.isUndeclared(token.identifierText, at: node, in: FileID(number))
            && !importsMacro(named: token.identifierText, in: FileID(number))
        }
        if isForeign { return true }
      }
    }
    return false
  }
}
