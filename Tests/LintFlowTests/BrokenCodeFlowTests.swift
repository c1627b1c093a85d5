import Foundation
import LintFlow
import LintSyntax
import Testing

/// Code as an editor sees it during typing: tokens are missing, doubled, or in the wrong place.
@Suite("Flow of broken code")
struct BrokenCodeFlowTests {
  /// How many broken files are made from each good one.
  private static let mutationCount = 40

  private static let files: [URL] = {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures").standardized
    let files = ["flow", "syntax", "isolation"].flatMap { folder -> [URL] in
      let entries = FileManager.default.enumerator(
        at: fixtures.appending(path: folder), includingPropertiesForKeys: nil)
      return entries?.compactMap { $0 as? URL } ?? []
    }
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }()

  @Test("There are files to break")
  func hasFiles() {
    #expect(Self.files.count > 60)
  }

  @Test("Names and graphs are consistent whatever is missing", arguments: files)
  func mutated(file: URL) throws {
    let source = [UInt8](try Data(contentsOf: file))
    let good = SyntaxTree.parse(source)
    let tokens = good.tokens.filter { $0.length > 0 }.map { Int($0.offset)..<Int($0.end) }
    if tokens.isEmpty { return }
    var random = LinearCongruentialGenerator(state: 2026)
    for _ in 0..<Self.mutationCount {
      var broken = source
      let (token, other) = (tokens[random.next(below: tokens.count)], tokens[random.next(below: tokens.count)])
      switch random.next(below: 5) {
      case 0: broken.removeSubrange(token)
      case 1: broken.insert(contentsOf: source[other] + [UInt8(ascii: " ")], at: token.lowerBound)
      case 2: broken.replaceSubrange(token, with: source[other])
      case 3: broken.removeSubrange(min(token.lowerBound, other.lowerBound)..<max(token.lowerBound, other.lowerBound))
      default: broken.removeSubrange(token.lowerBound...)
      }
      let tree = SyntaxTree.parse(broken)
      #expect(violations(in: tree) == [], "\(String(decoding: broken, as: UTF8.self).debugDescription)")
    }
  }

  private func violations(in tree: SyntaxTree) -> [FlowValidator.Violation] {
    tree.flowItems.flatMap { item in
      let names = LocalNames(item: item)
      return FlowValidator.violations(in: names)
        + names.bodies.indices.flatMap {
          FlowValidator.violations(in: ControlFlow(BodyID(rawValue: Int32($0)), of: names))
        }
    }
  }
}

/// The same numbers every time.
private struct LinearCongruentialGenerator {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
