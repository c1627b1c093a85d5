final class Store {
  func listen(_ log: Log) {
    Task { for await change in center.changes { log.write(change) } }
    prepare()
  }
  func once() {
    Task { for await value in stream(of: 3) { self.add(value) } }
    prepare()
  }
  func returned() -> Task<Void, Never> {
    let task = Task { for await change in center.changes { self.add(change) } }
    task.cancel()
    return task
  }
  static func global() {
    Task { for await change in center.changes { print(change) } }
    prepare()
  }
}
struct Row {
  func listen() {
    Task { for await change in center.changes { self.add(change) } }
    prepare()
  }
}
