func close() async throws {
  try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
    dispatch(Close(id: 1, onCompletion: { result in
      guard result.isKnown else { return }
      continuation.resume()
    }))
  }
}
