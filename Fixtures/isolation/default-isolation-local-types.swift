// Of what is around a local or nested type, the innermost function and the nearest type decide whether default isolation reaches it.
// configurations: 6, 6+MA

@globalActor actor Kitchen { static let shared = Kitchen() }

func cook() {
  nonisolated func peel() {
    struct Skin {
      func drop() {} // isolation: nonisolated
    }
    @MainActor func wash() {
      struct Water {
        func run() {} // isolation: 6+MA: @MainActor; nonisolated
      }
    }
  }
}
@Kitchen func boil() {
  struct Steam {
    func rise() {} // isolation: nonisolated
  }
}
func serve(in kitchen: isolated Kitchen) {
  struct Tray {
    func carry() {} // isolation: nonisolated
  }
}
@MainActor func season() {
  let taste = { @MainActor in // isolation: @MainActor
    struct Spoon {
      func dip() {} // isolation: nonisolated
    }
  }
  let smell = { // isolation: @MainActor
    @MainActor func breathe() {
      struct Nose {
        func itch() {} // isolation: 6+MA: @MainActor; nonisolated
      }
    }
  }
}

nonisolated struct Pan {
  @MainActor func heat() {
    struct Oil {
      func splash() {} // isolation: nonisolated
    }
    @MainActor func fry() {
      struct Egg {
        func turn() {} // isolation: nonisolated
      }
    }
  }
  @MainActor var weight: Int {
    struct Scale {
      func read() {} // isolation: nonisolated
    }
    return 1
  }
  @MainActor init() {
    struct Handle {
      func bend() {} // isolation: nonisolated
    }
  }
  @MainActor struct Lid { // isolation: @MainActor
    struct Knob { // isolation: 6+MA: @MainActor; nonisolated
      func pull() {} // isolation: 6+MA: @MainActor; nonisolated
    }
    func lift() {
      struct Drop {
        func fall() {} // isolation: 6+MA: @MainActor; nonisolated
      }
    }
  }
}
extension Pan {
  @MainActor func store() {
    struct Shelf {
      func hold() {} // isolation: 6+MA: @MainActor; nonisolated
    }
  }
}
@MainActor extension Pan {
  func polish() {
    struct Cloth {
      func wring() {} // isolation: nonisolated
    }
  }
  struct Shine { // isolation: nonisolated
    func blind() {} // isolation: nonisolated
  }
}

actor Oven {
  @MainActor func open() {
    struct Heat {
      func escape() {} // isolation: nonisolated
    }
  }
  @MainActor class Door { // isolation: @MainActor
    struct Hinge { // isolation: 6+MA: @MainActor; nonisolated
      func creak() {} // isolation: 6+MA: @MainActor; nonisolated
    }
    @Kitchen struct Glass { // isolation: @Kitchen
      @MainActor struct Pane { // isolation: @MainActor
        struct Edge { // isolation: 6+MA: @MainActor; nonisolated
          func cut() {} // isolation: 6+MA: @MainActor; nonisolated
        }
      }
      struct Frame { // isolation: nonisolated
        func warp() {} // isolation: nonisolated
      }
    }
    isolated deinit {
      struct Screw {
        func turn() {} // isolation: 6+MA: @MainActor; nonisolated
      }
    }
  }
}
extension Oven {
  @MainActor class Rack { // isolation: @MainActor
    struct Bar { // isolation: 6+MA: @MainActor; nonisolated
      func shine() {} // isolation: 6+MA: @MainActor; nonisolated
    }
  }
  @MainActor func clean() {
    struct Brush {
      func scrub() {} // isolation: nonisolated
    }
  }
}
