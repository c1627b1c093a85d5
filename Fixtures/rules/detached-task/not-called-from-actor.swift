// option: equals
// 'Task { }' would block the main actor as soon as somebody isolates 'Index'.
final class Index {
  func rebuild() {
    Task.detached {
      try await Task.sleep(for: .seconds(1))
      for file in files { add(file) }
    }
  }
  func close() {
    Task.detached { // expect: detached-task
      try await Task.sleep(for: .seconds(1))
      await flush()
    }
  }
}
@MainActor func open(_ index: Index) {
  index.rebuild()
  index.close()
}
