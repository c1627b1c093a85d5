import Foundation
import Testing

/// A file of `Fixtures/crashes`: an input that the fuzzer found, as small as it became, named by what was wrong.
struct CrashFixture: CustomTestStringConvertible, Sendable {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static let all: [CrashFixture] = {
    let folder = SyntaxFixtures.folder.deletingLastPathComponent().appending(path: "crashes")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.map(CrashFixture.init)
  }()

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }
}
