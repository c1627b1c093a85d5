// Plug-ins, samples and benchmarks are no part of the product.
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Format",
  targets: [.plugin(name: "Format", capability: .command(intent: .sourceCodeFormatting())), .target(name: "Tool")])
//- file: Plugins/Format/Format.swift
import Foundation
import PackagePlugin
@main struct Format: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    Thread.sleep(forTimeInterval: 1) // expect-info: blocking-wait-in-async
  }
}
//- file: Benchmarks/Run.swift
import Foundation
func run() async { Thread.sleep(forTimeInterval: 1) } // expect-info: blocking-wait-in-async
//- file: Sources/Tool/Tool.swift
import Foundation
actor Tool {
  func run(_ process: Process) async { process.waitUntilExit() } // expect-info: blocking-wait-in-async
}
public func start(_ tool: isolated Tool) async { await tool.run(Process()) }
