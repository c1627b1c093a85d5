// Initialisers and deinitialisers.
class Base {
  let name: String
  required init(name: String) { self.name = name }
  convenience init() { self.init(name: "") }
  init?(optional name: String?) { guard let name else { return nil }; self.name = name }
  init!(forced: Int) { self.name = "\(forced)" }
  init<T: CustomStringConvertible>(_ value: T) where T: Hashable { name = value.description }
  init(url: String) async throws { name = url }
  init(typed: Int) throws(Failure) { name = "" }
  @objc init(coder: Int) { fatalError() }
  public convenience init(a: Int, b: Int,) { self.init() }
  nonisolated init(detached: Void) { name = "" }
  deinit { print("bye") }
}

class Derived: Base {
  var extra = 0
  override init(url: String) async throws { extra = 1; try await super.init(url: url) }
  required init(name: String) { super.init(name: name) }
}

@MainActor final class Isolated {
  isolated deinit { cleanUp() }
  func cleanUp() {}
}

actor Worker { isolated deinit {} }
struct Handle: ~Copyable { deinit { close() }; consuming func finish() { discard self } }
struct Value { init() { self = .init() }; init(_ other: Value) { self = other } }
let make = Base.init(name:)
let made = Base.init(name: "x"), other = Base.`init`
