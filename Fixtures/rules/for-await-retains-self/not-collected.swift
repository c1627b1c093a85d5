final class Voice {
  private var tasks: Set<Task<Void, Never>> = []
  private var text = ""
  func start(_ source: Source) {
    let task = Task {
      for await update in source.textUpdates { self.text = update }
    }
    tasks.insert(task)
  }
  func stop() {
    for task in tasks { task.cancel() }
  }
}
