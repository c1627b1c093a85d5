import Foundation
// Each error is an 'NSError'.
func read() async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    api.get { result in
      do {
        continuation.resume(returning: try result.get())
      } catch let error as NSError {
        continuation.resume(throwing: error)
      }
    }
  }
}
func readOther() async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
    api.get { result in
      do {
        continuation.resume(returning: try result.get())
      } catch let error as DecodingError {
        continuation.resume(throwing: error)
      }
    }
  }
}
