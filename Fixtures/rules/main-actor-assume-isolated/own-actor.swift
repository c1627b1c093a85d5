// Nothing puts the callers of a nonisolated method on the actor, with 'self' or without.
actor Session {
  private var count = 0

  nonisolated func issued() -> Int {
    assumeIsolated { session in session.count } // expect: main-actor-assume-isolated
  }

  nonisolated func closed() -> Int {
    self.assumeIsolated { $0.count } // expect: main-actor-assume-isolated
  }

  nonisolated func log() async { print(issued(), closed()) }
}

func assumeIsolated(_ work: () -> Void) { work() }
func free() { assumeIsolated { print("") } }
