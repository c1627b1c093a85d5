@testable import LintSemantics
import LintProject
import LintSyntax
import Testing

/// Which files are compiled together, by manifests and by folders.
@Suite("Modules of files")
struct ModuleTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [
      .target(name: "my-kit", path: "Kit"), .target(name: "App", dependencies: ["my-kit"]), .testTarget(name: "Checks", path: "Checks"),
    ])
    """

  private static func index(_ files: [(path: String, text: String)]) -> ProjectIndex {
    let files = files + [("Package.swift", manifest)]
    let trees = files.map { SyntaxTree.parse($0.text) }
    let paths = files.map(\.path)
    let index = ProjectIndex(
      merging: zip(files, trees).map { FileOutline($1, path: $0.path) },
      settings: LanguageSettingsSource {
        ProjectSettings(sources: ["Package.swift": Array(manifest.utf8)], swiftFiles: paths)
      })
    for tree in trees + index.files.map(\.tree) { _ = Unmanaged.passRetained(tree) }
    return index
  }

  @Test(
    "A target's files are of the module of its name, whatever their folder is called",
    arguments: [
      ("Kit/A.swift", "my_kit"), ("Sources/App/A.swift", "App"), ("Checks/Deep/A.swift", "Checks"),
      ("Sources/Other/A.swift", "Other"),
      ("Scripts/A.swift", "")
    ])
  func modules(_ path: String, _ module: String) {
    let files = ["Kit/K.swift", "Sources/App/B.swift", "Checks/C.swift", path].map { ($0, "") }
    let index = Self.index(files)
    #expect(index.file(at: path).map { index.moduleNames(of: $0) } == [module])
  }

  @Test(
    "A type is seen in its module and where that is imported; a stray file's is not",
    arguments: [
      ("", "unknown"), ("import my_kit\n", "Node")
    ])
  func visibility(_ imports: String, _ type: String) {
    let index = Self.index([
      ("Kit/Node.swift", "public struct Node { public init() {} }"),
      ("Scripts/Node.swift", "struct Node { struct Other {} }"),
      ("Sources/App/A.swift", imports + "func test() { let x = Node() }")
    ])
    let file = index.file(at: "Sources/App/A.swift") ?? 0
    let tree = index.files[Int(file)].wholeTree()
    _ = Unmanaged.passRetained(tree)
    let found = ExpressionTyper(types: TypeIndex(index), file: file).typedNames(of: tree).first { $0.name == "x" }
    #expect(found.map { $0.type.isUnknown ? "unknown" : $0.type.description } == type)
  }

  @Test(
    "Files of a test target are tests, wherever they are",
    arguments: [("Checks/A.swift", true), ("Kit/A.swift", false), ("Scripts/A.swift", false)])
  func tests(_ path: String, _ expected: Bool) {
    let index = Self.index([("Kit/K.swift", ""), (path, "")])
    #expect(index.file(at: path).map { index.isTest($0) } == expected)
  }
}
