// A file beside the manifest that no target has is not compiled, unless it is a script.
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App", path: "Sources/App")])
//- file: Sources/App/Work.swift
import Foundation
func start() async { await work() }
func work() async {
  Thread.sleep(forTimeInterval: 2) // expect-warning: blocking-wait-in-async
}
//- file: violations.swift
import Foundation
func start() async { await violation() }
func violation() async {
  Thread.sleep(forTimeInterval: 2) // expect-info: blocking-wait-in-async
}
//- file: check.swift
import Foundation
func check() async {
  Thread.sleep(forTimeInterval: 2) // expect-warning: blocking-wait-in-async
}
Task { await check() }
