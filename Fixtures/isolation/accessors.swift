// Accessors follow their storage unless they carry a global actor of their own.
// configurations: 5, 6

class Slider {
  @MainActor var position: Int { // isolation: @MainActor
    get { 0 } // isolation: @MainActor
    set {} // isolation: @MainActor
  }
  @MainActor var speed = 0 { // isolation: @MainActor
    didSet {} // isolation: @MainActor
  }
  var label: Int { // isolation: nonisolated
    @MainActor get { 0 } // isolation: @MainActor
  }
  func move() {} // isolation: nonisolated
}
@MainActor struct Dial {
  subscript(index: Int) -> Int { // isolation: @MainActor
    get { index } // isolation: @MainActor
    set {} // isolation: @MainActor
  }
  nonisolated var marks: Int { // isolation: nonisolated
    get { 0 } // isolation: nonisolated
  }
}
