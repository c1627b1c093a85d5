import Foundation
import LintCompiler
import Testing

/// A file that the compiler was run on, and what it left behind.
final class SmallBuild {
  let directory: URL
  var source: URL { directory.appendingPathComponent("Small.swift") }
  var diagnosticsFile: URL { directory.appendingPathComponent("Small.dia") }

  init(_ text: String) throws {
    // The compiler writes paths without links.
    directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("concurlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: source)
    // Region isolation is checked only where intermediate code is made.
    let outcome = try Self.run(
      [
        "swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-module-name", "Small", "-primary-file",
        source.path, "-serialize-diagnostics-path", diagnosticsFile.path,
      ])
    try #require(FileManager.default.fileExists(atPath: diagnosticsFile.path), "\(outcome.output)")
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}

/// Libraries of this machine, each version once.
enum InstalledLibraries {
  static func all() -> [Libclang] {
    var libraries: [String: Libclang] = [:]
    for name in Libclang.candidates(wanted: nil, toolchains: toolchains) {
      guard let library = try? Libclang(opening: name) else { continue }
      libraries[library.version] = libraries[library.version] ?? library
    }
    return libraries.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let toolchains: [String] = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift").resolvingSymlinksInPath() }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { $0.deletingLastPathComponent().deletingLastPathComponent().path }
  }()
}
