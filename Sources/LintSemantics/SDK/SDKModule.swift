import LintSyntax

/// The declarations of a module's interface, by name. Only the parts of its text that may declare a requested name are
/// parsed: a project mentions a few dozen of UIKit's thousand types.
final class SDKModule: Sendable {
  let interface: SDKInterface
  /// In ``SDKInterface/all``, or after those: see ``SDKOutlines``.
  private let place: Int
  private let read = Once<SDKText>()
  private let readMembers = Once<SDKText?>()

  init(_ interface: SDKInterface, at place: Int) {
    self.interface = interface
    self.place = place
  }

  /// - Parameter outline: of the interface, which a compiler wrote, or which was made from headers.
  convenience init(_ interface: SDKInterface, _ outline: FileOutline, _ kind: SDKPart.Kind, at place: Int) {
    self.init(interface, at: place)
    _ = read { SDKText(of: outline, kind, at: place) }
  }

  private var text: SDKText { read { SDKText(of: interface, at: place) } }

  /// The parts of the interface, without ``SDKMembers``.
  var parts: [SDKPart] { text.parts }

  /// The text of ``SDKMembers``, read when the members of a type are asked for.
  private var members: SDKText? {
    readMembers {
      SDKMembers.byModule[interface.module].map { SDKText(of: $0, at: place, after: parts.count) }
    }
  }

  /// - Parameter file: of the module.
  func part(_ file: FileID) -> SDKPart {
    let number = SDKOutlines.number(file)
    let text = text
    return number < text.parts.count ? text.parts[number] : (members?.parts ?? [])[number - text.parts.count]
  }

  private func parts(declaring name: Name) -> [SDKPart] { text[name] }

  /// Those of a kind with this name or one of the same hash, at any depth.
  func declarations(_ kind: FileLists.Entry.Kind, _ name: Name) -> [DeclRef] {
    parts(declaring: name).flatMap { $0.declarations(kind, name) }
  }

  private func declarations(_ kind: FileLists.Entry.Kind, named name: String, where isMeant: (Node) -> Bool)
    -> [DeclRef]
  {
    let id = Name(spelling: name)
    return parts(declaring: id).flatMap { part in
      part.declarations(kind, id).filter { isMeant(part.outline.node($0)) }
    }
  }

  /// The top-level types and typealiases with this name or one of the same hash.
  func topLevelTypes(named name: Name) -> [DeclRef] {
    let parts = parts(declaring: name)
    if parts.isEmpty { return [] }
    return [.type, .alias].flatMap { kind in
      parts.flatMap { part in
        part.declarations(kind, name).filter { part.outline.node($0).memberOwner == nil }
      }
    }
  }

  /// The top-level types and typealiases.
  func topLevelTypes(named name: String) -> [DeclRef] {
    [.type, .alias].flatMap {
      declarations($0, named: name) { $0.memberOwner == nil && $0.mainToken.isSpelled(name) }
    }
  }

  /// The types and typealiases at any depth.
  func types(named name: String) -> [DeclRef] {
    [.type, .alias].flatMap { declarations($0, named: name) { $0.mainToken.isSpelled(name) } }
  }

  /// The top-level functions and variables.
  func globals(named name: String) -> [DeclRef] {
    declarations(.function, named: name) {
      $0.kind == .functionDecl && $0.memberOwner == nil && $0.mainToken.isSpelled(name)
    }
      + declarations(.global, named: name) { PatternBinding(unchecked: $0).nameToken?.isSpelled(name) ?? false }
  }

  /// The extensions of types whose last name it is.
  func extensions(of name: String) -> [DeclRef] {
    declarations(.extension, named: name) { ExtensionDecl(unchecked: $0).nameToken?.isSpelled(name) ?? false }
  }

  /// The extensions of types with this last name that contain only members with a type.
  func memberExtensions(of name: String) -> [DeclRef] {
    let id = Name(spelling: name)
    return (members?[id] ?? []).flatMap { $0.declarations(.extension, id) }
  }

  func declaresMacro(named name: String) -> Bool {
    // What others' macros add is not known.
    parts(declaring: Name(spelling: name)).contains { part in
      part.kind != .ofCompiler
        && part.outline.tree.root.descendants(of: .macroDecl).contains { $0.mainToken.isSpelled(name) }
    }
  }

  /// The type of the last closure that a macro takes.
  func closureTraits(ofMacro name: Name) -> FunctionTraits? {
    for part in parts(declaring: name) where part.kind != .ofCompiler {
      for macro in part.outline.tree.root.descendants(of: .macroDecl) where macro.mainToken.name == name {
        let closures = macro.descendants(of: .functionParameter).compactMap {
          Parameter(FunctionParameter(unchecked: $0)).type.functionTraits
        }
        if let last = Array(closures).last { return last }
      }
    }
    return nil
  }

  /// Functions at any depth, and initializers by the names of their types.
  func callables(named name: Name) -> [DeclRef] { declarations(.function, name) }

  /// Functions that are only listed as members with a type, see ``SDKMembers``.
  func memberFunctions(named name: Name) -> [DeclRef] {
    (members?[name] ?? []).flatMap { $0.declarations(.function, name) }
  }

  /// Properties at any depth, and global variables.
  func properties(named name: Name) -> [DeclRef] { parts(declaring: name).flatMap { $0.properties(named: name) } }
}
