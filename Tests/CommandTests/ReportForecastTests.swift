import Foundation
import Testing

/// What a migration report says of Swift 6 mode.
@Suite("The forecast in migration reports")
struct ReportForecastTests {
  private static let core = """
    public class Box { public var count = 0; public init() {} }
    public let first = Box()
    public let second = Box()
    public var limit = 1
    public struct Pair { public let box = Box(); public let text = "" }
    public let pairs: [Pair] = []
    func log(_ box: Box) { Task { print(box.count) } }
    func ask() { let unknown = somewhere(); Task { print(unknown) } }
    """

  private static func package(tools: String, app: String = "") throws -> Workspace {
    try Workspace([
      "Package.swift": """
      // swift-tools-version: \(tools)
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.macOS(.v14)],
        targets: [.target(name: "App", dependencies: ["Core"]), .target(name: "Core")\(app)])
      """,
      "Sources/Core/Core.swift": core,
      "Sources/App/App.swift": "import Core\nvar shared = 1\n"
    ])
  }

  @Test("Errors are counted by wave and by module, in the order of work")
  func waves() throws {
    let report = try ReportCommandTests.json(Self.package(tools: "5.9"))["forecast"]
    #expect(report["missing"].string == nil && report["errors"].int == 6 && report["files"].int == 2)
    #expect(report["waves"].array.map { $0["errors"].int } == [4, 1, 1])
    #expect(report["waves"].array.map { $0["hiddenBy"].strings } == [[], ["types"], ["module"]])
    let modules = report["modules"].array
    #expect(modules.map { $0["target"].string } == ["Core", "App"])
    #expect(modules.map { $0["mode"].string } == ["5", "5"])
    #expect(modules.map { $0["errors"].array.map { $0.int } } == [[4, 1], [0, 0, 1]])
  }

  @Test("The declarations that errors rest on come with the first steps, and what is not known with reasons")
  func causes() throws {
    let workspace = try Self.package(tools: "5.9")
    let report = try ReportCommandTests.json(workspace)["forecast"]
    let causes = report["causes"].array
    #expect(causes.map { $0["name"].string } == ["Box", "Pair"])
    #expect(causes.map { $0["errors"].int } == [3, 1])
    #expect(causes.first?["place"]["path"].string == "Sources/Core/Core.swift")
    #expect(causes.first?["place"]["line"].int == 1)
    let step = try #require(report["steps"].array.first { $0["changes"][0]["name"].string == "Box" })
    #expect(step["changes"][0]["annotations"].strings.contains("@unchecked Sendable") == (step["effect"].string == "promise"))
    #expect(report["steps"].array.last?["remaining"].int ?? 9 < 6)
    #expect(report["undecided"].array.contains { !$0["reasons"].array.isEmpty && $0["places"].int ?? 0 > 0 })
    let page = try workspace.run("report", "--quiet").output
    #expect(page.contains("\n### What Swift 6 mode will say\n"))
    #expect(page.contains("Forecast without a build: 6 errors in 2 files, in 3 waves."))
    #expect(page.contains("- **Wave 2:** 1 error in 1 file, hidden by errors in types\n"))
    #expect(page.contains("\n| class `Box` | `Sources/Core/Core.swift:1` | 3 | "))
    #expect(page.contains("**Not known: "))
  }

  @Test("Of a project in Swift 6 mode one sentence is said, by 'forecast' too")
  func done() throws {
    let workspace = try Self.package(tools: "6.0")
    let sentence = "every target is in Swift 6 mode already; nothing is left to forecast"
    #expect(try ReportCommandTests.json(workspace)["forecast"]["missing"].string == sentence)
    #expect(try workspace.run("report", "--quiet").output.contains("\nEvery\(sentence.dropFirst(5)).\n"))
    #expect(try workspace.run("forecast").errors == "concurlint: \(sentence)\n")
    #expect(try workspace.run("forecast", "--quiet").errors == "")
  }

  @Test("One target that is not in Swift 6 mode is enough for a forecast, and alone in it")
  func mixed() throws {
    let old = ", .target(name: \"Old\", swiftSettings: [.swiftLanguageMode(.v5)])"
    let workspace = try Self.package(tools: "6.0", app: old)
    try workspace.write(Data("var limit = 1\n".utf8), to: "Sources/Old/Old.swift")
    let report = try ReportCommandTests.json(workspace)["forecast"]
    #expect(report["modules"].array.map { $0["target"].string } == ["Old"])
    #expect(report["modules"][0]["errors"].array.map { $0.int } == [1])
    #expect(try workspace.run("forecast", "--format=text").errors == "")
  }
}
