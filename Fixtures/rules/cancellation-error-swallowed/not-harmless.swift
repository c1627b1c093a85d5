func fetch() async throws -> Int { 1 }
final class Feed {
  var failure: (any Error)?
  func load() async throws {
    do { _ = try await fetch() } catch { throw error }
    do { _ = try await fetch() } catch {
      if Task.isCancelled { return }
      failure = error
    }
    do { _ = try await fetch() } catch { failure = error } // expect: cancellation-error-swallowed
  }
}
