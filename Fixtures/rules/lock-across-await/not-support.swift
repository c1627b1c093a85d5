//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests")])
//- file: Tests/PTests/PTests.swift
import Foundation

final class Recorder {
  let lock = NSLock()
  var calls = 0
  func record() async {
    lock.lock()
    calls += 1
    lock.unlock()
  }
}
