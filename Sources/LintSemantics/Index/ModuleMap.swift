/// Which modules a file of the project is compiled into: several where targets share it.
extension ProjectIndex {
  /// The modules of a file, as manifests and Xcode projects say. Files that they do not mention are assigned by
  /// SwiftPM's folders, except for an application's that no package can have: these are of a module without a name.
  func moduleNames(of file: FileID) -> [String] {
    if file < 0 { return [module(of: file).interface.module] }
    if let modules = targetModules(of: file) { return modules }
    return lookups.moduleNames(file) {
      if moduleGraph.isClosedToPackages(file, of: self) { return [""] }
      let folder = path(file).folder
      return lookups.moduleNamesByFolder(folder) { [folder.moduleByConvention] }
    }
  }

  /// Whether two files are compiled together.
  func isSameModule(_ one: FileID, _ other: FileID) -> Bool {
    if one == other { return true }
    let targets = fileTargets
    if one >= 0, other >= 0, targets.place(of: one) == targets.place(of: other), targets[one].modules != nil {
      return true
    }
    let modules = moduleNames(of: other)
    return moduleNames(of: one).contains { modules.contains($0) }
  }

  /// As manifests and Xcode projects say; `nil` for files that they do not mention.
  func targetModules(of file: FileID) -> [String]? { fileTargets[file].modules }
}

extension String {
  /// A path without its last component; empty if it has only that.
  var folder: String {
    let end = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) } ?? nil
    return end.map { String(self[..<utf8.index(utf8.startIndex, offsetBy: $0)]) } ?? ""
  }

  /// The module by a file's folder: `Sources/<Target>/…`, `Tests/<Target>/…`, at any depth. Other files are of one
  /// module without a name.
  fileprivate var moduleByConvention: String {
    let folders = utf8.split(separator: UInt8(ascii: "/"))
    let root = folders.lastIndex { $0.elementsEqual("Sources".utf8) || $0.elementsEqual("Tests".utf8) }
    guard let root, root + 1 < folders.endIndex else { return "" }
    return String(Substring(folders[root + 1]))
  }
}
