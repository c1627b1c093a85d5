@MainActor final class Surface {
  var handle: Int?
  deinit {
    // The deinitializer is nonisolated, but the window releases this view, so that it runs on the main thread.
    if let handle {
      MainActor.assumeIsolated { unregister(handle) } // expect-info: main-actor-assume-isolated
    }
  }
}
@MainActor func unregister(_ handle: Int) {}
@MainActor final class Cache {
  deinit {
    // Clean up.
    MainActor.assumeIsolated { unregister(1) } // expect-warning: main-actor-assume-isolated
  }
}
