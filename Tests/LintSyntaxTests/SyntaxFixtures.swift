import Foundation

/// The files of `Fixtures/syntax`: Swift, and next to it the tokens and nodes of the compiler's own parser.
enum SyntaxFixtures {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Fixtures/syntax")

  /// The names of the files without their extension.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  static func bytes(_ name: String, _ pathExtension: String = "swift") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: "\(name).\(pathExtension)")))
  }
}
