import Foundation

/// An environment for the scripts of `.ci`: only the programs and files that a test names.
struct ScriptMachine {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  let workspace: Workspace
  /// Where programs are looked for.
  var path: String { workspace.path + "/bin" }

  /// - Parameters:
  ///   - programs: What a shell runs in the place of each; `log` writes down how it was called.
  ///   - files: Empty ones, below `root/`.
  init(_ programs: [String: String], files: [String] = []) throws {
    workspace = try Workspace(Dictionary(uniqueKeysWithValues: files.map { ("root/" + $0, "") }))
    try workspace.write(Data(), to: "log")
    for (name, text) in programs {
      let script = """
        #!/bin/sh
        log() { echo "${0##*/} $*" >> '\(workspace.path)/log'; }
        root='\(workspace.path)/root'
        \(text)

        """
      try workspace.write(Data(script.utf8), to: "bin/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/" + name)
    }
    let scripts = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: ".ci").path)
    for name in scripts where name.hasSuffix(".sh") || name.hasSuffix(".ld") {
      try workspace.write(try Data(contentsOf: Self.root.appending(path: ".ci/\(name)")), to: ".ci/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace.path + "/.ci/" + name)
    }
  }

  /// - Parameter alsoIn: Further directories of programs, for scripts that copy and link files.
  func run(
    _ script: String, _ arguments: String..., alsoIn directories: String = "", environment: [String: String] = [:]
  ) throws -> BuiltCommand.Outcome {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    return try BuiltCommand.shell(
      ".ci/\(script) \(words)", in: workspace.path,
      environment: ["PATH": "\(path):\(directories)", "SYSROOT": workspace.path + "/root"].merging(environment) { $1 })
  }

  /// The calls that were written down.
  func log() throws -> [String] { try workspace.read("log").split(separator: "\n").map(String.init) }
}
