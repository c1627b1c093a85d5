// A closure that is wanted as 'nonisolated(nonsending)' and captures an actor that some function around is isolated to, is nonisolated,
// though the function between them has left the actor.
// configurations: 6, 5+MA, 6+NNS

actor Worker { // isolation: nonisolated
  func run() { // isolation: actor
    nonisolated func outside() { // isolation: nonisolated
      let _: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated
        _ = self
      }
      let _: @Sendable () -> Void = { // isolation: nonisolated
        let _: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated
          _ = self
        }
      }
    }
    @MainActor func shown() { // isolation: @MainActor
      let _: nonisolated(nonsending) () async -> Void = { // isolation: @MainActor
        _ = self
      }
    }
    @Sendable func sent() { // isolation: nonisolated
      let _: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated
        _ = self
      }
    }
  }
  nonisolated func rest() { // isolation: nonisolated
    let _: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated(nonsending)
      _ = self
    }
  }
}
func visit(_ worker: isolated Worker, _ other: Worker) { // isolation: actor(worker)
  nonisolated func outside() { // isolation: nonisolated
    let _: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated
      _ = worker
    }
    let _: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated(nonsending)
      _ = other
    }
    func inside() { // isolation: nonisolated
      let _: nonisolated(nonsending) () async -> Void = { // isolation: nonisolated
        _ = worker
      }
    }
  }
}
