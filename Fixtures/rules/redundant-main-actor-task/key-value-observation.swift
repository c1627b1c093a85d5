import AVFoundation

final class Store {
  func observe<Value>(_ path: KeyPath<Store, Value>, options: Set<String>, changeHandler: (Store, Value) -> Void) {}
}

@MainActor final class PlayerModel {
  let player = AVPlayer()
  private var status: NSKeyValueObservation?

  func start() {
    status = player.observe(\.status, options: [.new]) { [weak self] _, _ in
      Task { @MainActor in self?.show() }
    }
    Task { @MainActor in show() } // expect: redundant-main-actor-task
  }

  func show() {}
}
