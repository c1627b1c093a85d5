import Foundation
import PackagePlugin

/// Lints the whole package whenever one of its files has changed. Attach it to one target: findings depend on all files.
///
/// The command has no outputs: a stamp file would become a resource of the target. SwiftPM runs such a command for targets
/// of packages with tools version 6.0 or newer, and warns in others that it does not.
@main
struct ConcurlintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let directory = context.package.directory
    let sources = context.package.targets.compactMap { $0 as? SourceModuleTarget }.flatMap { target in
      target.sourceFiles(withSuffix: "swift").map(\.path)
    }
    return try commands(directory, sources) { try context.tool(named: "concurlint").path }
  }

  /// None where the environment has `CONCURLINT_DISABLE=1`.
  private func commands(_ directory: Path, _ sources: [Path], tool: () throws -> Path) rethrows -> [Command] {
    if ProcessInfo.processInfo.environment["CONCURLINT_DISABLE"] == "1" { return [] }
    return [lint(directory, sources, with: try tool())]
  }

  private func lint(_ directory: Path, _ sources: [Path], with tool: Path) -> Command {
    let configurations = [directory.appending(".concurlint.yml"), directory.appending(".concurlint-baseline")].filter {
      FileManager.default.fileExists(atPath: $0.string)
    }
    return .buildCommand(
      displayName: "concurlint", executable: tool,
      arguments: ["lint", "--format=xcode", "--fail-on=error", "--quiet", directory.string],
      inputFiles: sources + configurations, outputFiles: [])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ConcurlintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.map(\.path).filter { $0.extension == "swift" }
      return try commands(context.xcodeProject.directory, sources) { try context.tool(named: "concurlint").path }
    }
  }
#endif
