import Testing

@testable import LintEngine

@Suite("What the system tells of this process")
struct PlatformTests {
  @Test("The processor time of a thread grows while the thread works")
  func processorTime() throws {
    let before = try #require(Platform.processorTime(of: Platform.currentThreadClock))
    let start = Platform.threadTime()
    while Platform.threadTime() - start < 20_000_000 {}
    let after = try #require(Platform.processorTime(of: Platform.currentThreadClock))
    // Of the test's own loop, with what a clock may leave out.
    #expect(after - before > 10_000_000)
  }

  @Test("Memory that was written counts as held, and is less than there is")
  func residentMemory() throws {
    let before = try #require(Platform.residentMemory())
    let byteCount = 64 << 20
    let pages = try #require(Platform.mapPages(byteCount: byteCount))
    defer { Platform.unmapPages(pages) }
    for offset in stride(from: 0, to: byteCount, by: 4096) {
      pages.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self)
    }
    let after = try #require(Platform.residentMemory())
    // Other tests may give some back meanwhile.
    #expect(after - before > byteCount / 4)
    #expect(after < Platform.availableMemory())
  }
}
