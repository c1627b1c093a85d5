import Foundation
import Testing

/// `concurlint lint --watch` in a folder, as its reader meets it.
private final class Watch {
  let workspace: Workspace
  private let process = Process()
  private let output = Pipe()
  private var received = ""

  init(_ workspace: Workspace, _ arguments: [String] = []) throws {
    self.workspace = workspace
    process.executableURL = BuiltCommand.url
    process.arguments = ["lint", "--watch", "--quiet"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: workspace.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    // Other signals are blocked in what a thread of the tests starts; Tests/Terminal interrupts one.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Writes a file in one step: half of one would be a change of its own.
  func put(_ text: String, _ name: String) throws {
    try workspace.write(Data(text.utf8), to: "new.tmp")
    _ = try workspace.shell("mv new.tmp \(name)")
  }

  /// What the next run reports.
  func report() -> String {
    let marker = "concurlint: waiting for changes\n"
    while true {
      if let end = received.range(of: marker) {
        defer { received = String(received[end.upperBound...]) }
        return String(received[..<end.lowerBound])
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return received }
      received += String(decoding: data, as: UTF8.self)
    }
  }

  func processorSeconds() throws -> Double {
    let outcome = try workspace.shell("cut -d' ' -f14,15 /proc/\(process.processIdentifier)/stat")
    return outcome.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }.reduce(0, +) / 100
  }
}

@Suite("Linting again whenever a file has changed", .timeLimit(.minutes(5)))
struct WatchTests {
  private static let finding = "A.swift:1:5: warning: "

  @Test("A file that changes, comes or goes is linted again, and so is everything when a configuration comes")
  func changes() throws {
    let watch = try Watch(Workspace(["A.swift": "var limit = 1\n"]))
    #expect(watch.report().hasPrefix(Self.finding))
    try watch.put("let limit = 1\n", "A.swift")
    #expect(watch.report() == "")
    try watch.put("var other = 1\n", "B.swift")
    #expect(watch.report().hasPrefix("B.swift:1:5: warning: "))
    try watch.put("disabled_rules:\n  - mutable-global-state\n", ".concurlint.yml")
    #expect(watch.report() == "")
    _ = try watch.workspace.shell("rm .concurlint.yml")
    #expect(watch.report().hasPrefix("B.swift:1:5: warning: "))
    _ = try watch.workspace.shell("rm B.swift")
    #expect(watch.report() == "")
  }

  #if os(Linux)
    @Test("Waiting takes hardly any time")
    func idle() throws {
      let watch = try Watch(Workspace(["A.swift": "var limit = 1\n"]))
      _ = watch.report()
      let before = try watch.processorSeconds()
      Thread.sleep(forTimeInterval: 3)
      #expect(try watch.processorSeconds() - before < 0.3)
    }
  #endif

  @Test(
    "What cannot be watched or shown again is refused",
    arguments: [
      (["-"], "option '--watch' needs files"), (["--format", "json"], "standard output has the format text or xcode")
    ])
  func refused(arguments: [String], message: String) throws {
    let outcome = try Workspace().shell("\"$CONCURLINT\" lint --watch \(arguments.joined(separator: " "))")
    #expect(outcome.status == 2 && outcome.errors.contains(message))
  }
}
