func pause() async throws {
  try await Task.sleep(for: .nanoseconds(5))
  try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
  try await scheduler.sleep(nanoseconds: 5)
  Thread.sleep(forTimeInterval: 1)
}
