import LintReporting
import Testing

@testable import LintEngine
@testable import concurlint

@Suite("What is analysed together for an editor")
struct ServerProjectTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace([
      "P/Package.swift": "", "P/Sources/A.swift": "", "P/Local/Package.swift": "", "P/Local/B.swift": "",
      "Q/Package.swift": "", "Q/C.swift": "", "stray/D.swift": "", ".git/HEAD": ""
    ])
    // The repository is each project's own, or its root would be the outermost one.
    for name in ["P", "Q", "stray"] { #expect(try workspace.shell("mkdir -p \(name)/.git").status == 0) }
  }

  private func path(_ name: String) -> FilePath { FilePath(workspace.path).canonical.appending(name) }

  private func document(_ name: String) -> OpenDocument {
    let uri = FileURIOf.path(path(name))
    return OpenDocument(["uri": .string(uri), "key": .string(uri), "text": "", "version": 1])!
  }

  private func projects(_ folders: [String], _ documents: [String] = []) -> [String] {
    ServerProject.all(folders: folders.map(path), documents: documents.map(document)).map { project in
      let names = { (paths: [FilePath]) in
        paths.map { $0.relative(to: path("").normalized).map { String(decoding: $0, as: UTF8.self) } ?? "\($0)" }
      }
      return (names(project.paths) + names(project.unsaved).map { "new " + $0 }).joined(separator: ", ")
    }.sorted()
  }

  @Test("Folders of one project share it, and those of two do not see each other")
  func folders() {
    #expect(projects(["P"]) == ["P"])
    #expect(projects(["P/Local", "P"]) == ["P, P/Local"])
    #expect(projects(["Q", "P"]) == ["P", "Q"])
    #expect(projects([]) == [])
  }

  @Test("Open files count for the project around them, and are in no folder more than once")
  func documents() {
    #expect(projects(["P"], ["P/Sources/A.swift"]) == ["P"])
    #expect(projects(["P/Sources"], ["P/Local/B.swift"]) == ["P/Sources, P/Local/B.swift"])
    #expect(projects(["P"], ["Q/C.swift"]) == ["P", "Q/C.swift"])
    #expect(projects([], ["stray/D.swift", "P/Sources/A.swift"]) == ["P/Sources/A.swift", "stray/D.swift"])
  }

  @Test("A file that does not exist yet belongs to the project of its folder")
  func unsaved() {
    #expect(projects(["P"], ["P/Sources/New.swift"]) == ["P, new P/Sources/New.swift"])
  }
}

private enum FileURIOf {
  static func path(_ path: FilePath) -> String { "file://" + path.description }
}
