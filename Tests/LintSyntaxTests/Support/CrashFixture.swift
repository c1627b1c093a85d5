import Foundation
import Testing

/// A Swift file of `Fixtures/crashes`: an input that the fuzzer found, reduced, and named by what was wrong.
struct CrashFixture: CustomTestStringConvertible, Sendable {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static let all: [CrashFixture] = {
    let folder = SyntaxFixtures.folder.deletingLastPathComponent().appending(path: "crashes")
    // Small projects that broke a rule are folders; their files are any bytes, too.
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { CrashFixture(url: folder.appending(path: $0)) }
  }()

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }
}
