import Foundation
enum Overrides {
  private static let queue = DispatchQueue(label: "overrides")
  private static var values: [String: Int] = [:]
}
enum Keys {
  // Other files use the addresses.
  static var label: UInt8 = 0
  static var level: UInt8 = 0 // expect-info: mutable-global-state
  static func raise() { level += 1 }
}
