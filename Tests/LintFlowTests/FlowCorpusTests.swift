import Foundation
import LintFlow
import LintSyntax
import Testing

private let corpus = ProcessInfo.processInfo.environment["CONCURLINT_CORPUS"].map { URL(filePath: $0) }

@Suite("Flow of whole files")
struct FlowCorpusTests {
  @Test("Names and graphs of our own sources are consistent, and every use is known")
  func ownSources() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    for folder in ["Sources", "Rules"] {
      let graphs = try check(package.appending(path: folder))
      #expect(graphs > 100)
    }
  }

  /// `make validate CORPUS=DIR` sets `CONCURLINT_CORPUS`.
  @Test("Names and graphs of a corpus are consistent", .enabled(if: corpus != nil, "CONCURLINT_CORPUS names no folder"))
  func everyFile() throws {
    let folder = try #require(corpus)
    let graphs = try check(folder)
    #expect(graphs > 0)
    print("\(graphs) bodies have a graph that is consistent")
  }

  /// Checks every body of the Swift files in a folder; returns how many there were.
  private func check(_ folder: URL) throws -> Int {
    let entries = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]))
    var graphs = 0
    for case let file as URL in entries where file.pathExtension == "swift" {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      let tree = SyntaxTree.parse([UInt8](try Data(contentsOf: file)))
      for item in tree.flowItems {
        let names = LocalNames(item: item)
        let violations = FlowValidator.violations(in: names)
        #expect(violations == [], "\(file.path): \(Self.shown(violations, tree))")
        for number in names.bodies.indices {
          let graph = ControlFlow(BodyID(rawValue: Int32(number)), of: names)
          let violations = FlowValidator.violations(in: graph)
          #expect(violations == [], "\(file.path): \(Self.shown(violations, tree))")
          graphs += 1
        }
      }
    }
    return graphs
  }

  private static func shown(_ violations: [FlowValidator.Violation], _ tree: SyntaxTree) -> String {
    violations.map { violation in
      let node = Node(columns: tree.columns, id: violation.node)
      let position = LineTable(tree.source).position(at: Int(node.range.lowerBound), in: tree.source)
      return "\(position.line):\(position.column) \(violation.problem) \(node.text.prefix(80))"
    }.joined(separator: "\n")
  }
}
