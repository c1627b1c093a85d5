import Foundation
import Testing

@testable import LintEngine

@Suite("Discovery")
struct DiscoveryTests {

  /// The files to report on, relative to the tree.
  private func reported(_ discovery: Discovery, in tree: TemporaryDirectory) -> [String] {
    discovery.files.filter(\.isReported).map { below(tree, $0.path) }
  }

  private func below(_ tree: TemporaryDirectory, _ path: FilePath) -> String {
    path.relative(to: tree.path).map { String(decoding: $0, as: UTF8.self) } ?? path.description
  }

  @Test("Swift files at any depth are found, in the order of their paths' bytes")
  func order() throws {
    let tree = try TemporaryDirectory(["b/A.swift": "", "a.swift": "", "b.swift": "", "B.swift": "", "b/notes.txt": ""])
    #expect(reported(try Discovery(paths: [tree.path]), in: tree) == ["B.swift", "a.swift", "b.swift", "b/A.swift"])
  }

  @Test(
    "Built and fetched code is left out, what documentation shows, and what tools keep in hidden directories",
    arguments: [
      ".build", ".git", ".swiftpm", ".agents", "Carthage", "DerivedData", "Pods", "node_modules", "Guide.docc",
      "Screen.xctemplate"
    ])
  func skipped(directory: String) throws {
    let tree = try TemporaryDirectory(["A.swift": "", "x/\(directory)/B.swift": ""])
    #expect(reported(try Discovery(paths: [tree.path]), in: tree) == ["A.swift"])
  }

  @Test("A directory that is skipped elsewhere is walked when it is given")
  func skippedButGiven() throws {
    let tree = try TemporaryDirectory(["Pods/B.swift": ""])
    #expect(reported(try Discovery(paths: [tree["Pods"]]), in: tree) == ["Pods/B.swift"])
  }

  @Test("What .gitignore ignores is left out, by the nearest file and its last line")
  func gitignore() throws {
    let tree = try TemporaryDirectory([
      ".gitignore": "*.g.swift\n/out/\n", "A.g.swift": "", "out/B.swift": "", "x/out/C.swift": "",
      "x/.gitignore": "!K.g.swift\n", "x/K.g.swift": "", "x/L.g.swift": ""
    ])
    #expect(reported(try Discovery(paths: [tree.path]), in: tree) == ["x/K.g.swift", "x/out/C.swift"])
  }

  @Test("A .gitignore above the given directory holds, up to the repository root")
  func parents() throws {
    let tree = try TemporaryDirectory([
      ".gitignore": "A.swift", "repository/.gitignore": "B.swift", "repository/.git/info/exclude": "C.swift",
      "repository/x/A.swift": "", "repository/x/B.swift": "", "repository/x/C.swift": ""
    ])
    #expect(reported(try Discovery(paths: [tree["repository/x"]]), in: tree) == ["repository/x/A.swift"])
  }

  @Test("An outer repository's rules do not apply to an inner one")
  func nestedRepository() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", ".gitignore": "A.swift", "A.swift": "", "inner/.git/HEAD": "", "inner/A.swift": ""
    ])
    #expect(reported(try Discovery(paths: [tree.path]), in: tree) == ["inner/A.swift"])
  }

  @Test("In a linked work tree, the excludes of the main repository hold")
  func linkedWorkTree() throws {
    let tree = try TemporaryDirectory([
      "main/.git/info/exclude": "A.swift", "main/.git/worktrees/w/commondir": "../..\n",
      "w/A.swift": "", "w/B.swift": ""
    ])
    try tree.write("gitdir: \(tree["main/.git/worktrees/w"])\n", to: "w/.git")
    #expect(reported(try Discovery(paths: [tree["w"]]), in: tree) == ["w/B.swift"])
  }

  @Test("A file that is given by name is used although it is ignored")
  func ignoredButGiven() throws {
    let tree = try TemporaryDirectory([".gitignore": "A.swift", "A.swift": "", "B.swift": ""])
    #expect(reported(try Discovery(paths: [tree["A.swift"]]), in: tree) == ["A.swift"])
  }

  @Test("Excludes hold for what is walked and for what is given by name")
  func excludes() throws {
    let tree = try TemporaryDirectory(["Package.swift": "", "A.swift": "", "Tests/x/B.swift": "", "C.swift": ""])
    let paths = [tree.path, tree["A.swift"], tree["Tests/x/B.swift"]]
    #expect(
      reported(try Discovery(paths: paths, excludes: ["A.swift", "Tests/"]), in: tree) == ["C.swift", "Package.swift"])
  }

  @Test("Symbolic links are not followed, so that a loop ends and no file counts twice")
  func links() throws {
    let tree = try TemporaryDirectory(["x/A.swift": ""])
    try tree.link("x/loop", to: "..")
    try tree.link("x/B.swift", to: "A.swift")
    #expect(reported(try Discovery(paths: [tree.path]), in: tree) == ["x/A.swift"])
  }

  @Test("A link that is given is followed")
  func givenLink() throws {
    let tree = try TemporaryDirectory(["x/A.swift": ""])
    try tree.link("link", to: "x")
    #expect(reported(try Discovery(paths: [tree["link"]]), in: tree) == ["link/A.swift"])
  }

  @Test("However often and in whatever order paths name a file, it is found once")
  func overlap() throws {
    let tree = try TemporaryDirectory(["x/A.swift": "", "x/B.swift": ""])
    try tree.link("y", to: "x")
    let paths = [tree["x/A.swift"], tree["x"], tree.path, tree["y"], tree["x/./A.swift"], tree["x/"]]
    let discovery = try Discovery(paths: paths)
    #expect(reported(discovery, in: tree).count == 2)
    #expect(discovery.files == (try Discovery(paths: paths.reversed())).files)
  }

  @Test("Names that are no UTF-8 are found and can be read", .enabled(if: Self.namesAreBytes))
  func invalidNames() throws {
    let tree = try TemporaryDirectory()
    let path = tree.path.appending([0xFF, 0x0A] + Array(".swift".utf8))
    try OutputFile.write(ContiguousArray("let a = 1".utf8), to: path)
    let file = try #require(try Discovery(paths: [tree.path]).files.first)
    #expect(file.path == path)
    #expect(try FileReader().read(file.path) { $0.count } == 9)
  }

  private static let namesAreBytes: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()

  @Test("A path that does not exist is a problem, and the others are still found")
  func missing() throws {
    let tree = try TemporaryDirectory(["A.swift": ""])
    let discovery = try Discovery(paths: [tree["nowhere"], tree["A.swift"]])
    #expect(discovery.files.count == 1)
    #expect(discovery.problems.map(\.path) == [tree["nowhere"]])
    #expect(discovery.problems.first?.error.description == "no such file or directory")
  }

  @Test("A pipe that is given is a problem; one that is found is skipped")
  func pipes() throws {
    let tree = try TemporaryDirectory()
    try #require(mkfifo(tree["A.swift"].description, 0o600) == 0)
    #expect(try Discovery(paths: [tree["A.swift"]]).problems.map(\.error) == [.notRegular])
    #expect(try Discovery(paths: [tree.path]).files.isEmpty)
  }
}

@Suite("More is analysed than reported")
struct ProjectRootTests {

  private func analysed(_ tree: TemporaryDirectory, _ path: String) throws -> [String] {
    try Discovery(paths: [tree[path]]).files.map {
      let below = $0.path.relative(to: tree.path).map { String(decoding: $0, as: UTF8.self) } ?? "?"
      return ($0.isReported ? "+" : "-") + below
    }
  }

  @Test("One file brings its whole package")
  func package() throws {
    let tree = try TemporaryDirectory([
      "p/Package.swift": "", "p/Sources/A.swift": "", "p/Tests/B.swift": "", "q/C.swift": ""
    ])
    #expect(try analysed(tree, "p/Sources/A.swift") == ["-p/Package.swift", "+p/Sources/A.swift", "-p/Tests/B.swift"])
  }

  @Test("In a repository, a local package includes the application that uses it")
  func application() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", "other/D.swift": "", "app/App.xcodeproj/project.pbxproj": "", "app/App/A.swift": "",
      "app/Packages/P/Package.swift": "", "app/Packages/P/B.swift": ""
    ])
    #expect(
      try analysed(tree, "app/Packages/P/B.swift")
        == ["-app/App/A.swift", "+app/Packages/P/B.swift", "-app/Packages/P/Package.swift"])
  }

  @Test("In a repository without a project, everything belongs together")
  func repository() throws {
    let tree = try TemporaryDirectory([".git/HEAD": "", "x/A.swift": "", "y/B.swift": ""])
    #expect(try analysed(tree, "x") == ["+x/A.swift", "-y/B.swift"])
  }

  @Test("A stray file adds nothing: other files in its directory are not read")
  func stray() throws {
    let tree = try TemporaryDirectory(["A.swift": "", "B.swift": ""])
    #expect(try analysed(tree, "A.swift") == ["+A.swift"])
  }

  @Test("Analysis names files from the root of the project, or of all projects together")
  func projectPaths() throws {
    let tree = try TemporaryDirectory(["p/Package.swift": "", "p/A.swift": "", "q/Package.swift": "", "q/B.swift": ""])
    #expect(try Discovery(paths: [tree["p/A.swift"]]).files.map(\.projectPath) == ["A.swift", "Package.swift"])
    #expect(
      try Discovery(paths: [tree["p"], tree["q/B.swift"]]).files.map(\.projectPath)
        == ["p/A.swift", "p/Package.swift", "q/B.swift", "q/Package.swift"])
  }

  @Test("Settings of Xcode hold for the directory of the project")
  func settings() throws {
    let tree = try TemporaryDirectory([
      ".git/HEAD": "", "app/App.xcodeproj/project.pbxproj": "", "app/Config/Debug.xcconfig": "", "Other.xcconfig": "",
      "A.swift": ""
    ])
    let files = try Discovery(paths: [tree.path]).settingsFiles
    #expect(files.map(\.directory) == ["", "app", "app"])
    #expect(
      files.map(\.path) == [
        tree["Other.xcconfig"], tree["app/App.xcodeproj/project.pbxproj"], tree["app/Config/Debug.xcconfig"]
      ])
  }

  @Test("Outside a repository the nearest project is taken")
  func noRepository() throws {
    let tree = try TemporaryDirectory(["Package.swift": "", "x/Package.swift": "", "x/A.swift": "", "B.swift": ""])
    #expect(try analysed(tree, "x/A.swift") == ["+x/A.swift", "-x/Package.swift"])
  }
}
