final class Gate {
  var isReady = false
  func start() {
    job = Task { [weak self] in
      guard let self else { return }
      var waited = 0
      // At most ten turns.
      while !Task.isCancelled, waited < 10 {
        await self.look()
        waited += 1
      }
    }
  }
}
