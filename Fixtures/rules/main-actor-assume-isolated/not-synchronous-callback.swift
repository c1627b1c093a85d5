func start(queue: DispatchQueue, publisher: some Publisher<Int, Never>) {
  Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
    MainActor.assumeIsolated { tick() }
  }
  queue.async {
    MainActor.assumeIsolated { tick() }
  }
  publisher.sink { _ in
    MainActor.assumeIsolated { tick() }
  }
  NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
    MainActor.assumeIsolated { tick() }
  }
}
