func start(queue: DispatchQueue, publisher: some Publisher<Int, Never>) {
  Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
    MainActor.assumeIsolated { tick() } // expect-info: main-actor-assume-isolated
  }
  queue.async {
    MainActor.assumeIsolated { tick() } // expect-info: main-actor-assume-isolated
  }
  publisher.sink { _ in
    MainActor.assumeIsolated { tick() } // expect-info: main-actor-assume-isolated
  }
  NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
    MainActor.assumeIsolated { tick() } // expect-info: main-actor-assume-isolated
  }
}
