//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App")])
//- file: Sources/App/Store.swift
import SwiftData
private func unused(_ context: ModelContext) -> Bool {
  try? context.save() // expect: swallowed-save-error
  return true
}
