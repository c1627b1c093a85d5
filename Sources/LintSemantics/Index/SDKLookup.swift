import LintSyntax
import LintText

private final class ImportedModules: AnswerTable {
  static let number = AnswerTableNumber()
  let all = Once<[SDKModule]>()
}

/// The meaning of names that the interfaces of the SDK declare.
extension ProjectIndex {
  /// The modules with an interface that some file imports.
  var importedModules: [SDKModule] {
    answers(ImportedModules.self).all {
      interfaces(importing: Set(files.flatMap(\.importedModules)).union(headers.all)).modules
    }
  }

  /// What the name of a type means that a file takes from the modules of the SDK that it imports. An interface sees
  /// what it imports itself, and qualifies the names of nested types.
  func importedMeaning(of name: String, in file: FileID) -> TypeMeaning {
    if file < 0, let own = meaning(of: module(of: file).topLevelTypes(named: name)) { return own }
    let visible = imports(of: file).interfaces
    return visible.meanings(name) { meaning(of: name, among: visible.modules) }
  }

  private func meaning(of name: String, among modules: [SDKModule]) -> TypeMeaning {
    var found: [DeclRef] = []
    var ofLibrary: [DeclRef] = []
    let id = Name(spelling: name)
    for module in modules {
      let declared = module.topLevelTypes(named: id).filter { node($0).mainToken.isSpelled(name) }
      if declared.isEmpty { continue }
      // Declarations of Swift's own library yield to those of all other modules.
      if module.interface.isLibraryOfSwift { ofLibrary += declared } else { found += declared }
    }
    return meaning(of: found) ?? meaning(of: ofLibrary) ?? .none
  }

  /// The same for a qualified name; `nil` where the module has no interface.
  func meaning(of name: String, inModuleOfSDK module: String) -> TypeMeaning? {
    guard let own = self.module(named: module) else { return nil }
    if let found = meaning(of: own.topLevelTypes(named: name)) { return found }
    let exported = interfaces(importing: [module])
    return meaning(of: exported.modules.flatMap { $0.topLevelTypes(named: name) }) ?? TypeMeaning.none
  }

  private func meaning(of found: [DeclRef]) -> TypeMeaning? {
    guard let first = found.first else { return nil }
    if found.count > 1 { return .several }
    return node(first).kind == .typeAliasDecl ? .alias(first) : .nominal(first)
  }

  /// The types of the SDK that a file sees with this name, or with one of the same hash.
  func importedTypes(named name: Name, in file: FileID) -> [DeclRef] {
    imports(of: file).interfaces.modules.flatMap { $0.topLevelTypes(named: name) }
  }

  /// The types of a name that are nested in a type of the SDK, or in an extension of it that the file sees.
  func importedMembers(named name: String, of outer: DeclRef, in file: FileID) -> [DeclRef] {
    let (visible, own) = (imports(of: file).interfaces.modules, module(of: outer.file))
    return (visible + (visible.contains { $0 === own } ? [] : [own])).flatMap { $0.types(named: name) }
      .filter { candidate in
        guard case .type(let owner) = scope(of: candidate) else { return false }
        return extendedNominal(owner) == outer
      }
  }

  /// Whether a macro of the SDK that a file sees has the name.
  func importsMacro(named name: String, in file: FileID) -> Bool {
    imports(of: file).interfaces.modules.contains { $0.declaresMacro(named: name) }
  }

  // MARK: Declarations with a meaning of their own

  /// Whether it is the type of this name that Swift's own library declares.
  func isOfLibrary(_ ref: DeclRef, _ name: WellKnownName) -> Bool {
    ref.isOfSDK && module(of: ref.file).interface.isLibraryOfSwift && node(ref).mainToken.name == name
      && isTopLevel(ref)
  }

  /// Whether it is the class that most classes of Objective-C inherit from, of which Swift treats many as if they
  /// inherited from none.
  func isNSObject(_ ref: DeclRef) -> Bool { ref.isOfSDK && node(ref).mainToken.name == .NSObject && isTopLevel(ref) }

  /// Whether a protocol is `Sendable` or inherits from it.
  func isSendableProtocol(_ ref: DeclRef) -> Bool { refinedProtocols(of: ref).contains { isOfLibrary($0, .Sendable) } }

  /// The traits of a declaration in an interface, which Swift cannot express.
  public func has(_ trait: SDKTrait, _ ref: DeclRef) -> Bool {
    guard ref.isOfSDK else { return false }
    let node = node(ref)
    let attributed = node.kind == .patternBinding ? node.parent ?? node : node
    return attributed.children(.attribute).contains { attribute in
      attribute.mainToken.text == "_semantics" && attribute.text.includes("\"\(trait.rawValue)\"")
    }
  }

  /// Whether a type of the SDK with this name posts its notifications on the main thread.
  public func postsOnMain(typeNamed name: String) -> Bool {
    SDKInterface.all.enumerated().contains { place, interface in
      interface.postsOnMain && !SDKOutlines.module(at: place).topLevelTypes(named: name).isEmpty
    }
  }

  private func isTopLevel(_ ref: DeclRef) -> Bool { node(ref).memberOwner == nil }
}

extension SDKInterface {
  /// Whether declarations of these modules yield to those of others.
  var isLibraryOfSwift: Bool { module == "Swift" || module == "_Concurrency" || module == "Distributed" }
}
