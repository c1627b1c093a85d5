// option: equals
@MainActor final class Model {
  func save() {
    let task = Task.detached { [self] in // expect: detached-task
      try await store.save(name)
      await self.reload()
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
  func isSaved() async -> Bool {
    await Task.detached { // expect: detached-task
      await store.flush()
      return true
    }.value
  }
}
actor Store {
  func sync() {
    Task.detached { await self.upload() } // expect: detached-task
  }
  func upload() async {}
}
final class Plain {
  func run() {
    Task.detached { // expect: detached-task
      print("later")
      try await Task.sleep(for: .seconds(1))
      work()
    }
  }
}
