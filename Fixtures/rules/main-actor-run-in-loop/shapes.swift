@MainActor func insert(_ row: Int) {}
nonisolated func load(_ row: Int) async -> Int { row }

nonisolated func work(_ rows: [Int]) async throws {
  for row in rows {
    try await MainActor.run { try check(row) } // expect: main-actor-run-in-loop
  }
  var row = 0
  while row < 10 {
    await MainActor.run { insert(row) } // expect: main-actor-run-in-loop
    let next = await load(row)
    if next > 1 { await MainActor.run { insert(next) } }
    row += 1
  }
  repeat {
    await MainActor.run { insert(row) } // expect: main-actor-run-in-loop
  } while row < 3
  for await row in stream {
    await MainActor.run { insert(row) }
  }
  for row in rows {
    run { Task { await MainActor.run { insert(row) } } }
  }
}
