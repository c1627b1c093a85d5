import Foundation
import Testing

/// Modules without source whose interfaces came with the project.
@Suite("Interfaces of binary frameworks")
struct BinaryModuleTests {
  private static let place = "Frameworks/Kit.xcframework/ios-arm64/Kit.framework/Modules/Kit.swiftmodule/"
  private static let client = "import Kit\nclass Own: Base { static var count = 1 }\n"

  /// The text of an interface as a compiler writes it.
  private static func interface(_ declarations: String) -> String {
    """
    // swift-interface-format-version: 1.0
    // swift-compiler-version: Swift version 6.3.1 (swift-6.3.1-RELEASE)
    // swift-module-flags: -enable-library-evolution -swift-version 6 -module-name Kit
    import Swift
    import _Concurrency
    \(declarations)

    """
  }

  private static let isolated = interface("@_Concurrency.MainActor open class Base {\n  deinit\n}")
  private static let free = interface("open class Base {\n  deinit\n}")

  private func isolation(in workspace: Workspace, of file: String = "Sources/App/App.swift") throws -> String {
    let output = try workspace.run("isolation", file).output
    return String(try #require(output.firstMatch(of: /class Own: ([^;\n]+)/), "\(output)").1)
  }

  private func workspace(_ files: [String: String]) throws -> Workspace {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App"), .target(name: "Own")])
      """
    return try Workspace(["Package.swift": manifest, "Sources/App/App.swift": Self.client].merging(files) { $1 })
  }

  @Test("A module is undecided without an interface, and known with one")
  func statistics() throws {
    let workspace = try workspace([:])
    let unknown = "isolation: no known declaration of 'Base', perhaps in module 'Kit'"
    #expect(try workspace.run("--statistics=reasons", ".").errors.contains(unknown))
    try workspace.write(Self.free, to: Self.place + "arm64-apple-ios.swiftinterface")
    let outcome = try workspace.run("--statistics=reasons", ".")
    #expect(!outcome.errors.contains("Kit"), "\(outcome.errors)")
    #expect(outcome.output.contains("[mutable-global-state]"), "\(outcome.output)")
  }

  @Test(
    "Interfaces are found where package managers and people put frameworks",
    arguments: [
      "Carthage/Build/Kit.xcframework/ios-arm64/Kit.framework/Modules/Kit.swiftmodule/arm64-apple-ios.swiftinterface",
      "Carthage/Build/Mac/Kit.framework/Versions/A/Modules/Kit.swiftmodule/x86_64.swiftinterface",
      "Pods/Kit/Maps/Frameworks/Kit.xcframework/ios-arm64/Kit.framework/Modules/Kit.swiftmodule/arm64.swiftinterface",
      ".build/artifacts/kit/Kit/Other.xcframework/macos-arm64/Kit.swiftmodule/arm64-apple-macos.swiftinterface",
      "SourcePackages/artifacts/kit/Kit/Kit.xcframework/ios-arm64/Kit.swiftmodule/arm64.swiftinterface",
      "Vendor/Kit.framework/Modules/Kit.swiftmodule/arm64.swiftinterface", "Ignored/Kit.swiftinterface",
      "Sources/App/Kit.swiftmodule/arm64.swiftinterface", "Kit.swiftinterface"
    ])
  func places(path: String) throws {
    let workspace = try workspace([
      path: Self.isolated, ".gitignore": "*.framework\nSourcePackages\n.build\nPods/\n", ".git/HEAD": ""
    ])
    #expect(try isolation(in: workspace) == "@MainActor")
  }

  @Test(
    "Of several interfaces one is read, whichever order they come in",
    arguments: [
      ["arm64-apple-ios", "arm64-apple-ios-simulator"], ["arm64-apple-ios", "x86_64-apple-ios"],
      ["arm64-apple-ios", "arm64e-apple-ios"], ["arm64-apple-ios", "arm64-apple-ios.private"],
      ["arm64-apple-macos", "arm64-apple-macos.package"], ["x86_64-apple-macos", "arm64-apple-ios.private"],
      ["arm64-apple-ios-simulator", "arm64-apple-macos"], ["x86_64-apple-ios", "arm64-apple-ios-macabi"],
      ["arm64-apple-macos", "arm64-apple-tvos"], ["arm64-apple-tvos", "x86_64-apple-tvos"]
    ])
  func slices(names: [String]) throws {
    let workspace = try workspace([
      Self.place + names[0] + ".swiftinterface": Self.isolated, Self.place + names[1] + ".swiftinterface": Self.free
    ])
    #expect(try isolation(in: workspace) == "@MainActor")
  }

  @Test("The directories around an interface say its system where its name does not")
  func slicesByDirectory() throws {
    let file = "Kit.framework/Modules/Kit.swiftmodule/arm64.swiftinterface"
    let workspace = try workspace([
      "Kit.xcframework/ios-arm64/" + file: Self.isolated, "Kit.xcframework/ios-arm64-simulator/" + file: Self.free,
      "Kit.xcframework/macos-arm64/" + file: Self.free
    ])
    #expect(try isolation(in: workspace) == "@MainActor")
  }

  @Test("Exporting a module makes it visible, importing it alone does not", arguments: ["@_exported ", ""])
  func exports(attribute: String) throws {
    let workspace = try workspace([
      "Kit.swiftinterface": Self.interface("\(attribute)import Basics\n@_exported import Kit"),
      "Basics.swiftinterface": Self.isolated + "@_exported import Kit\n"
    ])
    #expect(try isolation(in: workspace) == (attribute.isEmpty ? "unknown" : "@MainActor"))
  }

  @Test("A module of the project or the SDK takes precedence over files of its name")
  func known() throws {
    let workspace = try workspace([
      "Own.swiftinterface": Self.isolated, "Foundation.swiftinterface": Self.isolated,
      "Sources/Own/Base.swift": "open class Base {}\n",
      "Sources/App/App.swift": "import Own\nimport Foundation\nclass Own: Base {}\n"
    ])
    #expect(try isolation(in: workspace) == "nonisolated")
  }

  @Test("Only modules that some file imports are read")
  func unimported() throws {
    let workspace = try workspace(["Other.swiftinterface": "broken", "Kit.swiftinterface": Self.isolated])
    #expect(try workspace.run(".").errors.contains("swiftinterface") == false)
  }

  @Test(
    "An interface that cannot be read loses only its own module, and is reported once",
    arguments: [
      "", "class Base {}", "// swift-interface-format-version: 1.0\nopen class Base {",
      "// swift-interface-format-version: 1.0\n\u{0}\u{1}}{", "\u{FEFF}PK\u{3}\u{4}"
    ])
  func broken(text: String) throws {
    let workspace = try workspace([
      "Kit.swiftinterface": text, "Good.swiftinterface": Self.isolated,
      "Sources/App/Good.swift": "import Good\nclass Own: Base {}\n"
    ])
    let outcome = try workspace.run(".")
    #expect(outcome.status == 0)
    let note = """
      Kit.swiftinterface: cannot be parsed as a module interface; what its module declares counts as unknown

      """
    #expect(outcome.errors.components(separatedBy: note).count == 2, "\(outcome.errors)")
    #expect(try isolation(in: workspace) == "unknown")
    #expect(try isolation(in: workspace, of: "Sources/App/Good.swift") == "@MainActor")
  }

  @Test(
    "Symbolic links lead to no interface",
    arguments: [
      "ln -s ../outside/Kit.swiftinterface repository/Kit.swiftinterface",
      "ln -s ../outside repository/Kit.xcframework", "ln -s ../outside repository/Pods",
      "mkdir repository/.build && ln -s ../../outside repository/.build/artifacts"
    ])
  func links(command: String) throws {
    let workspace = try Workspace([
      "outside/Kit.swiftinterface": Self.isolated, "repository/Package.swift": "", "repository/A.swift": Self.client
    ])
    #expect(try workspace.shell(command).status == 0)
    #expect(try isolation(in: workspace, of: "repository/A.swift") == "unknown")
  }

  @Test("What is excluded is not read", arguments: ["Frameworks", "*.xcframework", "*.swiftinterface"])
  func excluded(pattern: String) throws {
    let workspace = try workspace([Self.place + "arm64.swiftinterface": Self.free])
    #expect(!(try workspace.run(".").output).isEmpty)
    #expect(try workspace.run("--exclude", pattern, ".").output == "")
  }

  @Test(
    "What clients cannot name, and what macros of others add, stays unknown",
    arguments: [
      ("@usableFromInline\ninternal class Base {\n}", client),
      (
        "@attached(member) public macro Added() = #externalMacro(module: \"M\", type: \"T\")",
        "import Kit\n@Added class Own {}\n"
      )
    ])
  func unnameable(declarations: String, client: String) throws {
    let workspace = try workspace([
      "Kit.swiftinterface": Self.interface(declarations), "Sources/App/App.swift": client
    ])
    #expect(try isolation(in: workspace) == "unknown")
  }

  @Test("A name shared by a type and its module resolves to nothing")
  func sameName() throws {
    let workspace = try workspace([
      "Kit.swiftinterface": Self.interface(
        "open class Kit {\n}\n@_Concurrency.MainActor open class Screen {\n}\nopen class Base : Kit.Screen {\n}")
    ])
    #expect(try isolation(in: workspace) == "nonisolated")
  }

  @Test("Conditions of older compilers and module selectors are read")
  func forms() throws {
    let workspace = try workspace([
      "Kit.swiftinterface": Self.interface(
        """
        #if compiler(>=5.3) && $AsyncAwait
        @_hasMissingDesignatedInitializers @_Concurrency::MainActor open class Base {
          #if compiler(>=5.3) && $AsyncAwait
          @_Concurrency.MainActor(unsafe) open func work() async -> Swift::String
          #endif
          @objc deinit
        }
        #endif
        """)
    ])
    #expect(try isolation(in: workspace) == "@MainActor")
  }
}

extension Workspace {
  fileprivate func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }
}
