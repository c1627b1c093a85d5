import SwiftData
// The requirement is where the design is decided: the witness is not reported again.
protocol Details: AnyObject {
  func details(_ context: ModelContext) async throws -> Int // expect-error: model-context-parameter
}
final class Service: Details {
  func details(_ context: ModelContext) async throws -> Int { try await request(context) }
  // Only the service itself calls it, from the same executor.
  private func request(_ context: ModelContext) async throws -> Int { try context.fetchCount(all) }
}
actor Exporter {
  func export(context: ModelContext) throws -> Int { 0 } // expect-error: model-context-parameter
  func neverCalled(context: ModelContext) throws -> Int { 0 } // expect: model-context-parameter
}
@concurrent func scan(context: ModelContext) async {} // expect-error: model-context-parameter
//- file: Views.swift
import SwiftData
import SwiftUI
struct Screen: View {
  let service: any Details
  let exporter: Exporter
  func load(context: ModelContext) async throws {
    try await service.details(context)
    try await exporter.export(context: context)
    await scan(context: context)
  }
}
