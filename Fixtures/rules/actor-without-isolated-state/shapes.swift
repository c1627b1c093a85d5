actor Paths { // expect: actor-without-isolated-state
  static var shared = Paths()
  let root = "/tmp"
  nonisolated var count: Int { 1 }
  nonisolated func path(of name: String) -> String { root + name }
  @MainActor func show() {}
}
extension Paths {
  nonisolated func exists(_ name: String) -> Bool { true }
}
protocol Naming { func name() -> String }
actor Names<Value: Sendable>: Naming { // expect: actor-without-isolated-state
  nonisolated func name() -> String { "names" }
}
