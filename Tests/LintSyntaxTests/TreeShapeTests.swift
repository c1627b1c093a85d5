import Foundation
import LintSyntax
import Testing

/// The parser's tree of each construct. `Fixtures/syntax/shapes` shows source and tree side by side, by area.
@Suite("The shape of the tree")
struct TreeShapeTests {
  @Test("Every construct has the tree that the fixture shows", arguments: ShapeFixture.all)
  func shapes(fixture: ShapeFixture) {
    #expect(shape(fixture.source) == fixture.shape)
  }

  @Test("There are fixtures for every area")
  func areas() { #expect(Set(ShapeFixture.all.map(\.area)) == ["declarations", "expressions", "statements", "types"]) }
}

/// One `=== source` and the tree after its `---`.
struct ShapeFixture: CustomTestStringConvertible, Sendable {
  let area: String
  let source: String
  let shape: String

  var testDescription: String { "\(area): \(source)" }

  static let all: [ShapeFixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/syntax/shapes")
      .standardized
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.flatMap(cases(in:))
  }()

  private static func cases(in file: URL) -> [ShapeFixture] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { block in
      let parts = block.components(separatedBy: "\n---\n")
      return ShapeFixture(
        area: file.deletingPathExtension().lastPathComponent, source: parts[0],
        shape: parts.dropFirst().joined().trimmingCharacters(in: .newlines))
    }
  }
}

/// The tree of a text, one line a node: depth as indentation, role, kind, main token, flags.
private func shape(_ text: String) -> String {
  let tree = SyntaxTree.parse(text)
  var lines: [String] = []
  func add(_ node: Node, _ depth: Int) {
    let main = node.isEmpty ? "" : " " + node.mainToken.text
    let flags = flagNames.filter { node.flags.contains($0.flag) }.map { " +\($0.name)" }.joined()
    lines.append(String(repeating: "  ", count: depth) + "\(node.role): \(node.kind)\(main)\(flags)")
    for child in node.children { add(child, depth + 1) }
  }
  for child in tree.root.children { add(child, 0) }
  return lines.joined(separator: "\n")
}

private let flagNames: [(name: String, flag: NodeFlags)] = [
  ("async", .async), ("throws", .throws), ("rethrows", .rethrows), ("optional", .optional), ("forced", .forced),
  ("secondName", .secondName), ("label", .label), ("variadic", .variadic), ("let", .let), ("weak", .weak),
  ("unowned", .unowned),
  ("isDefault", .isDefault), ("argumentNames", .argumentNames), ("implicitGetter", .implicitGetter),
  ("brackets", .brackets),
  ("hasError", .hasError)
]
