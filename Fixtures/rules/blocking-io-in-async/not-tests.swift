import Foundation
import XCTest

@MainActor final class DraftTests: XCTestCase {
  func testRead(_ url: URL) throws { _ = try Data(contentsOf: url) }
}
