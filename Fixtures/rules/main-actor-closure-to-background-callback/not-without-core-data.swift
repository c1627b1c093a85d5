// A file without Core Data means another function by 'performBackgroundTask'.

//- file: Loading.swift
enum Loader {
  static func later(_ body: @escaping () -> Void) {
    Task.detached { body() }
  }
}

//- file: Screen.swift
@MainActor final class Screen {
  var count = 0
  func refresh(_ worker: Worker) {
    worker.performBackgroundTask { self.count += 1 }
  }
  func load() {
    Loader.later { self.count += 1 } // expect: main-actor-closure-to-background-callback
  }
}
