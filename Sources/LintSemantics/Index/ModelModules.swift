import LintSyntax

/// The modules that declare SwiftData models: code that cannot reach one of them has nothing to do with any. See ``ModuleGraph``.
final class ModelModules: Sendable {
  private enum Home {
    /// Some model stands in a file of no known target: anybody may see it.
    case unknown
    case modules(Set<String>)
  }

  private let home = Once<Home>()
  private let answers = Memo<FileID, Bool>()

  /// Whether code of a file may use a model.
  func mayReach(_ file: FileID, of index: ProjectIndex) -> Bool {
    answers(file) {
      guard case .modules(let modules) = home(find: { Self.home(in: index) }) else { return true }
      return index.moduleGraph.mayUse(anyOf: modules, from: file, of: index)
    }
  }

  private static func home(in index: ProjectIndex) -> Home {
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
