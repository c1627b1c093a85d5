extension ProjectSettings {
  /// Whether code outside of the project may import a target: a library of a package that has products and that no
  /// Xcode project here uses, or a framework of an Xcode project without an app.
  ///
  /// - Parameter target: its place in ``targets``.
  public func isOffered(target: Int) -> Bool {
    guard [.library, .framework].contains(targets[target].kind),
      let container = containers.first(where: { $0.targets.contains(target) })
    else { return false }
    switch container.kind {
    case .package:
      return container.manifest?.hasProducts == true
        && !containers.contains { $0.localPackages.contains(container.directory) }
    case .xcodeProject: return !container.targets.contains { targets[$0].kind == .app }
    }
  }
}
