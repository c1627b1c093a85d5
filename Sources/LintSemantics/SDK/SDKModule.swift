import LintSyntax

/// What the interface of a module declares, by name.
final class SDKModule: Sendable {
  let outline: FileOutline
  let macros: Set<String>
  private let byKind: [NameDirectory]
  private let propertiesByName: NameDirectory

  init(_ interface: SDKInterface, _ file: FileID) {
    outline = FileOutline(interface: interface.text, path: interface.module)
    let directory = NameDirectory.byKind([outline], from: file)
    byKind = FileLists.Entry.Kind.allCases.map { directory($0) }
    propertiesByName = NameDirectory(outline.declared.properties.map { ($0.name, DeclRef(file: file, node: $0.node)) })
    macros = Set(outline.tree.root.descendants(of: .macroDecl).map(\.mainToken.identifierText))
  }

  private func directory(of kind: FileLists.Entry.Kind) -> NameDirectory { byKind[Int(kind.rawValue)] }

  private func node(_ ref: DeclRef) -> Node { outline.node(ref) }

  /// The types and typealiases that stand in no type, with this name or one of the same hash.
  func topLevelTypes(named name: Name) -> [DeclRef] {
    (directory(of: .type)[name] + directory(of: .alias)[name]).filter { node($0).memberOwner == nil }
  }

  /// The types and typealiases that stand in no type.
  func topLevelTypes(named name: String) -> [DeclRef] {
    topLevelTypes(named: Name(spelling: name)).filter { node($0).mainToken.isSpelled(name) }
  }

  /// The types and typealiases wherever they stand.
  func types(named name: String) -> [DeclRef] {
    let id = Name(spelling: name)
    return (directory(of: .type)[id] + directory(of: .alias)[id]).filter { node($0).mainToken.isSpelled(name) }
  }

  /// The functions and variables that stand in no type.
  func globals(named name: String) -> [DeclRef] {
    let id = Name(spelling: name)
    let functions = directory(of: .function)[id].filter { ref in
      let node = node(ref)
      return node.kind == .functionDecl && node.memberOwner == nil && node.mainToken.isSpelled(name)
    }
    return functions
      + directory(of: .global)[id].filter { PatternBinding(unchecked: node($0)).nameToken?.isSpelled(name) ?? false }
  }

  /// The extensions of types whose last name it is.
  func extensions(of name: String) -> [DeclRef] {
    directory(of: .extension)[Name(spelling: name)].filter {
      ExtensionDecl(unchecked: node($0)).nameToken?.isSpelled(name) ?? false
    }
  }

  /// Functions wherever they stand, and initializers by the names of their types.
  func callables(named name: Name) -> [DeclRef] { directory(of: .function)[name] }

  /// Properties wherever they stand, and global variables.
  func properties(named name: Name) -> [DeclRef] { propertiesByName[name] }
}
