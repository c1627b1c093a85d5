import Foundation

/// The built binary, run as users run it.
enum BuiltCommand {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Next to the bundle of the tests.
  static let url: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
      return bundle.deletingLastPathComponent().appendingPathComponent("concurlint")
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
        "concurlint")
    #endif
  }()

  /// - Parameters:
  ///   - directory: The working directory.
  ///   - input: What standard input holds.
  static func run(
    _ arguments: [String], in directory: String, input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(url, arguments, in: directory, input: input, environment: environment)
  }

  /// Runs a shell command, with the binary as `$CONCURLINT`: for pipes and redirections.
  static func shell(_ script: String, in directory: String, environment: [String: String] = [:]) throws -> Outcome {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: directory, input: "", environment: environment)
  }

  private static func run(
    _ executable: URL, _ arguments: [String], in directory: String, input: String, environment: [String: String]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "CONCURLINT": url.path].merging(environment) { $1 }
    let standardInput = Pipe()
    process.standardInput = standardInput
    // Files rather than pipes: nothing has to read while the process writes.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("concurlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A directory for one test.
final class Workspace {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("concurlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(name)), as: UTF8.self)
  }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand.run(arguments, in: path, input: input, environment: environment)
  }

  func shell(_ script: String) throws -> BuiltCommand.Outcome { try BuiltCommand.shell(script, in: path) }
}
