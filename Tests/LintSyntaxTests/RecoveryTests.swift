import Foundation
import LintSyntax
import Testing

/// Half-typed code, as an editor sees it: the declarations around a broken construct must still be found.
///
/// In `Fixtures/syntax/broken`, the lines between `// broken` and `// end` are broken; with blanks in their place the
/// file is right. Every declaration of the right file that lies outside of the broken lines must have the same kind,
/// name and range in the broken one.
@Suite("Recovery from half-typed code")
struct RecoveryTests {
  @Test("Declarations outside of a broken construct keep their ranges", arguments: BrokenFixture.all)
  func declarationsSurvive(fixture: BrokenFixture) throws {
    let expected = try fixture.declarationsOutside()
    let found = Declaration.all(in: SyntaxTree.parse(fixture.text))
    #expect(!expected.isEmpty)
    for declaration in expected { #expect(found.contains(declaration), "\(declaration) is lost") }
  }

  @Test("What is broken is reported", arguments: BrokenFixture.all)
  func brokenCodeIsReported(fixture: BrokenFixture) {
    #expect(!SyntaxTree.parse(fixture.text).errors.isEmpty)
  }

  @Test("Without its broken lines a fixture is right", arguments: BrokenFixture.all)
  func repairedCodeIsRight(fixture: BrokenFixture) {
    #expect(SyntaxTree.parse(fixture.repaired).errors.isEmpty)
  }
}

/// A declaration as something to compare.
struct Declaration: Hashable, CustomStringConvertible {
  let kind: NodeKind
  let name: String
  let range: Range<UInt32>

  var description: String { "\(kind.name) \(name) at \(range)" }

  static func all(in tree: SyntaxTree) -> Set<Declaration> {
    var declarations: Set<Declaration> = []
    for node in tree.root.descendants where node.kind.category == .declaration && !node.isEmpty {
      declarations.insert(Declaration(kind: node.kind, name: node.mainToken.text, range: node.range))
    }
    return declarations
  }
}

struct BrokenFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  /// The text with blanks for every byte of the broken lines.
  let repaired: String
  private let brokenRanges: [Range<UInt32>]

  var testDescription: String { name }

  static let all: [BrokenFixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/syntax/broken")
      .standardized
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map(BrokenFixture.init(file:))
  }()

  private init(file: URL) {
    name = file.deletingPathExtension().lastPathComponent
    text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var repaired: [String] = []
    var ranges: [Range<UInt32>] = []
    var offset: UInt32 = 0
    var start: UInt32?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let marker = line.trimmingCharacters(in: .whitespaces)
      if marker == "// end", let begin = start {
        ranges.append(begin..<offset)
        start = nil
      }
      repaired.append(start == nil ? String(line) : String(repeating: " ", count: line.utf8.count))
      offset += UInt32(line.utf8.count) + 1
      if marker == "// broken" { start = offset }
    }
    self.repaired = repaired.joined(separator: "\n")
    brokenRanges = ranges
  }

  /// The declarations of the repaired text that touch no broken line.
  func declarationsOutside() throws -> Set<Declaration> {
    try #require(!brokenRanges.isEmpty)
    return Declaration.all(in: SyntaxTree.parse(repaired)).filter { declaration in
      !brokenRanges.contains { $0.overlaps(declaration.range) }
    }
  }
}
