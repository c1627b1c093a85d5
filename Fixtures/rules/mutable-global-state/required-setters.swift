// Neither a constant nor a getter is what the protocol asks for; and code in an extension of it may assign.
import Foundation

protocol Registering {
  static var members: [String: OpaquePointer] { get set }
  static var title: String { get }
}

extension Registering {
  static func register(_ pointer: OpaquePointer, as name: String) { members[name] = pointer }
}

enum Minion: Registering {
  static var members: [String: OpaquePointer] = [:] // expect-info: mutable-global-state
  static var title = "Minion" // expect: mutable-global-state
}
