import Foundation
import Testing

/// What `make macos-check` compiles; that takes minutes, and a download.
@Suite("The check for macOS")
struct MacCheckTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test("Every Swift file that ships is compiled", arguments: ["Sources", "Rules"])
  func everyFile(folder: String) throws {
    let outcome = try ConsumerTests.python("Tests/MacOS/check-macos.py", "--list")
    #expect(outcome.status == 0, "\(outcome.output)")
    let listed = outcome.output.split(separator: "\n").map(String.init)
    let compiled = listed.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }
    let enumerator = FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path)
    let names = try #require(enumerator).compactMap { $0 as? String }
    let files = names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    #expect(compiled.sorted() == files.sorted())
    #expect(!files.isEmpty)
  }
}
