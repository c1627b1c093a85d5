import Testing
@MainActor struct ArchiveTests {
  func fixture(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
