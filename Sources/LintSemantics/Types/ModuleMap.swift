/// Which modules a file of the project is compiled into: several where targets share it.
extension ProjectIndex {
  /// As manifests and Xcode projects say; by SwiftPM's folders for files that they do not speak of.
  func moduleNames(of file: FileID) -> [String] {
    file < 0 ? [SDKOutlines.interface(file).module] : targetModules(of: file) ?? [path(file).moduleByConvention]
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
