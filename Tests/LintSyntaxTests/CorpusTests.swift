import Foundation
import LintSyntax
import Testing

private let corpus = ProcessInfo.processInfo.environment["CONCURLINT_CORPUS"].map { URL(filePath: $0) }

/// Every Swift file of a folder that `CONCURLINT_CORPUS` names; `make validate CORPUS=DIR` sets it.
@Suite("Trees of a corpus", .enabled(if: corpus != nil, "CONCURLINT_CORPUS names no folder"))
struct CorpusTests {
  @Test("Tokens and trivia cover every file exactly, and every tree is valid")
  func everyFileIsCovered() throws {
    let folder = try #require(corpus)
    let entries = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]))
    var files = 0
    for case let file as URL in entries where file.pathExtension == "swift" {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      let bytes = [UInt8](try Data(contentsOf: file))
      let tree = SyntaxTree.parse(bytes)
      #expect(TreeValidator.violations(in: tree) == [], "\(file.path)")
      #expect(TreeValidator.violations(in: tree.outline()) == [], "outline of \(file.path)")
      #expect(rebuilt(tree) == bytes, "\(file.path)")
      files += 1
    }
    #expect(files > 0)
    print("\(files) files are covered exactly by their tokens and trivia")
  }

  /// The file put together again from its tokens and the bytes between them.
  private func rebuilt(_ tree: SyntaxTree) -> [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    for token in tree.tokens where token.length > 0 || token.kind == .endOfFile {
      bytes += tree.source[end..<Int(token.offset)]
      bytes += tree.source[Int(token.offset)..<Int(token.end)]
      end = Int(token.end)
    }
    return bytes + tree.source[end...]
  }
}
