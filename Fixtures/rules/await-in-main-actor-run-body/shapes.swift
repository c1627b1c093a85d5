@MainActor func tag() -> String { "" }
@MainActor func reload() async {}

func use() async throws {
  try await MainActor.run {
    for await row in rows() { print(row) } // expect: await-in-main-actor-run-body
    print(await tag())
  }
  await MainActor.run(resultType: Void.self) { async let a: Void = reload() } // expect: await-in-main-actor-run-body
  MainActor.assumeIsolated { await reload() } // expect: await-in-main-actor-run-body
  await other.run { await reload() }
}
