import LintSyntax

/// The modules that can have to do with SwiftData models of the project: those that declare one, and those that import one of these,
/// directly or not. Names alone say too much where the project is many: any two of its packages may have a `Draft`.
final class ModelModules: Sendable {
  private let names = Locked<Set<String>?>(nil)

  /// Whether a file is compiled into one of them.
  func contain(_ file: FileID, of index: ProjectIndex) -> Bool {
    let known = names.withLock { $0 } ?? find(in: index)
    return index.moduleNames(of: file).contains { known.contains($0) }
  }

  private func find(in index: ProjectIndex) -> Set<String> {
    var found: Set<String> = []
    var fresh: Set<String> = []
    for (number, file) in index.files.enumerated() where file.names.contains(.PersistentModel) || file.declaresModel {
      fresh.formUnion(index.moduleNames(of: FileID(number)))
    }
    while !fresh.isEmpty {
      found.formUnion(fresh)
      let imported = fresh.filter { !$0.isEmpty }.map { (spelling: $0, name: Name(spelling: $0)) }
      fresh = []
      for (number, file) in index.files.enumerated() {
        guard imported.contains(where: { file.identifiers.mayContain($0.name) && file.imports(moduleNamed: $0.spelling) }) else { continue }
        fresh.formUnion(index.moduleNames(of: FileID(number)))
      }
      fresh.subtract(found)
    }
    names.withLock { $0 = found }
    return found
  }
}

extension FileOutline {
  fileprivate var declaresModel: Bool { names.contains(.Model) && types(marked: .Model).contains { $0.kind == .classDecl } }
}

extension ProjectIndex {
  /// See ``ModuleMap``.
  func moduleNames(of file: FileID) -> [String] { typeFacts.modules(of: file) { modules.modules(ofFileAt: path(file)) } }
}
