import XCTest
final class Robot { // expect-info: final-class-missing-sendable
  static let shared = Robot()
  let name = "login"
}
