//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Songs", targets: [.target(name: "Songs")])
//- file: Sources/Songs/Store.swift
import SwiftData
@Model final class Song { var title = "" }
// In Swift 6 mode a call that crosses does not compile.
@ModelActor actor Store {
  func add(_ song: Song) { modelContext.insert(song) }
  func put(_ song: Song) {}
  func rename(_ song: Song) {} // expect: model-parameter-crosses-actor
}
// Another module may be in an older mode.
@Model public final class Album { public var title = "" }
@ModelActor public actor Library {
  public func add(_ album: Album) { modelContext.insert(album) } // expect-info: model-parameter-crosses-actor
}
@MainActor func rename(_ song: Song, in store: Store) async { await store.rename(song) }
// What is not understood calls an actor from outside, if it calls it at all.
final class Basket {
  func put(_ song: Song) {}
}
func fill(_ song: Song) { others.first?.put(song) }
