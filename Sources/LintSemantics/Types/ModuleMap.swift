/// Which modules a file of the project is compiled into: several where targets share it.
extension ProjectIndex {
  /// As manifests and Xcode projects say. Files that they do not speak of are of modules by SwiftPM's folders, but for
  /// an application's that no package can have: they are of one without a name.
  func moduleNames(of file: FileID) -> [String] {
    if file < 0 { return [SDKOutlines.interface(file).module] }
    if let modules = targetModules(of: file) { return modules }
    return knownModuleNames(file) {
      [moduleGraph.isClosedToPackages(file, of: self) ? "" : path(file).moduleByConvention]
    }
  }

  /// Whether two files are compiled together.
  func isSameModule(_ one: FileID, _ other: FileID) -> Bool {
    let targets = fileTargets
    if targets.place(of: one) == targets.place(of: other), targets[one].modules != nil { return true }
    let modules = moduleNames(of: other)
    return moduleNames(of: one).contains { modules.contains($0) }
  }

  /// As manifests and Xcode projects say; `nil` for files that they do not speak of.
  func targetModules(of file: FileID) -> [String]? { fileTargets[file].modules }
}

extension String {
  /// Of a file's path: `Sources/<Target>/…`, `Tests/<Target>/…`, at any depth. Other files are of one module without a
  /// name.
  fileprivate var moduleByConvention: String {
    let folders = split(separator: "/").dropLast()
    guard let root = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), root + 1 < folders.endIndex else {
      return ""
    }
    return String(folders[root + 1])
  }
}
