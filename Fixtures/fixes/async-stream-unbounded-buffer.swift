// unsafe, mode 6
struct DownloadProgress: Sendable {}

func downloadProgress() -> AsyncStream<DownloadProgress> {
  AsyncStream { continuation in
    continuation.yield(DownloadProgress())
    continuation.finish()
  }
}
let (downloadStates, downloadContinuation) = AsyncStream.makeStream(of: DownloadProgress.self)
