// Under default isolation an actor that states a conformance to one of the module's protocols is on the main actor itself, and so are
// its statics; its instance members are not.
// configurations: 6, 6+MA, 6+MA+NNS

protocol Loading { // isolation: 6: nonisolated; @MainActor
  func load() async // isolation: 6: nonisolated; @MainActor
}
actor Loader: Loading { // isolation: 6: nonisolated; @MainActor
  func load() async {} // isolation: actor
  func run() {} // isolation: actor
  static func make() {} // isolation: 6: nonisolated; @MainActor
  static let limit = 1 // isolation: 6: nonisolated; @MainActor
  init() {} // isolation: 6: nonisolated; @MainActor
  init(limit: Int) async {} // isolation: actor
  struct Item { // isolation: nonisolated
    func use() {} // isolation: nonisolated
  }
}
extension Loader {
  static func shared() {} // isolation: 6: nonisolated; @MainActor
  func more() {} // isolation: actor
}
actor Saver { // isolation: nonisolated
  func load() async {} // isolation: actor
  static func make() {} // isolation: nonisolated
}
extension Saver: Loading {}
nonisolated protocol Quiet { // isolation: nonisolated
  func hush() async // isolation: 6+MA+NNS: nonisolated(nonsending); nonisolated
}
actor Reader: Quiet { // isolation: nonisolated
  func hush() async {} // isolation: actor
  static func make() {} // isolation: nonisolated
}
