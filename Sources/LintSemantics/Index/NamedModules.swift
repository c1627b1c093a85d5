import LintProject
import LintSyntax

/// The modules that imports name otherwise than by their target: an Xcode project may call a product's module anything,
/// and those of several targets, for several platforms, the same.
///
/// Everywhere else a module has the name of its target, see ``FileTargets``.
struct NamedModules: Sendable {
  /// By the name in imports, the targets that build such a module, as places in
  /// ``LintProject/ProjectSettings/targets``.
  private let builders: [Name: [Int]]
  private let targets: [Target]

  init(_ project: ProjectSettings?) {
    targets = project?.targets ?? []
    var builders: [Name: [Int]] = [:]
    for (place, target) in targets.enumerated() {
      for name in target.moduleNames { builders[Name(spelling: name), default: []].append(place) }
    }
    let targets = targets
    self.builders = builders.filter { name, places in
      places.contains { Name(spelling: targets[$0].name.asModuleName) != name }
    }
  }

  /// The targets whose module code of some targets means by a name, or `nil` where that is the target of that name.
  ///
  /// Where several build a module of the name, a target means the one that it states to depend on.
  func builders(of name: Name, for importing: [Int]) -> [Int]? {
    if builders.isEmpty { return nil }
    guard let all = builders[name], all.count > 1 else { return builders[name] }
    let stated = Set(importing.flatMap { targets[$0].dependencies })
    if stated.isDisjoint(with: all) { return all }
    // Manifests say their dependencies in another way.
    return all.filter { stated.contains($0) || ProjectSettings.isManifest(targets[$0].place.path) }
  }

  /// The same, as modules of ``FileTargets``.
  func modules(named name: String, for importing: [Int]) -> [String]? {
    builders(of: Name(spelling: name), for: importing)?.map { targets[$0].name.asModuleName }
  }

  var isEmpty: Bool { builders.isEmpty }
}

extension ProjectIndex {
  var namedModules: NamedModules { lookups.namedModules { NamedModules(projectSettings) } }

  /// The modules that code of a file means by these names, as ``moduleNames(of:)`` calls them.
  func modules(named names: [String], in file: FileID) -> [String] {
    let named = namedModules
    if named.isEmpty || file < 0 { return names }
    let targets = targets(of: file)
    var found: [String] = []
    for module in names.flatMap({ named.modules(named: $0, for: targets) ?? [$0] }) where !found.contains(module) {
      found.append(module)
    }
    return found
  }

  /// Whether code of a file can write a module's name before that of a declaration: it is of the module, or imports it.
  func canName(module name: String, in file: FileID) -> Bool {
    let imported = imports(of: file).modules
    if imported.contains(name) { return true }
    let own = moduleNames(of: file)
    return own.contains(name) || modules(named: [name], in: file).contains { own.contains($0) || imported.contains($0) }
  }

  /// Whether a file is of the module that code of another one means by a name.
  func isOf(module name: String, _ declaring: FileID, namedIn file: FileID) -> Bool {
    let modules = modules(named: [name], in: file)
    return moduleNames(of: declaring).contains { modules.contains($0) }
  }
}
