import SwiftData
// Two functions of one name: what stands before the period tells them apart.
actor Exporter {
  static let shared = Exporter()
  func export(items: [Int], context: ModelContext) async {} // expect-error: model-context-parameter
}
@MainActor final class Coordinator {
  let exporter = Exporter()
  func export(items: [Int], context: ModelContext) async {
    await Exporter.shared.export(items: items, context: context)
  }
  func start(context: ModelContext) async {
    await self.export(items: [], context: context)
    await exporter.export(items: [], context: context)
  }
}
