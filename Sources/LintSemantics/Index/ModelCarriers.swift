import LintSyntax

/// The names without one of which no declaration can have a type that holds SwiftData models: the models themselves, what is
/// above and below them, and structures with a model in them. A superset, by names alone, so that nearly all declarations are
/// passed over before anything is looked up.
struct ModelCarriers: Sendable {
  private var names: Set<Name> = []
  /// The same, for going through.
  private var list: [Name] = []

  /// Whether the project declares no `@Model` class.
  var isEmpty: Bool { names.isEmpty }

  init(in files: [FileOutline]) {
    for file in files where file.names.contains(.Model) {
      for type in file.types(marked: .Model) where type.kind == .classDecl { names.insert(type.mainToken.name) }
    }
    if names.isEmpty { return }
    names.insert(Name(.PersistentModel))
    addHeirs(files)
    addStructures(files)
    list = Array(names)
  }

  /// Whether one of the names may stand in a file.
  func mayOccur(in file: FileOutline) -> Bool { file.identifiers.mayContain(anyOf: list) }

  /// Whether one of the names stands in a part of a file.
  func occur(in node: Node) -> Bool { node.tokens.contains { $0.kind == .identifier && names.contains($0.name) } }

  /// Classes and protocols that state one of the names, until there are no more.
  private mutating func addHeirs(_ files: [FileOutline]) {
    while list.count != names.count {
      list = Array(names)
      for type in types(in: files) where type.kind == .classDecl || type.kind == .protocolDecl {
        if type.children(.inheritedType).contains(where: { occur(in: $0) }) { names.insert(type.mainToken.name) }
      }
    }
  }

  /// Structures that name one in what they store; many more do in what they do.
  private mutating func addStructures(_ files: [FileOutline]) {
    let structures = types(in: files).filter { type in
      type.kind == .structDecl && type.descendants(of: .variableDecl).contains { $0.memberOwner == type && $0.isStored && occur(in: $0) }
    }
    names.formUnion(structures.map(\.mainToken.name))
  }

  /// The types of the files in which one of the names may stand.
  private func types(in files: [FileOutline]) -> [Node] {
    files.filter { mayOccur(in: $0) }.flatMap { file in
      file.entries.filter { $0.kind == .type }.map { Node(columns: file.tree.columns, id: $0.node) }
    }
  }
}

extension Node {
  /// Whether a variable is not computed, as far as its braces tell.
  fileprivate var isStored: Bool { children(.binding).contains { PropertyDeclaration($0, 0)?.isComputed == false } }
}
