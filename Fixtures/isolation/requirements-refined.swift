// A requirement that restates one of an inherited protocol has that one's isolation.
// configurations: 5, 6, 6+MA, 6+NNS

@globalActor actor Printer { static let shared = Printer() }
protocol Drawn { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor func draw() // isolation: @MainActor
  @Printer func print() async // isolation: @Printer
  nonisolated func free() // isolation: nonisolated
  func plain() // isolation: 6+MA: @MainActor; nonisolated
  @MainActor var size: Int { get } // isolation: @MainActor
}
protocol Redrawn: Drawn { // isolation: 6+MA: @MainActor; nonisolated
  func draw() // isolation: @MainActor
  func print() async // isolation: 6+MA: @MainActor; 6+NNS: nonisolated(nonsending); @Printer
  func free() // isolation: 6+MA: @MainActor; nonisolated // error: 6+MA
  func plain() // isolation: 6+MA: @MainActor; nonisolated
  var size: Int { get } // isolation: @MainActor
}
@MainActor protocol RedrawnOnMain: Drawn { // isolation: @MainActor
  func draw() // isolation: @MainActor
  func plain() // isolation: 6+MA: @MainActor; nonisolated
}

// Where the main actor is the default, which does not reach it, a requirement of a nonisolated protocol restates nothing.
nonisolated protocol Freed: DrawnByType { // isolation: nonisolated
  static func kind() // isolation: 5: @MainActor; 6: @MainActor; 6+NNS: @MainActor
}
@MainActor protocol DrawnByType { // isolation: @MainActor
  static func kind() // isolation: @MainActor
}
class Form: Freed { // isolation: 6+MA: @MainActor; nonisolated
  static func kind() {} // isolation: nonisolated
}
// One of an isolated protocol restates even there.
@Printer protocol Printed { // isolation: @Printer
  nonisolated init(copies: Int) // isolation: nonisolated
}
protocol Reprinted: Printed { // isolation: 5: nonisolated; @Printer
  init(copies: Int) // isolation: nonisolated
}
