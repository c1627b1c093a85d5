import LintProject
import LintSyntax

extension ProjectIndex {
  /// Which targets depend on which others, by their imports: for each target, by its place in
  /// ``LintProject/ProjectSettings/targets``, those whose modules a file of it imports.
  ///
  /// A module that several targets build counts as the one of the same package or project, if there is one.
  public func importedTargets() -> [Int: Set<Int>] {
    guard let project = projectSettings else { return [:] }
    var builders: [Name: [Int]] = [:]
    for target in targetsWithFiles.sorted() {
      for name in project.targets[target].moduleNames { builders[Name(spelling: name), default: []].append(target) }
    }
    func container(of target: Int) -> Int? { project.containers.firstIndex { $0.targets.contains(target) } }
    var found: [Int: Set<Int>] = [:]
    for (number, file) in files.enumerated() {
      for target in targets(of: FileID(number)) {
        for module in file.importedNames {
          guard var candidates = builders[module] else { continue }
          if let stated = namedModules.builders(of: module, for: [target]) {
            candidates.removeAll { !stated.contains($0) }
          }
          let own = candidates.filter { container(of: $0) == container(of: target) }
          found[target, default: []].formUnion((own.isEmpty ? candidates : own).filter { $0 != target })
        }
      }
    }
    return found
  }
}
