@MainActor final class Model {
  func load() async throws -> [Row] {
    try await Task.detached { try await api.rows() }.value // expect: detached-task
  }
  func decode() async -> Image {
    await Task.detached { render(data) }.value
  }
}
final class Archive {
  func pack() async {
    await Task.detached { compress() }.value // expect: detached-task
  }
}
