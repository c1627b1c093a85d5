//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "A", targets: [.executableTarget(name: "A", path: "Sources")])
//- file: Sources/Picker.swift
import Foundation
@MainActor final class Picker {
  static let shared = Picker()
  private var waiting: CheckedContinuation<Int?, Never>?
  func pick() async -> Int? {
    guard waiting == nil else { return nil }
    return await withCheckedContinuation { waiting = $0 }
  }
  func choose(_ value: Int) { waiting?.resume(returning: value) }
  func cancel() {
    waiting = nil // expect: stored-continuation-overwritten
  }
}
