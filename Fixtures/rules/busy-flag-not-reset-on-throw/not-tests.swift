import XCTest
final class LoadingTests: XCTestCase {
  var isLoading = false
  func testLoads() async throws {
    isLoading = true
    try await load()
    isLoading = false
  }
  func load() async throws {}
}
