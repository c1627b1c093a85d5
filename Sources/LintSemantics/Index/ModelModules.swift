import LintSyntax

/// The modules that declare SwiftData models: code that cannot reach one of them has no models. See ``ModuleGraph``.
final class ModelModules: AnswerTable {
  static let number = AnswerTableNumber()
  private enum Home {
    /// Some model is in a file of no known target: any module may see it.
    case unknown
    /// These modules, perhaps also code that no package can use.
    case modules(Set<String>, orOutsidePackages: Bool)
  }

  /// For each file.
  private let reach = Once<[Bool]>()

  /// Whether code of a file may use a model.
  func mayReach(_ file: FileID, of index: ProjectIndex) -> Bool {
    reach {
      let targets = index.fileTargets
      let ofEntries = Self.reach(of: targets.entries, in: index)
      return index.files.indices.map { ofEntries[targets.place(of: FileID($0))] }
    }[Int(file)]
  }

  /// For each entry of ``FileTargets``.
  private static func reach(of entries: [FileTargets.Entry], in index: ProjectIndex) -> [Bool] {
    guard case .modules(let modules, let orOutside) = home(in: index) else { return entries.map { _ in true } }
    let reach = index.moduleGraph.entries(reaching: modules, in: index)
    return zip(entries, reach).map { entry, reaches in orOutside && !entry.isOfPackages || reaches }
  }

  private static func home(in index: ProjectIndex) -> Home {
    var found: Set<String> = []
    var outside = false
    for (number, file) in index.files.enumerated() where file.names.contains(.PersistentModel) || file.declaresModel {
      if let modules = index.targetModules(of: FileID(number)) {
        found.formUnion(modules)
      } else if index.moduleGraph.isClosedToPackages(FileID(number), of: index) {
        outside = true
      } else {
        return .unknown
      }
    }
    return .modules(found, orOutsidePackages: outside)
  }
}

extension ProjectIndex {
  private var modelModules: ModelModules { answers(ModelModules.self) }

  /// Whether the project has models, and code of a file may use one as far as modules are concerned.
  public func mayUseModels(_ file: FileID) -> Bool { declaresModels && modelModules.mayReach(file, of: self) }
}

extension FileOutline {
  fileprivate var declaresModel: Bool {
    names.contains(.Model) && types(marked: .Model).contains { $0.kind == .classDecl }
  }
}
