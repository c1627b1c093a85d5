@testable import LintSemantics
import LintProject
import LintSyntax
import Testing

/// A project with an application and a framework for two platforms: `Phone` and `Watch` are two modules that imports
/// call `Shared`, and the application's is called `Main`.
@Suite("Modules with other names than their targets")
struct NamedModuleTests {
  private static let project = """
    { objects = { P = { isa = PBXProject; mainGroup = G; targets = (App, Phone, Watch, AppTests, WatchTests); };
    G = { isa = PBXGroup; children = (FApp, FPhone, FWatch, FAppTests, FWatchTests); sourceTree = "<group>"; };
    \(target("App", "com.apple.product-type.application", module: "Main", dependencies: "DPhone"))
    \(target("Phone", "com.apple.product-type.framework", module: "Shared"))
    \(target("Watch", "com.apple.product-type.framework", module: "Shared"))
    \(target("AppTests", "com.apple.product-type.bundle.unit-test", module: "AppTests", dependencies: "DApp"))
    \(target("WatchTests", "com.apple.product-type.bundle.unit-test", module: "WatchTests", dependencies: "DWatch"))
    }; rootObject = P; }
    """

  private static func target(_ name: String, _ product: String, module: String, dependencies: String = "") -> String {
    """
    \(name) = { isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(name); productType = "\(product)";
      fileSystemSynchronizedGroups = (F\(name)); dependencies = (\(dependencies)); };
    F\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
    D\(name) = { isa = PBXTargetDependency; target = \(name); };
    L\(name) = { isa = XCConfigurationList; buildConfigurations = (C\(name)); };
    C\(name) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = \(module); }; };
    """
  }

  private static func index(_ files: [String: String]) -> ProjectIndex {
    let paths = files.keys.sorted()
    let sources = ["App.xcodeproj/project.pbxproj": Array(project.utf8)]
    let outlines = paths.map { FileOutline(SyntaxTree.parse(files[$0] ?? ""), path: $0) }
    let index = ProjectIndex(
      merging: outlines,
      settings: LanguageSettingsSource { ProjectSettings(sources: sources, swiftFiles: paths) })
    for file in index.files { _ = Unmanaged.passRetained(file.tree) }
    return index
  }

  /// The type of `x`, in a file of a target that has an `x`.
  private static func type(in path: String, _ text: String, beside others: [String: String]) throws -> String {
    let index = index(others.merging([path: text]) { $1 })
    let file = try #require(index.file(at: path))
    let tree = index.files[Int(file)].wholeTree()
    _ = Unmanaged.passRetained(tree)
    let found = ExpressionTyper(types: TypeIndex(index), file: file).typedNames(of: tree).first { $0.name == "x" }
    return found.map { $0.type.isUnknown ? "unknown" : $0.type.description } ?? "none"
  }

  private static let shared = [
    "Phone/Node.swift": "public struct Node { public init() {}; public var size: Int { 0 } }",
    "Watch/Node.swift": "public struct Node { public init() {}; public var size: String { \"\" } }"
  ]

  @Test(
    "An import names the product's module",
    arguments: [
      ("import Main\nfunc test() { let x = Screen() }", "unknown"),
      ("@testable import Main\nfunc test() { let x = Screen() }", "Screen"),
      ("@testable import Main\nfunc test() { let x = Main.Screen() }", "Screen")
    ])
  func product(text: String, type: String) throws {
    #expect(try Self.type(in: "AppTests/A.swift", text, beside: ["App/Screen.swift": "struct Screen {}"]) == type)
  }

  @Test("In its own module, too")
  func ownName() throws {
    let text = "func test() { let x = Main.Screen() }"
    #expect(try Self.type(in: "App/A.swift", text, beside: ["App/Screen.swift": "struct Screen {}"]) == "Screen")
  }

  @Test(
    "Of several modules with one name, a target sees the one that it depends on",
    arguments: [("App/A.swift", "Int"), ("WatchTests/A.swift", "String")])
  func severalPlatforms(path: String, type: String) throws {
    let text = "import Shared\nfunc test() { let x = Node().size }"
    #expect(try Self.type(in: path, text, beside: Self.shared) == type)
  }

  @Test("The modules of two targets stay apart, though they have one name")
  func apart() throws {
    let text = "func test() { let x = Node().size }"
    #expect(try Self.type(in: "Phone/A.swift", text, beside: Self.shared) == "Int")
    #expect(try Self.type(in: "Watch/A.swift", text, beside: Self.shared) == "String")
  }

  @Test("Code that is reached through such an import may use what the module declares")
  func reach() throws {
    let index = Self.index(Self.shared.merging(["App/A.swift": "import Shared", "WatchTests/B.swift": ""]) { $1 })
    let phone = try #require(index.file(at: "Phone/Node.swift"))
    let users = index.users(of: phone, mentioning: Name(spelling: "Shared")).map { index.path($0) }
    #expect(users == ["App/A.swift"])
    let app = try #require(index.file(at: "App/A.swift"))
    let (phoneTarget, watchTarget) = (1, 2)
    #expect(index.importedTargets()[index.targets(of: app)[0]] == [phoneTarget])
    #expect(!index.targets(of: app).contains(watchTarget))
    #expect(index.unknownModules(importedBy: app).isEmpty)
  }
}
