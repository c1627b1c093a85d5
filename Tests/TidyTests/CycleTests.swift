import LintSyntax
import Testing

/// Inside of a target the compiler lets every file use every other one. A stranger reads from below, so there is a
/// below.
@Suite("Cycles inside of LintSemantics")
struct CycleTests {
  private static let largest = 15

  @Test("A folder mentions types of those that Sources/README.md lists before it, and of no others")
  func folders() throws {
    let target = try #require(OwnPackage.target("LintSemantics"))
    let text = OwnPackage.text("Sources/README.md")
    let section = try #require(text.firstRange(of: "## Inside of LintSemantics"))
    let listed = text[section.upperBound...].prefix { $0 != "#" }.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    let folders = Dictionary(uniqueKeysWithValues: target.files.map { ($0.path, target.folder(of: $0)) })
    #expect(Set(listed) == Set(folders.values))
    for (file, others) in DependencyGraph(of: target.files).edges {
      let place = try #require(listed.firstIndex(of: folders[file, default: ""]))
      let higher = others.filter { !listed[...place].contains(folders[$0, default: ""]) }
      #expect(higher.isEmpty, "\(file)")
    }
  }

  @Test("No cycle has more than 15 files")
  func files() throws {
    let target = try #require(OwnPackage.target("LintSemantics"))
    #expect(DependencyGraph(of: target.files).cycles.filter { $0.count > Self.largest } == [])
  }

  @Test("A cycle is found, whatever else there is")
  func cycles() {
    var graph = DependencyGraph()
    for (from, to) in [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("e", "a"), ("f", "g"), ("g", "f")] {
      graph.add(from, to)
    }
    #expect(graph.cycles == [["a", "b", "c"], ["f", "g"]])
  }
}
