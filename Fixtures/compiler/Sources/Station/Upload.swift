import Weather

public func upload(_ reading: Reading) {
  Task { reading.degrees += 1 }
  reading.degrees = 0
}

public func later(_ work: @escaping () -> Void) {
  Task.detached { work() }
}

func run(_ work: @escaping @Sendable () -> Void) { work() }

public func store(_ reading: Reading) {
  run { reading.degrees = 1 }
}

/// 🌧 Columns behind what takes several bytes are counted differently by everybody.
public func /* 🌧 */ pause() async throws { /* 🌧 */ try await Task.sleep(nanoseconds: 1_000_000_000); /* ä */ var unused = 1 }
