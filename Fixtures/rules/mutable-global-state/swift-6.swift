// What language mode 6 does not compile is an error, but for code that may not be compiled.
enum Settings {
  static var retries = 3 // expect-error: mutable-global-state
}
#if canImport(UIKit)
enum Animation {
  static var duration = 0.2 // expect: mutable-global-state
}
#endif
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", path: ".")])
