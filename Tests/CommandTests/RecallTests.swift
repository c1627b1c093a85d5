import Foundation
import Testing

/// `make oracle-recall`, with an application and seeds of the test's own.
@Suite("Defects that are put into an application", .enabled(if: hasPython))
struct RecallTests {
  /// An executable of as many files as a host needs at least, each with a place between two declarations.
  private static let application: [String: String] = {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", platforms: [.macOS(.v14)], targets: [.executableTarget(name: "Shop", path: "Sources")])
      """
    let files = (1...10).map { number in
      ("apps/shop/Sources/File\(number).swift", "struct First\(number) {\n}\n\nstruct Second\(number) {\n}\n")
    }
    return Dictionary(uniqueKeysWithValues: files + [("apps/shop/Package.swift", manifest)])
  }()

  private func recall(of seeds: String) throws -> BuiltCommand.Outcome {
    let workspace = try Workspace(Self.application.merging(["seeds/own.swift": seeds]) { $1 })
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Recall/recall.py")
    return try BuiltCommand.shell(
      "python3 '\(script.path)' '\(BuiltCommand.url.path)' --corpus apps --seeds seeds", in: workspace.path)
  }

  @Test("A defect is found or missed, by its rule alone")
  func foundAndMissed() throws {
    let outcome = try recall(
      of: """
        // MARK: mutable-global-state, warning or info
        // A static variable.
        enum Takings {
          static var euros = 0  // <-
        }

        // MARK: nonisolated-unsafe-storage, warning
        // A static variable that nothing vouches for.
        enum Losses {
          static var euros = 0  // <-
        }
        """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("| `mutable-global-state` | 1 | 1 |\n| `nonisolated-unsafe-storage` | 0 | 1 |\n"))
    #expect(outcome.output.contains("50% found\n"))
    #expect(outcome.output.contains("missed: nonisolated-unsafe-storage: A static variable that nothing vouches for (shop (Shop)"))
    #expect(outcome.output.contains("    another rule: mutable-global-state\n"), "\(outcome.output)")
  }

  @Test("Another severity than the expected one is printed")
  func severity() throws {
    let outcome = try recall(of: "// MARK: mutable-global-state, error\n// A variable.\nenum Takings {\n  static var euros = 0  // <-\n}\n")
    #expect(outcome.output.contains("severity: mutable-global-state: A variable (shop (Shop)"), "\(outcome.output)")
  }

  @Test("A seed that no application fits has no place")
  func noPlace() throws {
    let outcome = try recall(of: "// MARK: mutable-global-state, error\n// A variable.\n// place: view\nstatic var euros = 0  // <-\n")
    #expect(outcome.output.contains("no place: mutable-global-state: A variable\n"), "\(outcome.output)")
  }

  @Test("A seed without a marked line is refused")
  func withoutLine() throws {
    let outcome = try recall(of: "// MARK: mutable-global-state, error\n// A variable.\nvar euros = 0\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("the seed 'mutable-global-state: A variable' has no marked line"), "\(outcome.errors)")
  }
}

private let hasPython = (try? BuiltCommand.shell("python3 --version", in: "/").status) == 0
