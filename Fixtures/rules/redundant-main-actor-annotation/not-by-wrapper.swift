import SwiftUI
// In language mode 6, the wrapper does not put the structure on the main actor any more.
struct Loader {
  @StateObject var model = Model()
  @MainActor func tap() {}
}
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A", path: ".")])
