struct DownloadProgress {}
struct Message {}

func download() -> AsyncThrowingStream<DownloadProgress, any Error> {
  AsyncThrowingStream { continuation in // expect: async-stream-unbounded-buffer
    start { continuation.yield($0) }
  }
}
func typed() -> AsyncStream<DownloadProgress> {
  AsyncStream(DownloadProgress.self) { continuation in start { continuation.yield($0) } } // expect: async-stream-unbounded-buffer
}
func made() {
  let (stream, continuation) = AsyncStream<DownloadProgress>.makeStream() // expect: async-stream-unbounded-buffer
  use(stream, continuation)
}
func bounded() -> AsyncStream<DownloadProgress> {
  AsyncStream(bufferingPolicy: .bufferingOldest(10)) { continuation in start { continuation.yield($0) } }
}
func pulled() -> AsyncStream<DownloadProgress> { AsyncStream(unfolding: { await next() }) }
func messages() -> AsyncStream<Message> { AsyncStream { continuation in start { continuation.yield($0) } } }
/// What it gives is not known.
func unknown() { feed(AsyncStream { continuation in start { continuation.yield($0) } }) }
//- file: Tests/StreamTests.swift
import XCTest
func mocked() -> AsyncStream<DownloadProgress> { AsyncStream { continuation in continuation.finish() } }
