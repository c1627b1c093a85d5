// A base class with an implicit initialiser or deinitialiser, under default isolation.
// configurations: 5, 5+MA, 6, 6+MA

class Base { // isolation: 5+MA, 6+MA: @MainActor; nonisolated
  func run() {} // isolation: 5+MA, 6+MA: @MainActor; nonisolated
}
class Derived: Base { // isolation: 5+MA, 6+MA: @MainActor; nonisolated // error: 6+MA
  func walk() {} // isolation: 5+MA, 6+MA: @MainActor; nonisolated
}

class Plain {
  init() {} // isolation: 5+MA, 6+MA: @MainActor; nonisolated
}
class Closing: Plain {
  deinit {} // isolation: nonisolated // error: 5+MA, 6+MA
}
