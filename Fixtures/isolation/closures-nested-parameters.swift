// An isolated parameter is kept through nested closures only where each of them is isolated to it.
// configurations: 5, 6, 6+NNS

func takeSending(_ body: sending () -> Void) {}
func on(_ someone: isolated (any Actor)?) { // isolation: actor(someone)
  takeSending { // isolation: nonisolated
    Task { // isolation: nonisolated
      let idle: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated
        _ = someone
      }
      _ = idle
    }
  }
  let direct: nonisolated(nonsending) () async -> Void = { // isolation: actor(someone)
    _ = someone
  }
  let unused: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated(nonsending)
  }
  _ = (direct, unused)
}
actor Desk {
  func work() { // isolation: actor
    takeSending { // isolation: nonisolated
      let using: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated
        _ = self
      }
      let idle: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated(nonsending)
      }
      _ = (using, idle)
    }
  }
}
