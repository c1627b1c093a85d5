func pause(_ delay: UInt64) async throws {
  try await Task.sleep(nanoseconds: delay * NSEC_PER_SEC) // expect: task-sleep-nanoseconds
  try await Task<Never, Never>.sleep(nanoseconds: 1) // expect: task-sleep-nanoseconds
  try await Task.sleep(nanoseconds: delay) // expect: task-sleep-nanoseconds
  await Task.sleep(delay) // expect-warning: task-sleep-nanoseconds
}
