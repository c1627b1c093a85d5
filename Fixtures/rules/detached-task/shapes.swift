@MainActor final class Model {
  func save() {
    let task = Task.detached(priority: .utility) { [store] in // expect: detached-task
      try await store.save(name)
    }
    keep(task)
  }
}
actor Store {
  func sync() {
    Task.detached { await self.upload() } // expect: detached-task
  }
}
final class Plain {
  func run() {
    Task.detached { work() } // expect-info: detached-task
  }
}
