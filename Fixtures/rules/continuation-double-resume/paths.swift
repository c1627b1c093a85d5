func deferred() async {
  await withCheckedContinuation { continuation in // expect: continuation-double-resume
    defer { continuation.resume() }
    if isReady { continuation.resume() }
  }
}
func afterSwitch() async -> Int {
  await withCheckedContinuation { continuation in // expect: continuation-double-resume
    switch state {
    case .known(let value): continuation.resume(returning: value)
    case .unknown: break
    }
    continuation.resume(returning: 0)
  }
}
func timer() async {
  await withCheckedContinuation { continuation in // expect: continuation-double-resume
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.resume() }
  }
}
