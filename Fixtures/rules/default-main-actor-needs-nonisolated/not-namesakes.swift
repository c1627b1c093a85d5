//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [.target(name: "A", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v5])
//- file: Sources/Models.swift
import Foundation
struct Client {
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { try JSONDecoder().decode(type, from: data) }
}
struct Toast {
  static func error(_ message: String) -> Toast { Toast() }
}
//- file: Sources/Import.swift
import Foundation
import os
nonisolated let log = Logger()
// Functions of the SDK have these names, too.
actor Importer {
  func read(_ data: Data) throws -> [String] {
    log.error("read")
    return try JSONDecoder().decode([String].self, from: data)
  }
}
