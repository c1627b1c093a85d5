import Foundation
// Other functions of the same names.
@MainActor final class Pens {
  private let pen = Pen()
  func write() { pen.write { $0.draw() } }
  func stream(_ text: String, to stream: OutputPipe) { text.encoder.write(to: stream) }
  func data() -> Data { Data([1]) }
  func contents() -> [Int] { pen.contents(of: 1) }
}
// A supertype that is not known may be on the main actor.
@MainActor final class Driver: ForeignDriver {
  func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
// On another actor.
@Database final class Store {
  func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
@globalActor actor Database { static let shared = Database() }
// One method, not the type.
final class Half {
  @MainActor func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
// A function that is stored.
@MainActor final class Feed {
  var onChange: (() -> Void)?
  func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
// Quick, whatever the size.
@MainActor final class Folders {
  func make(_ url: URL) throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
}
@MainActor final class Exporter {
  func export(to url: URL) throws { try text(makeContext(.mainQueueConcurrencyType)).write(to: url, atomically: true, encoding: .utf8) }
}
@Observable final class Progress { var done = 0 }
@MainActor final class Checker {
  private let progress: Progress
  init(progress: Progress) { self.progress = progress }
  func run(_ url: URL) async throws { _ = try await URLSession.shared.data(from: url) }
}
