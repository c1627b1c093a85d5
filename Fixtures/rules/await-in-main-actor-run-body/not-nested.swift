@MainActor func reload() async {}

func use() async {
  await MainActor.run {
    Task { await reload() }
    later = { @Sendable in await reload() }
  }
}
