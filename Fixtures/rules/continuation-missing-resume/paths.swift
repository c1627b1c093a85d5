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
final class Screen {
  // The task does not hold 'self'.
  func ownerIsGone() {
    Task { [weak self] in
      await withCheckedContinuation { continuation in // expect: continuation-missing-resume
        DispatchQueue.main.async {
          guard let self else { return }
          self.show()
          continuation.resume()
        }
      }
    }
  }
  func withoutAnswer() async {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      api.get { [weak self] answer in
        guard let self, let answer else { return }
        self.show(answer)
        continuation.resume()
      }
    }
  }
  // Somebody may cancel what is kept.
  func pauseIsCancelled() async {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      pause = Task {
        try await Task.sleep(for: .seconds(1))
        continuation.resume()
      }
    }
  }
  func throwsAnother() async {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      Task {
        try await Task.sleep(for: .seconds(1))
        try check()
        continuation.resume()
      }
    }
  }
}
func asksNoFlag(_ limit: Int) async -> [Int] {
  let least = limit * 2
  return await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    api.get { values in
      guard values.count > least else { return }
      continuation.resume(returning: values)
    }
  }
}
func chained() async {
  let delegate = shared.delegate
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    delegate?.finish { continuation.resume() }
  }
}
func empty() async {
  await withCheckedContinuation { continuation in } // expect: continuation-missing-resume
}
