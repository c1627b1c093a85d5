import LintSyntax

/// The names without one of which no declaration can have a type that holds SwiftData models: the models themselves,
/// what is above and below them, and structures with a model in them. A superset, by names alone, so that nearly all
/// declarations are skipped before anything is looked up.
struct ModelCarriers: Sendable {
  private var names: Set<Name> = []
  /// For each file, whether one of the names may be in it.
  private var mentioned: [Bool] = []

  /// Whether the project declares no `@Model` class.
  var isEmpty: Bool { names.isEmpty }

  /// - Parameter filters: of the files.
  init(in files: [FileOutline], _ filters: [NameFilter]) {
    for file in files where file.names.contains(.Model) {
      for type in file.types(marked: .Model) where type.kind == .classDecl { names.insert(type.mainToken.name) }
    }
    if names.isEmpty { return }
    names.insert(Name(.PersistentModel))
    mentioned = [Bool](repeating: false, count: files.count)
    addHeirs(files, filters)
    addStructures(files, filters)
  }

  /// Whether one of the names may be in a file.
  func mayOccur(in file: FileID) -> Bool { !mentioned.isEmpty && mentioned[Int(file)] }

  /// Whether one of the names is in a part of a file.
  func occur(in node: Node) -> Bool { Self.mentions(names, node) }

  private static func mentions(_ names: Set<Name>, _ node: Node) -> Bool {
    node.tokens.contains { $0.kind == .identifier && names.contains($0.name) }
  }

  /// Classes and protocols that state one of the names, until there are no more.
  private mutating func addHeirs(_ files: [FileOutline], _ filters: [NameFilter]) {
    var added = names
    while !added.isEmpty {
      var heirs: Set<Name> = []
      for number in mark(filters, mentioning: added) {
        for type in Self.types(in: files[number]) where type.kind == .classDecl || type.kind == .protocolDecl {
          if type.children(.inheritedType).contains(where: { Self.mentions(added, $0) }) {
            heirs.insert(type.mainToken.name)
          }
        }
      }
      added = heirs.subtracting(names)
      names.formUnion(added)
    }
  }

  /// Structures that name one in their stored properties; many more do in their code.
  private mutating func addStructures(_ files: [FileOutline], _ filters: [NameFilter]) {
    var structures: Set<Name> = []
    for (file, isMentioned) in zip(files, mentioned) where isMentioned {
      for type in Self.types(in: file) where type.kind == .structDecl && !names.contains(type.mainToken.name) {
        let stored = type.descendants(of: .variableDecl).lazy.filter { $0.memberOwner == type && $0.isStored }
        if stored.contains(where: { occur(in: $0) }) { structures.insert(type.mainToken.name) }
      }
    }
    names.formUnion(structures)
    _ = mark(filters, mentioning: structures)
  }

  /// Marks the files in which one of some names may be, and returns their numbers.
  private mutating func mark(_ filters: [NameFilter], mentioning names: Set<Name>) -> [Int] {
    let query = NameQuery(names)
    let found = filters.indices.filter { filters[$0].mayContain(anyOf: query) }
    for number in found { mentioned[number] = true }
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
