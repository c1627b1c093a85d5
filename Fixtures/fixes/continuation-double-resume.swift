// unsafe, mode 6
import Foundation

struct DownloadAPI {
  func get(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {}
}

func download(_ api: DownloadAPI) async throws -> Data {
  try await withCheckedThrowingContinuation { continuation in
    api.get { data, error in
      if let error {
        continuation.resume(throwing: error)
      }
      continuation.resume(returning: data ?? Data())
    }
  }
}
