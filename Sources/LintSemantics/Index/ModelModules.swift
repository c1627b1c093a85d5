import LintSyntax

/// The modules that declare SwiftData models: code that cannot reach one of them has nothing to do with any. See ``ModuleGraph``.
final class ModelModules: Sendable {
  private enum Home {
    /// Some model stands in a file of no known target: anybody may see it.
    case unknown
    case modules(Set<String>)
  }

  private let home = Locked<Home?>(nil)
  private let answers = Locked<[FileID: Bool]>([:])

  /// Whether code of a file may use a model.
  func mayReach(_ file: FileID, of index: ProjectIndex) -> Bool {
    if let known = answers.withLock({ $0[file] }) { return known }
    let answer = canReach(file, of: index)
    answers.withLock { $0[file] = answer }
    return answer
  }

  private func canReach(_ file: FileID, of index: ProjectIndex) -> Bool {
    let known = home.withLock { $0 }
    let home = known ?? find(in: index)
    if known == nil { self.home.withLock { $0 = home } }
    guard case .modules(let modules) = home else { return true }
    return index.moduleGraph.mayUse(anyOf: modules, from: file, of: index)
  }

  private func find(in index: ProjectIndex) -> Home {
    var found: Set<String> = []
    for (number, file) in index.files.enumerated() where file.names.contains(.PersistentModel) || file.declaresModel {
      guard let modules = index.targetModules(of: FileID(number)) else { return .unknown }
      found.formUnion(modules)
    }
    return .modules(found)
  }
}

extension FileOutline {
  fileprivate var declaresModel: Bool { names.contains(.Model) && types(marked: .Model).contains { $0.kind == .classDecl } }
}
