func missingElse() async {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    if isReady { continuation.resume() }
  }
}
func missingCase() async -> Int {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    api.get { result in
      switch result {
      case .success(let value): continuation.resume(returning: value)
      case .failure: break
      }
    }
  }
}
func missingInCatch() async -> Int {
  await withUnsafeContinuation { // expect: continuation-missing-resume
    do { $0.resume(returning: try read()) } catch { print(error) }
  }
}
func ownerIsGone() async {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.show()
      continuation.resume()
    }
  }
}
func empty() async {
  await withCheckedContinuation { continuation in } // expect: continuation-missing-resume
}
