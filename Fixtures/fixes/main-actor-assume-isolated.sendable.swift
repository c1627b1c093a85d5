// safe, mode 6
// Whether values may cross is a matter of their types, not of what they are called.
enum Archive {
  final class Data { var bytes: [UInt8] = [] }
  struct Status: Sendable { var count = 0 }
}
typealias Data = Archive.Data

@MainActor final class ArchiveKeeper {
  private var count = 0
  private var last: Data?

  nonisolated func status() -> Archive.Status { MainActor.assumeIsolated { Archive.Status(count: count) } }
  nonisolated func keep(_ counts: [String: Int]) { MainActor.assumeIsolated { count += counts.count } }
}

func use(_ keeper: ArchiveKeeper) async {
  print(keeper.status().count)
  keeper.keep(["a": 1])
}
