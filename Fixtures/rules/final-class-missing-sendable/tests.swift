import XCTest
final class Robot {
  static let shared = Robot()
  let name = "login"
}
