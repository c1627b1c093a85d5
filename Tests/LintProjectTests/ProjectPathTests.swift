import Testing

@testable import LintProject

@Suite("Paths of a project")
struct ProjectPathTests {

  @Test(
    "Direct entries of a directory",
    arguments: [
      ("A.swift", "", true), ("Sources/A.swift", "", false), ("Sources/A.swift", "Sources", true),
      ("Sources/Kit/A.swift", "Sources", false),
      ("Sources/Kit/A.swift", "Sources/Kit", true), ("SourcesKit/A.swift", "Sources", false),
      ("Sources/A.swift", "Sourcez", false),
      ("Sources", "Sources", false), ("Größe/Ä.swift", "Größe", true)
    ])
  func isDirectly(path: String, directory: String, expected: Bool) {
    #expect(ProjectPath.isDirectly(path, in: directory) == expected)
    if expected { #expect(ProjectPath.directory(of: path) == directory) }
  }
}
