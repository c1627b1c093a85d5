// What the build tool asks of Xcode's module for plugins, which no toolchain for Linux has: enough to check types.
import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectory: Path
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("not run") }
}

public struct XcodeProject {
  public let displayName: String
  public let directory: Path
  public let filePaths: [Path]
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}
