// safe, mode 6
// Whether values may cross is a matter of their types, not of what they are called.
struct ArchiveStatus: Sendable { var count = 0 }

@MainActor final class ArchiveKeeper {
  private var count = 0

  nonisolated func status() -> ArchiveStatus { MainActor.assumeIsolated { ArchiveStatus(count: count) } }
  nonisolated func keep(_ counts: [String: Int]) { MainActor.assumeIsolated { count += counts.count } }
}

func use(_ keeper: ArchiveKeeper) async {
  let status = keeper.status()
  print(status.count)
  keeper.keep(["a": 1])
}
