@MainActor final class Owner {
  deinit {
    MainActor.assumeIsolated { stop() } // expect-info: main-actor-assume-isolated
  }
}
