import Foundation
final class Download {
  let events: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  init() { (events, continuation) = AsyncStream.makeStream() }
  func start() {}
  func cancel() { continuation.finish() }
}
final class Connection {
  let events: AsyncStream<Int>
  private let continuation: AsyncStream<Int>.Continuation
  init() { (events, continuation) = AsyncStream.makeStream() }
  func start() {}
}
actor Downloads {
  private let connection: Download
  init(connection: Download) { self.connection = connection }
  // It ends with the download, and the queue has to hear of that.
  func add() {
    let download = Download()
    download.start()
    Task {
      for await event in download.events { process(event) }
      finish()
    }
  }
  // What nothing finishes, or the object keeps, may go on.
  func connect() {
    let connection = Connection()
    connection.start()
    Task {
      for await event in connection.events { process(event) } // expect-info: for-await-retains-self
    }
    Task {
      for await event in self.connection.events { process(event) }
    }
  }
  private func process(_ event: Int) {}
  private func finish() {}
}
