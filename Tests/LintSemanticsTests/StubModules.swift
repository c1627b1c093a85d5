import Foundation
import ProgramRuns

/// Modules that replace Apple's, and the compiler that reads them.
enum StubModules {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  static let folder = package.appending(path: ".build/stubs")

  static func files(in name: String) throws -> [URL] {
    let directory = package.appending(path: "Fixtures/sdk").appending(path: name)
    return try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted().map {
      directory.appending(path: $0)
    }
  }

  /// Builds what is not up to date. Errors other than missing libraries show when a client is compiled.
  static let canBeBuilt: Bool = {
    let outcome = try? ProgramRun.run(["python3", package.appending(path: "Tests/Stubs/make-stubs.py").path])
    return outcome?.status != 3
  }()

  static func compile(_ files: [URL], mode: String) throws -> String {
    let options = [mode, "-swift-version", "6"]
    if mode == "-typecheck" { return try compile(files, module: "Clients", options).output }
    let output = FileManager.default.temporaryDirectory.appending(path: "concurlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: output) }
    return try compile(files, module: "Clients", options + ["-o", output.appending(path: "Clients.sil").path]).output
  }

  /// The files as one module, that of no program.
  static func compile(_ files: [URL], module: String, _ options: [String]) throws -> (status: Int32, output: String) {
    try ProgramRun.run(
      ["swiftc"] + options + ["-parse-as-library", "-wmo", "-diagnostic-style", "llvm", "-module-name", module]
        + ["@\(folder.appending(path: "arguments").path)"] + files.map(\.path))
  }
}
