import SwiftData
import XCTest
@Model final class Item { init() {} }
@MainActor final class Backups {
  func write(_ context: ModelContext) async throws {}
}
func keep(_ context: ModelContext) async throws {}
// A test that only passes the context on to code on the main actor does nothing with it itself.
final class BackupTests: XCTestCase {
  let backups: Backups
  var others: Backups!
  let container: ModelContainer
  func testOthers() async throws {
    let context = await container.mainContext // expect-info: main-context-off-main-actor
    try await others.write(context)
  }
  func testBackup() async throws {
    let context = await container.mainContext // expect-info: main-context-off-main-actor
    try await backups.write(context)
  }
  func testInsert() async throws {
    let context = await container.mainContext // expect: main-context-off-main-actor
    context.insert(Item())
    try await backups.write(context)
  }
  func testOther() async throws {
    let context = await container.mainContext // expect: main-context-off-main-actor
    try await keep(context)
  }
}
//- file: App.swift
import SwiftData
func backUp(_ container: ModelContainer, _ backups: Backups) async throws {
  let context = await container.mainContext // expect: main-context-off-main-actor
  try await backups.write(context)
}
