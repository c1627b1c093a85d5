import LintKit
import LintRules
import Testing

/// What is said depends on where it is said: on the systems of the target, on what a closure gives, on a time limit.
@Suite("Words that fit the place")
struct PlaceAdviceTests {
  private func messages(of rule: String, _ code: String, manifest: String = "") throws -> [String] {
    let rule = try #require(Registry.rules.first { $0.info.id == rule })
    let files = [("Sources/App/A.swift", code)] + (manifest.isEmpty ? [] : [("Package.swift", manifest)])
    return SmallProject(files).findings(of: [rule]).map(\.message)
  }

  @Test("'@Observable' is named with its system where no target says which systems it runs on")
  func observable() throws {
    let code = "import SwiftUI\nfinal class Model: ObservableObject { @Published var count = 0 }"
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App")])
      """
    let reason = "'Model' updates every view that observes it on any '@Published' change."
    let view = "\nstruct Screen: View { @StateObject var model = Model(); var body: some View { Text(\"\") } }"
    #expect(
      try messages(of: "observable-object-to-observable", code + view)
        == ["\(reason) From iOS 17 on, use '@Observable' instead."])
    #expect(
      try messages(of: "observable-object-to-observable", code + view, manifest: manifest)
        == ["\(reason) Use '@Observable' instead."])
  }

  @Test("A closure that gives a value cannot become a task")
  func valueOfClosure() throws {
    let messages = try messages(
      of: "main-actor-closure-to-background-callback",
      """
      import Dispatch
      @MainActor final class Model {
        var count = 0
        func use() { later { self.count + 1 } }
      }
      func later(_ body: @escaping () -> Int) { DispatchQueue.global().async { print(body()) } }
      """)
    #expect(messages.map { $0.hasSuffix("Mark it '@Sendable', and read what it needs before.") } == [true])
  }

  @Test("A wait with a time limit ends by itself")
  func timeLimit() throws {
    let messages = try messages(
      of: "semaphore-bridges-async",
      """
      import Dispatch
      @MainActor func finish() {
        let semaphore = DispatchSemaphore(value: 0)
        Task.detached { semaphore.signal() }
        _ = semaphore.wait(timeout: .now() + 3)
      }
      """)
    #expect(messages.map { $0.hasPrefix("'semaphore' blocks the main thread until a task has run or its time is up") } == [true])
  }
}
