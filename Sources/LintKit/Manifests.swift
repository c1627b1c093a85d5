import LintSemantics

extension ProjectIndex {
  /// Whether a file is a script of the package manager, which no target compiles.
  public func isManifest(_ file: FileID) -> Bool {
    let path = path(file)
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }
}
