import LintSyntax

/// The names without one of which no declaration can have a type that holds SwiftData models: the models themselves, what is
/// above and below them, and structures with a model in them. A superset, by names alone, so that nearly all declarations are
/// passed over before anything is looked up.
struct ModelCarriers: Sendable {
  private var names: Set<Name> = []
  /// For each file, whether one of the names may stand in it.
  private var mentioned: [Bool] = []

  /// Whether the project declares no `@Model` class.
  var isEmpty: Bool { names.isEmpty }

  init(in files: [FileOutline]) {
    for file in files where file.names.contains(.Model) {
      for type in file.types(marked: .Model) where type.kind == .classDecl { names.insert(type.mainToken.name) }
    }
    if names.isEmpty { return }
    names.insert(Name(.PersistentModel))
    mentioned = [Bool](repeating: false, count: files.count)
    addHeirs(files)
    addStructures(files)
  }

  /// Whether one of the names may stand in a file.
  func mayOccur(in file: FileID) -> Bool { !mentioned.isEmpty && mentioned[Int(file)] }

  /// Whether one of the names stands in a part of a file.
  func occur(in node: Node) -> Bool { Self.mentions(names, node) }

  private static func mentions(_ names: Set<Name>, _ node: Node) -> Bool {
    node.tokens.contains { $0.kind == .identifier && names.contains($0.name) }
  }

  /// Classes and protocols that state one of the names, until there are no more.
  private mutating func addHeirs(_ files: [FileOutline]) {
    var added = names
    while !added.isEmpty {
      var heirs: Set<Name> = []
      for file in mark(files, mentioning: added) {
        for type in Self.types(in: file) where type.kind == .classDecl || type.kind == .protocolDecl {
          if type.children(.inheritedType).contains(where: { Self.mentions(added, $0) }) { heirs.insert(type.mainToken.name) }
        }
      }
      added = heirs.subtracting(names)
      names.formUnion(added)
    }
  }

  /// Structures that name one in what they store; many more do in what they do.
  private mutating func addStructures(_ files: [FileOutline]) {
    var structures: Set<Name> = []
    for (file, isMentioned) in zip(files, mentioned) where isMentioned {
      for type in Self.types(in: file) where type.kind == .structDecl && !names.contains(type.mainToken.name) {
        let stored = type.descendants(of: .variableDecl).lazy.filter { $0.memberOwner == type && $0.isStored }
        if stored.contains(where: { occur(in: $0) }) { structures.insert(type.mainToken.name) }
      }
    }
    names.formUnion(structures)
    _ = mark(files, mentioning: structures)
  }

  /// The files in which one of some names may stand.
  private mutating func mark(_ files: [FileOutline], mentioning names: Set<Name>) -> [FileOutline] {
    let query = NameQuery(names)
    var found: [FileOutline] = []
    for (number, file) in files.enumerated() where file.mayContain(anyOf: query) {
      mentioned[number] = true
      found.append(file)
    }
    return found
  }

  private static func types(in file: FileOutline) -> some Sequence<Node> {
    file.entries.lazy.filter { $0.kind == .type }.map { Node(columns: file.tree.columns, id: $0.node) }
  }
}

extension Node {
  /// Whether a variable is not computed, as far as its braces tell.
  fileprivate var isStored: Bool { children(.binding).contains { PropertyDeclaration($0, 0)?.isComputed == false } }
}
