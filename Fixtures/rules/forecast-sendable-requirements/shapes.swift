final class Log { var lines: [String] = [] }

struct Loading {
  let task: Task<Log, Never> // expect: forecast-sendable-requirements
  let names: Task<[String], Never>
}

func make() async {
  _ = await MainActor.run { Log() } // expect: forecast-sendable-requirements
  _ = await MainActor.run { "a" }
  await MainActor.run { _ = Log() }
}

@MainActor func here() -> Log { Log() }

nonisolated func assume() -> Log {
  MainActor.assumeIsolated { Log() } // expect: forecast-sendable-requirements
}
