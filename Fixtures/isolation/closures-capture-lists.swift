// What a capture list takes is read by the code around the closure: only what the closure itself uses makes it capture the actor.
// configurations: 5, 6

func wait(_ work: () async -> Void) {} // isolation: nonisolated
func work(_ work: () -> Void) {} // isolation: nonisolated

actor Mill { // isolation: nonisolated
  let size = 1 // isolation: actor
  var grain = 2 // isolation: actor
  func grind(_ stop: @Sendable () -> Void) async { // isolation: actor
    wait { [grain] in _ = grain } // isolation: nonisolated
    wait { [amount = self.grain] in _ = amount } // isolation: nonisolated
    wait { [grain] in _ = size + grain } // isolation: actor
    wait { [mill = self] in _ = mill } // isolation: nonisolated
    wait { [self] in } // isolation: nonisolated
    wait { [self] in _ = grain } // isolation: actor
    wait { [unowned self] in _ = self.grain } // isolation: actor
    wait { [weak self] in _ = self?.size } // isolation: nonisolated
    Task { [grain] in _ = grain } // isolation: nonisolated
    wait { // isolation: actor
      work { [grain] in _ = grain } // isolation: nonisolated
    }
    wait { // isolation: actor
      work { [weak self] in _ = self?.size } // isolation: nonisolated
    }
    withoutActuallyEscaping(stop) { escaping in // isolation: nonisolated
      escaping()
    }
    withoutActuallyEscaping(stop) { escaping in // isolation: actor
      _ = grain
    }
  }
}
func visit(_ mill: isolated Mill) async { // isolation: actor(mill)
  wait { [mill] in _ = mill } // isolation: nonisolated
  wait { [other = mill] in _ = other } // isolation: nonisolated
  wait { _ = mill } // isolation: actor(mill)
  wait { [mill] in work { _ = mill } } // isolation: nonisolated
}
