//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests")])
//- file: Tests/PTests/PTests.swift
import Foundation

actor Recorder {
  let lock = NSLock()
  var calls = 0
  func record() async {
    lock.lock() // expect-warning: lock-across-await
    calls += 1
    lock.unlock()
  }
}
