import Foundation
import ProgramRuns
import Testing

/// `concurlint forecast`, held against the compiler in Swift 6 language mode.
@Suite("The forecast")
struct ForecastTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fixtures/rules"
  ).standardized

  /// Fixtures of the rules that forecast, by rule and name: those that the compiler reads alone, and here.
  private static let all: [String] = {
    let names = FileManager.default.enumerator(atPath: fixtures.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasPrefix("forecast-") && $0.hasSuffix(".swift") && isAlone($0) }.sorted()
  }()

  private static func isAlone(_ name: String) -> Bool {
    guard let text = try? String(contentsOf: fixtures.appending(path: name), encoding: .utf8) else {
      return true  // The test of it says so.
    }
    return !text.contains("//- file:") && !text.contains("import UIKit")
  }

  /// The lines of errors, from 1, each as often as there are errors in it.
  private static func errors(ofCompiling path: String) throws -> [Int] {
    try errorsWithWords(ofCompiling: path).map(\.line).sorted()
  }

  static func errorsWithWords(ofCompiling path: String) throws -> [(line: Int, words: String)] {
    let result = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sil")
    defer { try? FileManager.default.removeItem(at: result) }  // It may not have come to be.
    let outcome = try ProgramRun.run([
      "swiftc", "-emit-sil", "-o", result.path, "-parse-as-library", "-swift-version", "6", "-module-name", "Fixture",
      path
    ])
    return outcome.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^[^ ]+\.swift:(\d+):\d+: error: (.*)/#).flatMap { match in
        Int(match.output.1).map { (line: $0, words: String(match.output.2)) }
      }
    }
  }

  @Test("There are fixtures to compile")
  func exist() { #expect(Self.all.count > 10) }

  @Test("The compiler gives an error wherever one is forecast, and nowhere else", arguments: all)
  func compiler(fixture: String) throws {
    let path = Self.fixtures.appending(path: fixture).path
    let source = try Workspace([:])
    try source.write(Data(contentsOf: URL(filePath: path)), to: "Fixture.swift")
    let outcome = try source.run(
      "forecast", "--platform=linux", "--no-debug", "--format=json", "--quiet", "Fixture.swift")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let said = try JSON(outcome.output)["errors"].array.compactMap { $0["range"]["start"]["line"].int }.sorted()
    #expect(try said == Self.errors(ofCompiling: path))
  }

  @Test("Targets in Swift 6 mode are left out: the compiler speaks for itself", arguments: [("5.9", 1), ("6.0", 0)])
  func targets(tools: String, count: Int) throws {
    let workspace = try Workspace([
      "Package.swift":
        "// swift-tools-version: \(tools)\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/P.swift": "public var limit = 1\n"
    ])
    let outcome = try workspace.run("forecast", "--format=json", "--quiet")
    #expect(try JSON(outcome.output)["errors"].array.count == count)
  }

  @Test("Files that only an Xcode project has are built for Apple's platforms", arguments: [("linux", 1), ("ios", 2)])
  func xcodeOnly(platform: String, count: Int) throws {
    let workspace = try Workspace([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "Kit", exclude: ["Only.swift"])])
      """,
      "Kit/Both.swift": "var limit = 1\n", "Kit/Only.swift": "var depth = 1\n",
      "Kit.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
        G = { isa = PBXGroup; children = (F, O, ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Kit/Both.swift; sourceTree = "<group>"; };
        O = { isa = PBXFileReference; path = Kit/Only.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        D = { isa = PBXBuildFile; fileRef = O; };
        S = { isa = PBXSourcesBuildPhase; files = (B, D, ); };
        T = { isa = PBXNativeTarget; name = Kit; buildConfigurationList = L; buildPhases = (S, );
          productType = "com.apple.product-type.framework"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
      }; }
      """
    ])
    let outcome = try workspace.run("forecast", "--platform=\(platform)", "--format=json", "--quiet")
    #expect(try JSON(outcome.output)["errors"].array.count == count, "\(outcome.output)")
  }

  @Test(
    "Rules that the configuration disables say nothing, other settings of rules do not matter",
    arguments: [
      ("disabled_rules: [forecast-foreign-globals]", [1]),
      ("only_rules: [detached-task]", [1, 2]),
      ("opt_in_rules: [forecast-foreign-globals]", [1, 2])
    ])
  func disabled(configuration: String, lines: [Int]) throws {
    let workspace = try Workspace([
      ".concurlint.yml": configuration + "\n",
      "Log.swift": "var limit = 1\nimport Glibc; func log() { fputs(\"x\", stderr) }\n"
    ])
    let outcome = try workspace.run("forecast", "--platform=linux", "--format=json", "--quiet")
    #expect(try JSON(outcome.output)["errors"].array.compactMap { $0["range"]["start"]["line"].int } == lines)
  }

  @Test("Errors come in waves: behind those of types in a module, and behind the modules that it imports")
  func waves() throws {
    let workspace = try Workspace([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      var targets: [Target] = [.target(name: "Core"), .target(name: "App", dependencies: ["Core"])]
      let package = Package(name: "P", targets: targets)
      """,
      "Sources/Core/Core.swift": """
      public class Box { public var count = 0; public init() {} }
      public var limit = 1
      func log(_ box: Box) { Task { print(box.count) } }
      """,
      "Sources/App/App.swift": "import Core\nvar shared = 1\n"
    ])
    let outcome = try workspace.run("forecast", "--platform=linux", "--format=json", "--quiet")
    let said = try JSON(outcome.output)["errors"].array.map { each in
      [each["path"].string, each["wave"].int.map { "\($0)" }, each["hiddenBy"].string]
    }
    #expect(
      said == [
        ["Sources/App/App.swift", "3", "module"], ["Sources/Core/Core.swift", "1", nil],
        ["Sources/Core/Core.swift", "2", "types"]
      ])
    let text = try workspace.run("forecast", "--platform=linux", "--format=text").output
    #expect(text.contains("── wave 2: 1 error in 1 file, hidden by errors in types"))
    #expect(text.contains("\n  wave 2: 1 error in 1 file, hidden by errors in types\n"), "the summary")
    #expect(text.contains("── wave 3: 1 error in 1 file, hidden by errors in imported modules"))
  }

  @Test(
    "A forecast is no failure unless it is asked to be one",
    arguments: [
      ("--no-config", 0), ("--fail-on=error", 1), ("--platform=beos", 2), ("--swift-version=5", 2)
    ] as [(String, Int32)])
  func status(option: String, status: Int32) throws {
    let workspace = try Workspace(["A.swift": "var limit = 1\n"])
    #expect(try BuiltCommand.run(["forecast", "--quiet", option], in: workspace.path).status == status)
  }

  @Test(
    "What is compiled is decided for one build",
    arguments: [
      (["--platform=linux"], ["linux", "debug"]), (["--platform=macos", "--no-debug"], ["mac"]),
      (["--platform=macos", "--no-debug", "--define=EXTRA"], ["mac", "extra"])
    ])
  func conditions(options: [String], names: [String]) throws {
    let workspace = try Workspace([
      "A.swift": """
      #if os(Linux)
      var linux = 1
      #else
      var mac = 1
      #endif
      #if DEBUG
      var debug = 1
      #endif
      #if EXTRA
      var extra = 1
      #endif
      """
    ])
    let outcome = try BuiltCommand.run(["forecast", "--format=json", "--quiet"] + options, in: workspace.path)
    let messages = try JSON(outcome.output)["errors"].array.compactMap { $0["message"].string }
    #expect(messages.compactMap { $0.firstMatch(of: /'(\w+)'/).map { String($0.output.1) } } == names)
  }

  @Test(
    "What Apple's SDKs import as '@preconcurrency' is a warning there, and an error on Linux",
    arguments: [("linux", [4, 6]), ("ios", [])])
  func queues(platform: String, lines: [Int]) throws {
    let workspace = try Workspace([
      "A.swift": """
      import Dispatch
      final class Log { var lines: [String] = [] }
      func write(_ log: Log, _ work: @escaping () -> Void) {
        DispatchQueue.global().async { log.lines.append("a") }
        let queue = DispatchQueue(label: "work")
        queue.async(execute: work)
      }
      """
    ])
    let outcome = try workspace.run("forecast", "--platform=\(platform)", "--format=json", "--quiet")
    #expect(try JSON(outcome.output)["errors"].array.compactMap { $0["range"]["start"]["line"].int } == lines)
  }

  @Test("What stays a warning is told when it is asked for, apart from errors and in no wave")
  func warnings() throws {
    let workspace = try Workspace([
      "A.swift": """
      import UIKit
      final class Log { var lines: [String] = [] }
      final class Shade {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        func show() { view.alpha = 1; view.layer.opacity = 1; if view.isHidden || view.isOpaque { view.layoutIfNeeded() } }
        @MainActor func hide() { view.alpha = 0 }
        func write(_ log: Log) { DispatchQueue.global().async { log.lines.append("a") } }
      }
      var limit = 1
      """
    ])
    let options = ["forecast", "--platform=ios", "--quiet"]
    let without = try JSON(BuiltCommand.run(options + ["--format=json"], in: workspace.path).output)
    #expect(without["errors"].array.count == 1 && without["warnings"].array.isEmpty)
    let with = try JSON(BuiltCommand.run(options + ["--warnings", "--format=json"], in: workspace.path).output)
    #expect(with["errors"].array.count == 1 && with["causes"].array.count == without["causes"].array.count)
    let said = with["warnings"].array.map { "\($0["range"]["start"]["line"].int ?? 0): \($0["message"].string ?? "")" }
    #expect(
      said == [
        "6: main actor-isolated property 'alpha' can not be mutated from a nonisolated context.",
        "6: main actor-isolated property 'layer' can not be mutated from a nonisolated context.",
        "6: main actor-isolated property 'isHidden' can not be referenced from a nonisolated context.",
        "6: main actor-isolated property 'isOpaque' can not be referenced from a nonisolated autoclosure.",
        "6: call to main actor-isolated instance method 'layoutIfNeeded()' in a synchronous nonisolated context.",
        "8: capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure."
      ])
    #expect(with["warnings"].array.allSatisfy { $0["wave"].int == nil })
    let text = try BuiltCommand.run(options + ["--warnings", "--format=text"], in: workspace.path).output
    #expect(text.contains("── in no wave: 6 warnings in 1 file"))
    #expect(try BuiltCommand.run(options + ["--warnings", "--fail-on=error"], in: workspace.path).status == 1)
  }

  @Test("What another run of 'lint' suppresses or enables is its own business")
  func lint() throws {
    let workspace = try Workspace(["A.swift": "var limit = 1\n"])
    let ids = try JSON(workspace.run("lint", "--enable-all-rules", "--format=json", "--quiet").output)["diagnostics"]
      .array
    #expect(ids.compactMap { $0["rule"].string }.allSatisfy { !$0.hasPrefix("forecast") })
    #expect(try workspace.run("lint", "--only-rule=forecast-mutable-global-variable", "--quiet").status == 1)
  }

  @Test("Errors keep the declarations that they rest on, and are listed by them")
  func causes() throws {
    let workspace = try Workspace([
      "Model.swift": """
      public class Session { public var started = false }
      public struct Options { public var name = "" }
      struct Pair { let first: Session; let second: Options }
      protocol Store {}
      """,
      "Use.swift": """
      func run(_ body: @Sendable () -> Void) {}
      func both(_ pair: Pair) { run { print(pair) } }
      func one(_ session: Session) { run { print(session) } }
      func many(_ store: any Store) { run { print(store) } }
      func any<T>(_ value: T) { run { print(value) } }
      func work(_ work: () -> Void) { run { work() } }
      let session = Session()
      var limit = 1
      func log(_ session: Session) { Task { print(session) } }
      """
    ])
    let text = try workspace.run("forecast", "--platform=linux", "--by=cause", "--format=text").output
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("──") } == [
        "── class 'Session' (Model.swift:1): 3 errors in 1 file",
        "── class 'Session' (Model.swift:1), struct 'Options' (Model.swift:2): 1 error in 1 file",
        "── protocol 'Store' (Model.swift:4): 1 error in 1 file",
        "── generic parameter 'T' (Use.swift:5): 1 error in 1 file",
        "── function type '() -> Void' (Use.swift:6): 1 error in 1 file",
        "── no other declaration: 1 error in 1 file"
      ])
  }
}
