import Combine

final class MockFeed: ObservableObject {
  @Published var rows: [Int] = []
  func load() async { rows = [1] } // expect-info: published-mutated-off-main
}
