import LintKit
import LintProject
import Testing

/// Reports calls of `target`: as information in auxiliary code.
private enum ShowPurpose: Rule {
  static let info = RuleInfo(
    id: "show-purpose", family: .source, severity: .warning, priority: .low, summary: "A call", why: "", instead: "",
    compilerView: [], examples: [])
  static let gate = Gate()

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeNameToken?.text == "target" else { return }
    pass.report(at: call.calleeRange, "called", severity: pass.isAuxiliary(call.node) ? .info : .warning)
  }
}

@Suite("Code that no user runs, and code that no build has")
struct AuxiliaryCodeTests {
  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "App", targets: [.executableTarget(name: "App", swiftSettings: [.define("BETA")])])
    """

  private func severities(
    _ text: String, path: String = "Sources/App/File.swift", others: [String] = [], manifest: String? = Self.package
  ) throws -> [Severity?] {
    var files = [(path: path, text: text)]
    for (number, other) in others.enumerated() { files.append(("Sources/App/Other\(number).swift", other)) }
    let trees = files.map { SyntaxTree.parse($0.text) }
    let paths = files.map(\.path)
    let settings = LanguageSettingsSource {
      ProjectSettings(sources: manifest.map { ["Package.swift": Array($0.utf8)] } ?? [:], swiftFiles: paths)
    }
    let outlines = zip(paths, trees).map { FileOutline($1, path: $0) }
    let index = ProjectIndex(merging: outlines, settings: settings)
    let file = try #require(index.file(at: path))
    return RuleSet([ShowPurpose.self]).check(trees[0], file: file, in: index).diagnostics.map(\.severity)
  }

  private func severity(_ text: String, path: String = "Sources/App/File.swift", others: [String] = []) throws
    -> Severity?
  { try #require(try severities(text, path: path, others: others).first) }

  @Test(
    "A declaration around is auxiliary",
    arguments: [
      "final class MockClient { init() { target() } }", "struct HTTPMock { init() { target() } }",
      "extension Item { static let previewData = target() }", "enum SampleData { static let all = target() }",
      "struct Item { static let sample = target() }", "let previewContainer = target()",
      "func insertSampleData() { target() }", "enum PreviewSampleData { static let all = target() }",
      "#Preview { target() }", "struct P: PreviewProvider { static var previews: some View { target() } }",
      "struct Filled: PreviewModifier { static func makeSharedContext() { target() } }",
      "#if DEBUG\nlet a = target()\n#endif", "#if !DEBUG\n#else\nlet a = target()\n#endif",
      "#if BETA && DEBUG\nlet a = target()\n#endif"
    ])
  func auxiliaryDeclaration(source: String) throws { #expect(try severity(source) == .info) }

  @Test(
    "Names that only sound so",
    arguments: [
      "final class PreviewController { init() { target() } }", "struct SampleBuffer { init() { target() } }",
      "struct BenchmarkResultView { init() { target() } }", "public func makePreview() { target() }",
      "struct LinkPreviewData { init() { target() } }", "final class Hammock { init() { target() } }",
      "struct A { init() { let mock = target() } }", "#if !DEBUG\nlet a = target()\n#endif",
      "#if DEBUG || BETA\nlet a = target()\n#endif"
    ])
  func ordinaryDeclaration(source: String) throws { #expect(try severity(source) == .warning) }

  @Test(
    "The file is auxiliary",
    arguments: [
      "Tests/AppTests/A.swift", "Sources/App/Mocks/A.swift", "Sources/App/Preview Content/A.swift",
      "Examples/App/A.swift", "Sources/TestUtils/A.swift", "Sources/App/Item+Preview.swift",
      "Sources/App/SampleData.swift", "Sources/App/Mocks.swift", "Benchmarks/App/A.swift"
    ])
  func auxiliaryFile(path: String) throws { #expect(try severity("let a = target()", path: path) == .info) }

  @Test(
    "Folders and files that only sound so",
    arguments: [
      "Sources/App/Hammocks/A.swift", "Sources/App/LinkPreview/A.swift", "Sources/App/SampleBuffer.swift",
      "Sources/TestFlight/A.swift", "Sources/App/Example.swift", "Sources/App/PreviewController.swift"
    ])
  func ordinaryFile(path: String) throws { #expect(try severity("let a = target()", path: path) == .warning) }

  @Test(
    "A function without a call in the project",
    arguments: [
      "func load() { target() }", "struct A { private func load() { target() } }",
      "struct A: Unknown { private func load() { target() } }",
      "@MainActor final class A { @MainActor func load() { func step() { target() } } }"
    ])
  func uncalled(source: String) throws { #expect(try severity(source) == .info) }

  @Test(
    "A function that may be called",
    arguments: [
      "func load() { target() }; let a: Void = load()", "func load() { target() }; let a = [1].map(load)",
      "typealias H = () -> Void; func load(_ done: H) { target() }; let a: Void = load { }",
      "public func load() { target() }", "final class A { @objc func load() { target() } }",
      "@Test func load() { target() }", "struct A: Equatable { func load() { target() } }",
      "struct A { func callAsFunction() { target() } }", "@main struct A { static func main() { target() } }",
      "protocol P { func load() }; struct A: P { func load() { target() } }", "struct A { init() { target() } }"
    ])
  func callable(source: String) throws { #expect(try severity(source) == .warning) }

  @Test("A call in another file counts, and a file of no known target is open")
  func otherFiles() throws {
    #expect(try severity("func load() { target() }", others: ["let a: Void = load()"]) == .warning)
    #expect(try severities("func load() { target() }", path: "File.swift", manifest: nil) == [.warning])
  }

  @Test(
    "Clauses that no build has",
    arguments: [
      "#if hasFeature(Embedded)\nlet a = target()\n#endif", "#if $Embedded\nlet a = target()\n#endif",
      "#if NEVER_SET\nlet a = target()\n#endif", "#if NEVER_SET && DEBUG\nlet a = target()\n#endif",
      "#if !NEVER_SET\n#elseif BETA\nlet a = target()\n#endif", "#if !NEVER_SET\n#else\nlet a = target()\n#endif",
      "#if NEVER_SET\n#if os(iOS)\nlet a = target()\n#endif\n#endif", "#if false\nlet a = target()\n#endif"
    ])
  func noBuild(source: String) throws { #expect(try severities(source).isEmpty) }

  @Test(
    "Clauses that some build may have",
    arguments: [
      "#if !hasFeature(Embedded)\nlet a = target()\n#endif", "#if BETA\nlet a = target()\n#endif",
      "#if hasFeature(StrictConcurrency)\nlet a = target()\n#endif", "#if os(Windows)\nlet a = target()\n#endif",
      "#if NEVER_SET || os(iOS)\nlet a = target()\n#endif", "#if NEVER_SET\n#else\nlet a = target()\n#endif",
      "#if compiler(>=6.0)\n#else\nlet a = target()\n#endif", "#if canImport(Musl)\nlet a = target()\n#endif"
    ])
  func someBuild(source: String) throws { #expect(try severities(source) == [.warning]) }

  @Test("A file of no target may be compiled with any flag")
  func noTarget() throws {
    #expect(try severities("#if FLAG\nlet a = target()\n#endif", path: "File.swift", manifest: nil) == [.warning])
  }

  @Test("A target may be embedded")
  func embedded() throws {
    let manifest = Self.package.replacing(".define(\"BETA\")", with: ".enableExperimentalFeature(\"Embedded\")")
    #expect(try severities("#if hasFeature(Embedded)\nlet a = target()\n#endif", manifest: manifest) == [.warning])
  }
}
