@MainActor final class Model {
  func save() {
    let task = Task.detached { [store] in // expect: detached-task
      try await store.save(name)
    }
    keep(task)
  }
  func refresh() {
    Task.detached { [weak self] in // expect: detached-task
      guard let self else { return }
      print("refreshing")
      await self.reload()
    }
  }
  func reload() async {}
}
actor Store {
  func sync() {
    Task.detached { await self.upload() } // expect: detached-task
  }
  func upload() async {}
}
final class Plain {
  func run() {
    Task.detached { work() } // expect: detached-task
  }
}
