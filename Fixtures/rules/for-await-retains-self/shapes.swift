actor Store {
  var listening: Task<Void, Never>?
  func listen() {
    listening = Task {
      for await change in center.changes { // expect-info: for-await-retains-self
        apply(change)
      }
    }
  }
  func apply(_ change: Change) {}
}
