import Foundation
import SwiftData
@Model final class Session { var analysis = ""; var isDone = false }
final class Service {
  func analyze(_ text: String) async throws -> String { try await request(text) }
  private func request(_ text: String) async throws -> String {
    let (data, _) = try await URLSession.shared.data(for: URLRequest(url: address))
    return text + String(decoding: data, as: UTF8.self)
  }
  func guess() async -> String { await model.guess() }
}
// A request, a stream, a sleep: long enough for the user to delete something.
@MainActor final class Screen {
  let service = Service()
  func analyze(_ session: Session) {
    Task {
      let analysis = try await service.analyze("a")
      session.analysis = analysis // expect-info: model-captured-in-task
    }
  }
  func follow(_ session: Session, _ words: AsyncStream<String>) {
    Task {
      for await word in words { session.analysis += word } // expect-info: model-captured-in-task
    }
  }
  func guess(_ session: Session) {
    Task {
      let analysis = await service.guess()
      session.analysis = analysis // expect-info: model-captured-in-task
    }
  }
}
