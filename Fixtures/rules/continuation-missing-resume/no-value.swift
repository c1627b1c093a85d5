struct Response {}
struct Missing: Error {}
func get(_ done: @escaping @Sendable (Response?, (any Error)?) -> Void) {}

// By custom, one of the two is there.
func response() async throws -> Response {
  try await withCheckedThrowingContinuation { continuation in // expect-info: continuation-missing-resume
    get { response, error in
      if let error {
        continuation.resume(throwing: error)
      } else if let response {
        continuation.resume(returning: response)
      }
    }
  }
}
// Here an error is left out.
func other() async throws -> Response {
  try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
    get { response, error in
      if let error {
        print(error)
      } else if let response {
        continuation.resume(returning: response)
      }
    }
  }
}
// And here nobody asks whether there is one.
func last() async throws -> Response {
  try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
    get { response, _ in
      if let response { continuation.resume(returning: response) }
    }
  }
}
