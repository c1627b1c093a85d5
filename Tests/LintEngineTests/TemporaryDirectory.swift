import Foundation
import LintEngine

/// A directory tree that lives as long as the value.
final class TemporaryDirectory {
  let path: FilePath

  /// - Parameter files: Relative paths and their content; directories are made as needed.
  init(_ files: [String: String] = [:]) throws {
    let name = "concurlint-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // Discovery answers with canonical paths, and the path of the temporary directory may contain a link.
    path = FilePath(url.resolvingSymlinksInPath().path)
    for (name, content) in files { try write(content, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.description)
  }

  func write(_ content: String, to name: String) throws {
    let url = URL(fileURLWithPath: self[name].description)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name].description, withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name].description, withDestinationPath: target)
  }

  subscript(name: String) -> FilePath { path.appending(name) }
}
