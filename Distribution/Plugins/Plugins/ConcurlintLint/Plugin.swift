import Foundation
import PackagePlugin

@main
struct ConcurlintLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try context.tool(named: "concurlint").path.string)
    process.currentDirectoryURL = URL(fileURLWithPath: context.package.directory.string)
    process.arguments = ["lint"] + arguments
    try process.run()
    process.waitUntilExit()
    // The plugin itself must fail: 1 says that there are findings, 2 that the run failed.
    if process.terminationStatus != 0 {
      Diagnostics.error("concurlint lint ended with status \(process.terminationStatus)")
    }
  }
}
