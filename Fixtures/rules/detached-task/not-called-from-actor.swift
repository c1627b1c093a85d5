// 'Task { }' would block the main actor as soon as somebody isolates 'Index'.
final class Index {
  func rebuild() {
    Task.detached { for file in files { add(file) } }
  }
  func close() {
    Task.detached { await flush() } // expect: detached-task
  }
}
@MainActor func open(_ index: Index) {
  index.rebuild()
  index.close()
}
