import LintSyntax

/// The outlines of the interfaces, each made when a file that imports the module is first asked about.
///
/// Their declarations are named as the project's are, by ``DeclRef``s whose files have negative numbers.
enum SDKOutlines {
  /// What a module declares.
  struct Module: Sendable {
    let outline: FileOutline
    /// By name; an extension by the last name of what it extends, and what stands in a type beside what stands in none.
    let declarations: [String: [DeclRef]]
    let extensions: [String: [DeclRef]]
    /// The types and typealiases that stand in no type, by name.
    let topLevelTypes: [String: [DeclRef]]
    let typesByName: [Name: [DeclRef]]
    /// Functions wherever they stand, and initializers by the names of their types.
    let callables: [Name: [DeclRef]]
    let properties: [Name: [DeclRef]]
    let macros: Set<String>
  }

  private static let made: [Slot] = SDKInterface.all.map { _ in Slot() }

  private final class Slot: Sendable {
    let module = Locked<Module?>(nil)
  }

  /// The number of a module's file; `nil` for one that nothing is known of.
  static func file(ofModule name: String) -> FileID? { files[name] }

  private static let files = Dictionary(
    uniqueKeysWithValues: SDKInterface.all.enumerated().map { ($1.module, -1 - FileID($0)) })

  static func interface(_ file: FileID) -> SDKInterface { SDKInterface.all[Int(-1 - file)] }

  /// The extensions of a name, in all interfaces.
  static func extensions(of name: String) -> [DeclRef] {
    SDKInterface.all.indices.flatMap { module(-1 - FileID($0)).extensions[name, default: []] }
  }

  /// Whether a type or typealias of some interface has the name, and stands in no other one.
  static func declaresType(named name: String) -> Bool {
    SDKInterface.all.indices.contains { module(-1 - FileID($0)).topLevelTypes[name] != nil }
  }

  static func module(_ file: FileID) -> Module {
    let slot = made[Int(-1 - file)]
    if let found = slot.module.withLock({ $0 }) { return found }
    // Not under the lock: two threads may do the same work, but none waits for another's.
    let module = Module(interface(file), file)
    return slot.module.withLock { kept in
      if let kept { return kept }
      kept = module
      return module
    }
  }
}

extension SDKOutlines.Module {
  fileprivate init(_ interface: SDKInterface, _ file: FileID) {
    let outline = FileOutline(interface: interface.source, path: interface.module)
    self.outline = outline
    var declarations: [String: [DeclRef]] = [:]
    var extensions: [String: [DeclRef]] = [:]
    var topLevelTypes: [String: [DeclRef]] = [:]
    var typesByName: [Name: [DeclRef]] = [:]
    var callables: [Name: [DeclRef]] = [:]
    for entry in outline.entries {
      let ref = DeclRef(file: file, node: entry.node)
      let node = outline.node(ref)
      switch entry.kind {
      case .extension:
        if let name = ExtensionDecl(unchecked: node).nameToken {
          extensions[name.identifierText, default: []].append(ref)
        }
      case .type, .alias:
        let name = node.mainToken.identifierText
        declarations[name, default: []].append(ref)
        if node.memberOwner == nil {
          topLevelTypes[name, default: []].append(ref)
          typesByName[entry.name, default: []].append(ref)
        }
      case .function where node.kind == .functionDecl:
        declarations[node.mainToken.identifierText, default: []].append(ref)
      case .global:
        if let name = PatternBinding(unchecked: node).nameToken {
          declarations[name.identifierText, default: []].append(ref)
        }
      case .function: break
      }
      if entry.kind == .function { callables[entry.name, default: []].append(ref) }
    }
    properties = Dictionary(grouping: outline.declared.properties, by: \.name).mapValues {
      $0.map { DeclRef(file: file, node: $0.node) }
    }
    macros = Set(outline.tree.root.descendants(of: .macroDecl).map(\.mainToken.identifierText))
    (self.topLevelTypes, self.typesByName, self.callables) = (topLevelTypes, typesByName, callables)
    self.declarations = declarations
    self.extensions = extensions
  }
}

extension DeclRef {
  /// Whether it is declared in an interface of the SDK rather than in the project.
  public var isOfSDK: Bool { file < 0 }
}
