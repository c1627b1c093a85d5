import SwiftData
// A closure that is not Sendable runs on the actor that it is written on, whatever the function's type says.
@MainActor final class Measurement {
  let context: ModelContext
  init(container: ModelContainer) { context = container.mainContext }
  func measure(times: Int, work: @escaping (ModelContext) async throws -> Void) async rethrows {
    for _ in 0..<times { try await work(context) }
  }
  func measureSent(work: @escaping @Sendable (ModelContext) async -> Void) async { // expect: model-context-parameter
    await work(context)
  }
  func measureGiven(work: @escaping (ModelContext) async -> Void) async { // expect: model-context-parameter
    await work(context)
  }
}
@MainActor func compare(_ measurement: Measurement) async throws {
  try await measurement.measure(times: 10) { context in
    try context.save()
  }
  try await measurement.measure(times: 5, work: { context in try context.save() })
  await measurement.measureSent { context in try? context.save() }
}
func compareElsewhere(_ measurement: Measurement) async {
  await measurement.measureGiven { context in try? context.save() }
}
