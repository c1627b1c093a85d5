// unsafe, mode 6
struct DownloadProgress: Sendable {}

func downloadProgress() -> AsyncStream<DownloadProgress> {
  AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
    continuation.yield(DownloadProgress())
    continuation.finish()
  }
}
let (downloadStates, downloadContinuation) = AsyncStream.makeStream(of: DownloadProgress.self, bufferingPolicy: .bufferingNewest(1))
