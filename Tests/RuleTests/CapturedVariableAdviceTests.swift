import LintKit
import LintRules
import Testing

/// Advice that fits the place: a copy is of no use where the closure is to see what changes later.
@Suite("Advice about variables that closures share")
struct CapturedVariableAdviceTests {
  private static let prelude = """
    func run(_ body: @escaping @Sendable () -> Void) {}
    func later(_ body: @escaping () -> Void) {}
    final class Connection: @unchecked Sendable { func close() {} }

    """

  private static func advice(_ code: String) throws -> [String] {
    let rule = try #require(Registry.rules.first { $0.info.id == "captured-var-in-concurrent-closure" })
    let findings = SmallProject([(path: "File.swift", text: prelude + code)]).findings(of: [rule])
    return findings.map { MessageParts($0.message).advice.map { String($0) } ?? "" }
  }

  @Test("A value is captured where nothing changes the variable any more")
  func value() throws {
    #expect(
      try Self.advice("func f() { var size = 1; size += 1; run { print(size) } }") == ["Capture its value: '[size]'."])
  }

  @Test("A closure that is to see later changes needs a guarded value")
  func laterChanges() throws {
    let advice = ["Keep it in a 'Mutex': a captured value would miss later changes."]
    #expect(try Self.advice("func f() { var fails = true; run { print(fails) }; fails = false }") == advice)
    #expect(try Self.advice("func f() { var fails = true; Task { print(fails) }; fails = false }") == advice)
  }

  @Test(
    "The value is kept in what all systems of the target have",
    arguments: [
      (".iOS(.v18)", "a 'Mutex'"), (".iOS(.v17), .macOS(.v15)", "an 'OSAllocatedUnfairLock'"),
      (".iOS(.v15)", "a class with a lock"), ("", "a class with a lock")
    ])
  func systems(platforms: String, kept: String) throws {
    let rule = try #require(Registry.rules.first { $0.info.id == "captured-var-in-concurrent-closure" })
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [\(platforms)], targets: [.target(name: "App")], swiftLanguageModes: [.v5])
      """
    let code = Self.prelude + "func f() { var fails = true; run { print(fails) }; fails = false }"
    let project = SmallProject([("Package.swift", manifest), ("Sources/App/A.swift", code)])
    let advice = project.findings(of: [rule]).map { MessageParts($0.message).advice.map { String($0) } ?? "" }
    #expect(advice == ["Keep it in \(kept): a captured value would miss later changes."])
  }

  @Test("A closure of the code before may change a value later")
  func otherClosure() throws {
    let code = "func f() { var fails = true; later { fails = false }; Task { print(fails) }; print(fails) }"
    #expect(try Self.advice(code) == ["Capture its value, '[fails]', if no other closure changes it later."])
  }

  @Test("A method of an object, also of the SDK, does not change the variable")
  func object() throws {
    let code = "func f(_ new: Connection?) { var made: Connection?; made = new; run { made?.close() } }"
    #expect(try Self.advice(code) == ["Capture its value: '[made]'."])
    let hook = "import JavaScriptCore\nfunc g(_ new: JSValue?) { var hook: JSValue?; hook = new; run { hook?.call() } }"
    #expect(try Self.advice(hook) == ["Capture its value: '[hook]'."])
  }

  @Test("A method that is called on a weak variable does not change it")
  func weak() throws {
    let code = "func f(_ connection: Connection) { weak var other = connection; run { other?.close() } }"
    #expect(try Self.advice(code) == ["Capture it here, too: '[weak other]'."])
  }
}
