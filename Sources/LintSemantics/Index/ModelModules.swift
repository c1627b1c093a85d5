import LintSyntax

/// The modules that can have to do with SwiftData models of the project: those that declare one, and those that import one of these,
/// directly or not. Names alone say too much where the project is many: any two of its packages may have a `Draft`.
///
/// Only what manifests and projects say of a file counts. A file that they do not speak of may be in any module.
final class ModelModules: Sendable {
  private enum Sight {
    /// Some model stands in a file of no known target: anybody may see it.
    case everywhere
    case modules(Set<String>)
  }

  private let sight = Locked<Sight?>(nil)
  private let answers = Locked<[FileID: Bool]>([:])

  /// Whether code of a file may use a model.
  func mayReach(_ file: FileID, of index: ProjectIndex) -> Bool {
    if let known = answers.withLock({ $0[file] }) { return known }
    let answer = canReach(file, of: index)
    answers.withLock { $0[file] = answer }
    return answer
  }

  private func canReach(_ file: FileID, of index: ProjectIndex) -> Bool {
    let known = sight.withLock { $0 }
    let sight = known ?? find(in: index)
    if known == nil { self.sight.withLock { $0 = sight } }
    guard case .modules(let names) = sight, let own = index.targetModules(of: file) else { return true }
    return own.contains { names.contains($0) }
  }

  private func find(in index: ProjectIndex) -> Sight {
    var found: Set<String> = []
    var fresh: Set<String> = []
    for (number, file) in index.files.enumerated() where file.names.contains(.PersistentModel) || file.declaresModel {
      guard let modules = index.targetModules(of: FileID(number)) else { return .everywhere }
      fresh.formUnion(modules)
    }
    while !fresh.isEmpty {
      found.formUnion(fresh)
      let imported = fresh.map { (spelling: $0, name: Name(spelling: $0)) }
      fresh = []
      for (number, file) in index.files.enumerated() {
        guard imported.contains(where: { file.identifiers.mayContain($0.name) && file.imports(moduleNamed: $0.spelling) }) else { continue }
        fresh.formUnion(index.targetModules(of: FileID(number)) ?? [])
      }
      fresh.subtract(found)
    }
    return .modules(found)
  }
}

extension FileOutline {
  fileprivate var declaresModel: Bool { names.contains(.Model) && types(marked: .Model).contains { $0.kind == .classDecl } }
}

extension ProjectIndex {
  fileprivate func targetModules(of file: FileID) -> [String]? { languageSettings.modules(ofFileAt: path(file)) }
}
