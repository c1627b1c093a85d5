import LintKit
import LintRules
import Testing

/// What would not be right, or not be wanted, has a reason in the place of a fix.
@Suite("Fixes that are not offered")
struct RefusedFixTests {
  private func reasons(of rule: String, _ source: String, manifest: String = "") throws -> [String] {
    let rule = try #require(Registry.rules.first { $0.info.id == rule })
    let files = [("Sources/App/A.swift", source)] + (manifest.isEmpty ? [] : [("Package.swift", manifest)])
    return SmallProject(files).noFixReasons(of: [rule])
  }

  @Test("A constant in the place of a variable that clients of the module may assign to")
  func settableByClients() throws {
    let reasons = try reasons(
      of: "mutable-global-state", "public enum Settings { public static var retries = 3 }")
    #expect(reasons == ["clients of the module may assign to 'retries'"])
  }

  @Test("But an executable has no clients")
  func noClients() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.executableTarget(name: "App")])
      """
    let code = "public enum Settings { public static var retries = 3 }"
    #expect(try reasons(of: "mutable-global-state", code, manifest: manifest).isEmpty)
  }

  @Test("An own context in the place of the main one, where closures on the main actor use it too")
  func mainContextOfClosures() throws {
    let reasons = try reasons(
      of: "main-context-off-main-actor",
      """
      import SwiftData
      @Model final class Item { init() {} }
      func load(_ container: ModelContainer, _ count: Int) async {
        let context = await container.mainContext
        for _ in 0..<count { await MainActor.run { context.insert(Item()) } }
        await MainActor.run { try? context.save() }
      }
      """)
    #expect(reasons == ["code on the main actor uses 'context' too"])
  }
}
