// safe, mode 6
// Whether values may cross is a matter of their types, not of what they are called.
struct ArchiveStatus: Sendable { var count = 0 }

@MainActor final class ArchiveKeeper {
  private var count = 0

  func status() -> ArchiveStatus { ArchiveStatus(count: count) }
  func keep(_ counts: [String: Int]) { count += counts.count }
}

func use(_ keeper: ArchiveKeeper) async {
  let status = await keeper.status()
  print(status.count)
  await keeper.keep(["a": 1])
}
