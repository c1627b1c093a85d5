import SwiftUI

@MainActor final class Model {
  var rows: [Int] = []
  func load() async throws {
    let loaded = try await fetch()
    await MainActor.run { rows = loaded } // expect: redundant-main-actor-run
    if loaded.isEmpty { try await MainActor.run { try check() } }
    let count = await MainActor.run { rows.count }
    print(count)
  }
  func reload() {
    Task {
      await MainActor.run { [weak self] in self?.rows = [] } // expect: redundant-main-actor-run
    }
  }
  func check() throws {}
}
struct Screen: View {
  let model: Model
  var body: some View {
    Text("Screen").task { await MainActor.run { model.rows = [] } } // expect: redundant-main-actor-run
  }
}
nonisolated func fetch() async throws -> [Int] {
  await MainActor.run { [1] }
}
