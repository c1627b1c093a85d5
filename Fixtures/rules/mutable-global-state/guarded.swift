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
//- file: Settings.swift
// What another file assigns to is no constant.
enum Log {
  static var isVerbose = false // expect-info: mutable-global-state
  static var depth = 1 // expect: mutable-global-state
}
enum Overlay {
  // Another file gives its address to what identifies things by it.
  static var name = "name"
}
//- file: Start.swift
import ObjectiveC
func start() { Log.isVerbose = true }
func mark(_ object: AnyObject, _ name: String) {
  objc_setAssociatedObject(object, &Overlay.name, name, .OBJC_ASSOCIATION_RETAIN)
}
