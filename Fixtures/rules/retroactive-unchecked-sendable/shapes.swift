//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "App",
  targets: [
    .target(name: "Model", path: "Model"), .target(name: "App", dependencies: ["Model"], path: "App"),
    .testTarget(name: "Tests", dependencies: ["Model"], path: "Tests")
  ])
//- file: Model/Row.swift
public final class Row { public var value = 0 }
//- file: App/App.swift
import Foundation
import Model
extension Row: @unchecked Sendable {} // expect: retroactive-unchecked-sendable
extension NSMutableData: @retroactive @unchecked Sendable {} // expect: retroactive-unchecked-sendable
//- file: Tests/RowTests.swift
import Foundation
import XCTest
extension NSMutableArray: @retroactive @unchecked Sendable {}
