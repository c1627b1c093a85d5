final class Transcriber {
  private let recognizer: Recognizer?
  init(recognizer: Recognizer?) { self.recognizer = recognizer }
  // What is asked for before is there.
  func transcribe() async throws -> String {
    let found = Recognizer.current
    guard found?.isAvailable == true else { throw Unavailable() }
    return try await withCheckedThrowingContinuation { continuation in
      found?.transcribe { continuation.resume(with: $0) }
    }
  }
  func transcribeAgain() async throws -> String {
    guard isAvailable() else { throw Unavailable() }
    return try await withCheckedThrowingContinuation { continuation in
      recognizer?.transcribe { continuation.resume(with: $0) }
    }
  }
  func transcribeUnasked() async throws -> String {
    guard isAllowed else { throw Unavailable() }
    return try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
      recognizer?.transcribe { continuation.resume(with: $0) }
    }
  }
  private var isAllowed: Bool { Settings.isAllowed }
  private func isAvailable() -> Bool { recognizer?.isAvailable ?? false }
}
