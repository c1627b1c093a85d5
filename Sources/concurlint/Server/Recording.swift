import LintEngine
import LintReporting
import LintServer

/// The messages of a session, in a file: `{"time": MILLISECONDS, "from": "client", "message": {…}}`.
final class Recording {
  private let file: FileDescriptor
  private let start = Platform.time
  private var hasFailed = false

  enum Sender: String { case client, server }

  init(_ path: FilePath) throws(FileError) { file = try .creating(path) }

  /// - Parameter content: a message without its header; what is no JSON is left out.
  func add(_ content: [UInt8], from sender: Sender) {
    // It is answered with an error, which is recorded.
    guard !hasFailed, let message = try? JSONValue(parsing: content, limits: Message.limits) else { return }
    add(message, from: sender)
  }

  func add(_ message: JSONValue, from sender: Sender) {
    if hasFailed { return }
    let time = Int((Platform.time - start) / 1_000_000)
    let line: JSONValue = ["time": .integer(time), "from": .string(sender.rawValue), "message": message]
    do {
      try file.write(line.line)
    } catch {
      hasFailed = true
      Console.fail("the recording ends: \(error)")
    }
  }
}
