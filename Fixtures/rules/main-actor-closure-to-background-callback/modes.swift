//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "A",
  targets: [
    .target(name: "App", dependencies: ["Old"], path: "App"),
    .target(name: "Old", path: "Old", swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
//- file: Old/Old.swift
public enum Old {
  public static func load(_ completion: @escaping (Int) -> Void) { DispatchQueue.global().async { completion(1) } }
}
//- file: App/App.swift
import Old
@MainActor final class Model {
  var value = 0
  func load() {
    // Swift 6 checks where the closure begins: the hop inside is too late.
    Old.load { value in Task { @MainActor in self.value = value } } // expect-error: main-actor-closure-to-background-callback
    Old.load { @Sendable value in Task { @MainActor in self.value = value } }
    Old.load { @MainActor value in self.value = value }
  }
}
