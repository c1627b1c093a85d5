//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Songs", targets: [.target(name: "Songs")])
//- file: Sources/Songs/Store.swift
import SwiftData
@Model final class Song { var title = "" }
// In Swift 6 mode a call that crosses does not compile.
@ModelActor actor Store {
  func all() throws -> [Song] { try modelContext.fetch(FetchDescriptor<Song>()) }
  func newest() throws -> Song? { nil } // expect: model-returned-across-actor
  var first: Song? { nil }
}
@MainActor func show(_ store: Store) async throws { print(try await store.newest()?.title ?? "") }
