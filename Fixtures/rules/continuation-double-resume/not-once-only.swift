func ends() async {
  await withCheckedContinuation { continuation in
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      timer.invalidate()
      continuation.resume()
    }
  }
}
func once() async {
  await withCheckedContinuation { continuation in
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in continuation.resume() }
  }
}
func flag(_ items: [Int]) async {
  await withCheckedContinuation { continuation in
    var isDone = false
    for item in items where !isDone {
      isDone = true
      continuation.resume()
    }
  }
}
