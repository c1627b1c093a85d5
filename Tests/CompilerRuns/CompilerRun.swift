import Foundation
import LintCompiler
import ProgramRuns

/// A file that the compiler was run on, and the files that it wrote.
public final class SmallBuild {
  public let directory: URL
  public var source: URL { directory.appendingPathComponent("Small.swift") }
  public var diagnosticsFile: URL { directory.appendingPathComponent("Small.dia") }

  public init(_ text: String) throws {
    // The compiler writes paths without links.
    directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
      "concurlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: source)
    // Region isolation is checked only when intermediate code is generated.
    let outcome = try ProgramRun.run(
      [
        "swiftc", "-frontend", "-emit-sil", "-o", directory.appendingPathComponent("Small.sil").path,
        "-parse-as-library",
        "-swift-version", "6", "-module-name", "Small", "-primary-file", source.path, "-serialize-diagnostics-path",
        diagnosticsFile.path
      ])
    guard FileManager.default.fileExists(atPath: diagnosticsFile.path) else {
      throw NoDiagnostics(output: outcome.output)
    }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }
}

/// The compiler could not be run, or wrote nothing.
public struct NoDiagnostics: Error {
  let output: String
}

/// Libraries of this machine, each version once.
public enum InstalledLibraries {
  public static func all() -> [Libclang] {
    var libraries: [String: Libclang] = [:]
    for name in Libclang.candidates(
      wanted: nil, toolchains: toolchains, developerDirectory: ProcessInfo.processInfo.environment["DEVELOPER_DIR"])
    {
      guard let library = try? Libclang(opening: name) else { continue }
      libraries[library.version] = libraries[library.version] ?? library
    }
    return libraries.sorted { $0.key < $1.key }.map(\.value)
  }

  private static let toolchains: [String] = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map {
      URL(fileURLWithPath: String($0)).appendingPathComponent("swift").resolvingSymlinksInPath()
    }
    .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
    .map { $0.deletingLastPathComponent().deletingLastPathComponent().path }
  }()
}
