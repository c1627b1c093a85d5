import XCTest

// A test that has failed there already: who sees that is not misled by the hang.
final class LoaderSpy {
  var result: Result<Int, any Error>?
  var fallback: Int?

  func load() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in // expect-info: continuation-missing-resume
      guard let result else {
        XCTFail("no result")
        return
      }
      continuation.resume(with: result)
    }
  }

  func switched() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in // expect-info: continuation-missing-resume
      switch result {
      case .success(let value): continuation.resume(returning: value)
      case .failure(let error): continuation.resume(throwing: error)
      case .none: XCTFail("no result")
      }
    }
  }

  func silent() async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in // expect: continuation-missing-resume
      guard let fallback else { return }
      if fallback < 0 { XCTFail("negative") }
      continuation.resume(returning: fallback)
    }
  }
}
