@MainActor final class Owner {
  deinit {
    MainActor.assumeIsolated { stop() } // expect-warning: main-actor-assume-isolated
  }
}
