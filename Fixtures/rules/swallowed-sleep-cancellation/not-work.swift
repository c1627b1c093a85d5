func first(_ group: inout TaskGroup<Int?>) async {
  group.addTask {
    try? await Task.sleep(for: .seconds(5))
    return nil
  }
}
